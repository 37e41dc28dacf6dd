-- Judging a request can be undone, says who did it, and finds those whose e-mails did not leave.

alter table public.registrations
  -- Who of staff changed it last; nobody yet when it is null.
  add column changed_by public.one_line;
grant select (changed_by) on public.registrations to authenticated;

-- What waits for a request that turns out to be spam is held back, for as long as it is.
create or replace function private.note_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.changed_at := now();
  new.changed_by := lower(auth.jwt() ->> 'email');
  if new.state is distinct from old.state then
    new.answered_at := case when new.state = 'answered' then now() end;
    -- One more attempt: whoever is sending it at this moment has lost the lease.
    update public.email_outbox o set next_attempt_at = 'infinity', attempts = o.attempts + 1
      where new.state = 'spam' and o.registration_id = new.id and o.sent_at is null and o.given_up_at is null;
    update public.email_outbox o set next_attempt_at = now(), queued_at = now(), attempts = 0
      where old.state = 'spam' and o.registration_id = new.id and o.next_attempt_at = 'infinity';
  end if;
  return new;
end $$;

create or replace function private.note_added() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.registrations set changed_at = now(), changed_by = new.author where id = new.registration_id;
  return null;
end $$;

create or replace function private.troubled_emails() returns setof public.email_outbox
language sql stable set search_path = '' as $$
  select o.* from public.email_outbox o join public.registrations r on r.id = o.registration_id
  where o.sent_at is null and (o.recipient is null or o.recipient = r.mailbox) and r.state <> 'spam'
    and (o.given_up_at is not null
      or o.queued_at < now() - (select s.mail_late_after from private.contact_settings s));
$$;

-- Requests with an e-mail that should have left, the newest first; as many as an address can name.
create function public.troubled_requests() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(t.id), '[]') from (
      select r.id from public.registrations r
      where r.id in (select e.registration_id from private.troubled_emails() e)
      order by r.created_at desc limit 100
    ) t
  );
end $$;
revoke execute on function public.troubled_requests() from public, anon, service_role;
grant execute on function public.troubled_requests() to authenticated;
