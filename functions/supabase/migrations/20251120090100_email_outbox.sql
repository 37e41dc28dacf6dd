create table public.email_outbox (
  id uuid primary key default gen_random_uuid(),
  registration_id uuid not null references public.registrations on delete cascade,
  kind text not null check (kind in ('school', 'acknowledgement')),
  attempts smallint not null default 0,
  -- While an e-mail is being sent this is the end of the sender's lease: a killed sender's row comes back.
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Attempts are used up. The row stays, to be seen; clear this and `attempts` to try again.
  given_up_at timestamptz,
  last_error text check (char_length(last_error) <= 500),
  unique (registration_id, kind)
);
create index email_outbox_due on public.email_outbox (next_attempt_at)
  where sent_at is null and given_up_at is null;

alter table public.email_outbox enable row level security;
revoke all on public.email_outbox from public, anon, authenticated, service_role;
grant select, update on public.email_outbox to service_role;

-- Only people see the form: what filled the trap is a robot, and an acknowledgement would go to
-- whoever's address it used. Filling in too fast proves nothing, so that one is answered.
create function private.queue_emails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.email_outbox (registration_id, kind)
  select new.id, kind from unnest(array['school', 'acknowledgement']) kind
  where kind = 'school' or new.trap = '';
  return null;
end $$;
revoke execute on function private.queue_emails() from public;

create trigger queue_emails after insert on public.registrations
  for each row execute function private.queue_emails();

-- Leases one due e-mail: any in a sweep, otherwise one of the stored request with exactly this content.
create function public.claim_email(contact jsonb default null, sweep boolean default false)
returns table (
  id uuid, kind text, attempt smallint, first_name text, last_name text, email text, phone text,
  message text, registration_type text, suspicion text, created_at timestamptz
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

  return query
    update public.email_outbox o
    set attempts = o.attempts + 1,
        next_attempt_at = now() + (select s.mail_lease from private.contact_settings s)
    from public.registrations r
    where o.id = chosen and r.id = o.registration_id
    returning o.id, o.kind, o.attempts, r.first_name::text, r.last_name::text, r.email::text,
      r.phone::text, r.message, r.registration_type, r.suspicion, r.created_at;
end $$;

create function public.record_email_sent(email_id uuid) returns void
language sql security definer set search_path = '' as $$
  update public.email_outbox set sent_at = now(), last_error = null
  where id = email_id and sent_at is null;
$$;

-- The next attempt waits 1, 2, 4… minutes, six hours at most. A sender whose lease has passed to
-- another (`attempt` has moved on) changes nothing.
create function public.record_email_failure(
  email_id uuid, attempt smallint, reason text, permanent boolean default false
) returns void
language sql security definer set search_path = '' as $$
  update public.email_outbox o
  set last_error = left(reason, 500),
      next_attempt_at = now() + least(interval '1 minute' * 2 ^ (o.attempts - 1), interval '6 hours'),
      given_up_at = case when permanent or o.attempts >= s.mail_max_attempts then now() end
  from private.contact_settings s
  where o.id = email_id and o.attempts = attempt and o.sent_at is null;
$$;

revoke execute on function
  public.claim_email(jsonb, boolean),
  public.record_email_sent(uuid),
  public.record_email_failure(uuid, smallint, text, boolean)
from public, anon, authenticated;
grant execute on function
  public.claim_email(jsonb, boolean),
  public.record_email_sent(uuid),
  public.record_email_failure(uuid, smallint, text, boolean)
to service_role;
