-- An alarm that did not leave has told nothing: it is tried until it leaves, every six hours at last.
update public.email_outbox set given_up_at = null, next_attempt_at = now() where kind = 'alarm' and given_up_at is not null;

-- As before otherwise, both.
create or replace function public.record_email_failure(
  email_id uuid, attempt smallint, reason text, permanent boolean default false
) returns void
language sql security definer set search_path = '' as $$
  update public.email_outbox o
  set last_error = left(reason, 500),
      -- Two to the ninth minutes are more than six hours.
      next_attempt_at = now() + least(interval '1 minute' * 2 ^ least(o.attempts - 1, 9), interval '6 hours'),
      given_up_at = coalesce(
        o.given_up_at,
        case when permanent or (o.attempts >= s.mail_max_attempts and o.kind <> 'alarm') then now() end),
      refused = permanent, sending_until = null
  from private.contact_settings s
  where o.id = email_id and o.attempts = attempt and o.sent_at is null;
$$;

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
  update public.email_outbox set given_up_at = now()
    where email_outbox.id in (
      select o.id from public.email_outbox o
      where o.sent_at is null and o.given_up_at is null and o.next_attempt_at <= now() and o.kind <> 'alarm'
        and o.attempts >= (select s.mail_max_attempts from private.contact_settings s)
      for update of o skip locked);

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
    where r.mailbox = private.mailbox_of(contact ->> 'email')
      and contact @> jsonb_strip_nulls(private.words_of(r))
      and (
        r.request_id::text = coalesce(contact ->> 'request_id', r.request_id::text)
        or r.request_id = private.id_with_words(contact ->> 'request_id', private.words_of(r)::text)
      )
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
