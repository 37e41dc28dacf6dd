-- Nothing waits unseen: an e-mail that is late or given up is shown, and the school told once.

alter table private.contact_settings
  add column mail_late_after interval not null default '15 minutes',
  add column alarm_every interval not null default '1 day';

alter table public.email_outbox
  drop constraint "kind is notification, correction or acknowledgement",
  add constraint "kind is notification, correction, acknowledgement or alarm"
    check (kind in ('notification', 'correction', 'acknowledgement', 'alarm')),
  alter column registration_id drop not null,
  add constraint "only an alarm is about no request" check ((kind = 'alarm') = (registration_id is null)),
  -- What an alarm tells: {"late": 3, "given_up": 1, "untold": 0}.
  add column about jsonb,
  -- When an alarm told of this e-mail.
  add column told_at timestamptz;

-- E-mails that should have left. One to an address that was corrected since is none of them.
create function private.troubled_emails() returns setof public.email_outbox
language sql stable set search_path = '' as $$
  select o.* from public.email_outbox o join public.registrations r on r.id = o.registration_id
  where o.sent_at is null and (o.recipient is null or o.recipient = r.mailbox)
    and (o.given_up_at is not null
      or o.queued_at < now() - (select s.mail_late_after from private.contact_settings s));
$$;

-- Requests of the last day that the school was not mailed about, for there were too many.
create function private.untold_requests() returns setof public.registrations
language sql stable set search_path = '' as $$
  select r.* from public.registrations r
  where r.state = 'new' and r.created_at > now() - interval '1 day'
    and not exists (select from public.email_outbox o where o.registration_id = r.id and o.kind = 'notification');
$$;

-- Counts, no person: for /healthz and the Studio.
create function public.mail_health() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'late', (select count(*) from private.troubled_emails() o where o.given_up_at is null),
    'given_up', (select count(*) from private.troubled_emails() o where o.given_up_at is not null),
    'untold', (select count(*) from private.untold_requests()));
$$;

-- Queues one e-mail to the school for whatever trouble it has not been told of.
create function private.watch_outbox() returns void
language plpgsql security definer set search_path = '' as $$
declare
  last_alarm timestamptz := (select o.queued_at from public.email_outbox o where o.kind = 'alarm');
begin
  if last_alarm > now() - (select s.alarm_every from private.contact_settings s)
    or not exists (select from private.troubled_emails() o where o.told_at is null
      union all select from private.untold_requests() r where r.created_at > coalesce(last_alarm, '-infinity'))
  then
    return;
  end if;
  insert into public.email_outbox (kind, about) values ('alarm', public.mail_health())
  on conflict (registration_id, kind, recipient) do update
    set id = gen_random_uuid(), about = excluded.about, queued_at = now(), attempts = 0,
        next_attempt_at = now(), sent_at = null, given_up_at = null, last_error = null;
  update public.email_outbox o set told_at = now()
    where o.told_at is null and o.id in (select t.id from private.troubled_emails() t);
end $$;

drop function public.claim_email(jsonb, boolean);
-- Leases one due e-mail: any in a sweep, otherwise one of the stored request with exactly this content.
-- An alarm comes without a request.
create function public.claim_email(contact jsonb default null, sweep boolean default false)
returns table (
  id uuid, kind text, attempt smallint, about jsonb, first_name text, last_name text, email text, phone text,
  subject text, message text, registration_type text, created_at timestamptz, acknowledged boolean
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  chosen uuid;
begin
  if sweep then
    select o.id into chosen from public.email_outbox o
    where o.sent_at is null and o.given_up_at is null and o.next_attempt_at <= now()
    order by o.next_attempt_at limit 1
    for update skip locked;
  else
    select o.id into chosen from public.registrations r
    join public.email_outbox o on o.registration_id = r.id
    where r.email = contact ->> 'email'
      and (r.first_name, r.last_name, r.phone, r.message, r.registration_type) = (
        contact ->> 'first_name', contact ->> 'last_name', contact ->> 'phone',
        contact ->> 'message', contact ->> 'registration_type'
      )
      and r.request_id::text = coalesce(contact ->> 'request_id', r.request_id::text)
      and o.sent_at is null and o.given_up_at is null and o.next_attempt_at <= now()
    order by o.kind desc limit 1
    for update of o skip locked;
  end if;

  update public.email_outbox o
    set attempts = o.attempts + 1,
        next_attempt_at = now() + (select s.mail_lease from private.contact_settings s)
    where o.id = chosen;
  return query
    select o.id, o.kind, o.attempts, o.about, r.first_name::text, r.last_name::text, r.email::text,
      r.phone::text, r.subject::text, r.message, r.registration_type, r.created_at,
      exists (select from public.email_outbox a where a.registration_id = r.id and a.kind = 'acknowledgement')
    from public.email_outbox o left join public.registrations r on r.id = o.registration_id
    where o.id = chosen;
end $$;

-- Every minute: looks for trouble, and has the function send what is due. Hosted, its address and key are
-- secrets of the vault (project_url, service_role_key); without them, or without pg_net, somebody else calls it.
create function private.sweep_emails() returns void
language plpgsql security definer set search_path = '' as $$
declare
  secrets jsonb;
begin
  perform private.watch_outbox();
  if to_regnamespace('net') is null or to_regclass('vault.decrypted_secrets') is null
    or not exists (select from public.email_outbox o
      where o.sent_at is null and o.given_up_at is null and o.next_attempt_at <= now())
  then
    return;
  end if;
  execute 'select jsonb_object_agg(name, decrypted_secret) from vault.decrypted_secrets
    where name in (''project_url'', ''service_role_key'')' into secrets;
  if secrets ->> 'project_url' is null or secrets ->> 'service_role_key' is null then
    raise warning 'E-mails wait: the vault lacks project_url or service_role_key';
    return;
  end if;
  execute 'select net.http_post(url := $1, headers := $2, body := $3)' using
    (secrets ->> 'project_url') || '/functions/v1/send-contact-email',
    jsonb_build_object('Content-Type', 'application/json',
      'Authorization', 'Bearer ' || (secrets ->> 'service_role_key')),
    '{"sweep": true}'::jsonb;
end $$;

revoke execute on function
  private.troubled_emails(), private.untold_requests(), private.watch_outbox(), private.sweep_emails()
from public;
revoke execute on function public.claim_email(jsonb, boolean) from public, anon, authenticated;
grant execute on function public.claim_email(jsonb, boolean) to service_role;
revoke execute on function public.mail_health() from public, service_role;
grant execute on function public.mail_health() to anon, authenticated;

-- Hosted Supabase has pg_cron and pg_net; on a laptop functions/local/schedule.ts calls the same function.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    perform cron.schedule('sweep-emails', '* * * * *', 'select private.sweep_emails()');
  end if;
end $$;
