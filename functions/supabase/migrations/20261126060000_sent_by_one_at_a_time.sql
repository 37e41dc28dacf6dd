-- Nothing is sent again while it is being sent: it would arrive twice.

alter table public.email_outbox
  -- The end of the last sender's lease, whatever the next attempt has been put off or brought forward to.
  add column sending_until timestamptz;

-- As before, and the lease is noted.
create or replace function public.claim_email(contact jsonb default null, sweep boolean default false)
returns table (
  id uuid, kind text, attempt smallint, about jsonb, first_name text, last_name text, email text, phone text,
  subject text, message text, registration_type text, created_at timestamptz, acknowledged boolean
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  chosen uuid;
begin
  -- While an e-mail is locked, a correction of its request's address waits.
  if sweep then
    select o.id into chosen from public.email_outbox o
    left join public.registrations r on r.id = o.registration_id
    where o.sent_at is null and o.given_up_at is null and o.next_attempt_at <= now()
      and (o.recipient is null or o.recipient = r.mailbox)
    order by o.next_attempt_at limit 1
    for update of o skip locked;
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
      and (o.recipient is null or o.recipient = r.mailbox)
    order by o.kind desc limit 1
    for update of o skip locked;
  end if;

  update public.email_outbox o
    set attempts = o.attempts + 1,
        next_attempt_at = now() + (select s.mail_lease from private.contact_settings s),
        sending_until = now() + (select s.mail_lease from private.contact_settings s)
    where o.id = chosen;
  return query
    select o.id, o.kind, o.attempts, o.about, r.first_name::text, r.last_name::text, r.email::text,
      r.phone::text, r.subject::text, r.message, r.registration_type, r.created_at,
      exists (select from public.email_outbox a
        where a.registration_id = r.id and a.kind = 'acknowledgement' and a.recipient = r.mailbox)
    from public.email_outbox o left join public.registrations r on r.id = o.registration_id
    where o.id = chosen;
end $$;

-- As before, and the lease ends.
create or replace function public.record_email_failure(
  email_id uuid, attempt smallint, reason text, permanent boolean default false
) returns void
language sql security definer set search_path = '' as $$
  update public.email_outbox o
  set last_error = left(reason, 500),
      next_attempt_at = now() + least(interval '1 minute' * 2 ^ (o.attempts - 1), interval '6 hours'),
      given_up_at = coalesce(
        o.given_up_at, case when permanent or o.attempts >= s.mail_max_attempts then now() end),
      refused = permanent, sending_until = null
  from private.contact_settings s
  where o.id = email_id and o.attempts = attempt and o.sent_at is null;
$$;

-- As before, but not what is being sent; and always under another id: whoever sent it before changes nothing any more.
create or replace function public.resend_email(email_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  chosen public.email_outbox;
begin
  perform private.require_staff();
  select o.* into chosen from public.email_outbox o
    where o.id = email_id and not exists (
      select from public.registrations r where r.id = o.registration_id and o.recipient <> r.mailbox)
    for update;
  if not found then
    raise sqlstate 'PT404' using message = 'This e-mail is not there any more';
  end if;
  if chosen.sent_at is null and chosen.given_up_at is null and chosen.sending_until > now() then
    raise sqlstate 'PT409' using message = 'This e-mail is being sent';
  end if;
  update public.email_outbox o
    set id = gen_random_uuid(), queued_at = now(), told_at = null, attempts = 0, next_attempt_at = now(),
        sending_until = null, sent_at = null, given_up_at = null, last_error = null
    where o.id = email_id;
end $$;

-- As before, and what is taken for spam by mistake while it is being sent waits for the end of that. Its attempts stay
-- counted, so that none is taken for another.
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
    update public.email_outbox o set next_attempt_at = greatest(now(), o.sending_until), queued_at = now()
      where old.state = 'spam' and o.registration_id = new.id and o.next_attempt_at = 'infinity';
  end if;
  return new;
end $$;
