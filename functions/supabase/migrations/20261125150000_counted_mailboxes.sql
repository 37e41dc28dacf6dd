-- An acknowledgement goes to the mailbox it was counted for, and to no other.

-- One person's mailbox, however its address is written: in small letters, without what follows a plus and, where
-- Google drops them too, without dots. The column below holds its results: who changes it writes that column anew.
create or replace function private.mailbox_of(address text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    regexp_replace(lower(regexp_replace(trim(address), '\+[^@]*@', '@')), '@googlemail\.com$', '@gmail.com'),
    '\.(?=[^@]*@gmail\.com$)', '', 'g');
$$;
-- Whoever writes a request executes it, as they do private.seen().
grant execute on function private.mailbox_of(text) to public;
alter table public.registrations
  alter column mailbox set expression as (private.mailbox_of(email));

-- What was counted for two ways of writing one mailbox, and is about one request, is counted for it once: the last sent.
delete from public.email_outbox o using public.email_outbox kept
  where kept.registration_id = o.registration_id and kept.kind = o.kind
    and private.mailbox_of(kept.recipient) = private.mailbox_of(o.recipient)
    and (coalesce(kept.sent_at, '-infinity'), kept.queued_at, kept.id)
      > (coalesce(o.sent_at, '-infinity'), o.queued_at, o.id);
update public.email_outbox o set recipient = private.mailbox_of(o.recipient)
  where o.recipient <> private.mailbox_of(o.recipient);

-- What waits for an address that was corrected since is given up, as a correction now does.
update public.email_outbox o set given_up_at = now()
  from public.registrations r
  where r.id = o.registration_id and o.recipient <> r.mailbox and o.sent_at is null and o.given_up_at is null;

-- The same request with other words takes the place of the first, however often. Whatever waits for its former
-- address is dropped; three times at most is the school told again when it was told, and another address written to.
create or replace function private.correct_registration(earlier public.registrations, sent public.registrations)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  corrected public.registrations;
begin
  update public.registrations r
    set (first_name, last_name, email, phone, message, registration_type, subject) =
      (sent.first_name, sent.last_name, sent.email, sent.phone, sent.message, sent.registration_type, sent.subject),
      trap = sent.trap, corrections = r.corrections + 1, changed_at = now()
    where r.id = earlier.id returning * into corrected;
  if corrected.mailbox <> earlier.mailbox then
    delete from public.email_outbox o
      where o.registration_id = earlier.id and o.recipient <> corrected.mailbox and o.attempts = 0;
    -- One that is on its way stays counted, and is not tried again.
    update public.email_outbox o set given_up_at = now()
      where o.registration_id = earlier.id and o.recipient <> corrected.mailbox and o.sent_at is null;
  end if;
  if corrected.state = 'spam' or corrected.corrections > 3 then
    return;
  end if;
  -- The admission's own lock: mails are counted one request at a time.
  perform pg_advisory_xact_lock(hashtextextended('contact requests of a day', 0));
  if exists (select from public.email_outbox o
      where o.registration_id = earlier.id and o.kind = 'notification' and o.attempts > 0)
    and private.may_mail('correction') then
    insert into public.email_outbox (registration_id, kind) values (earlier.id, 'correction')
    on conflict (registration_id, kind, recipient) do update
      set id = gen_random_uuid(), queued_at = now(), attempts = 0, next_attempt_at = now(),
          sent_at = null, given_up_at = null, last_error = null;
  end if;
  if corrected.mailbox <> earlier.mailbox and private.may_mail('acknowledgement', corrected.mailbox) then
    insert into public.email_outbox (registration_id, kind, recipient)
    values (earlier.id, 'acknowledgement', corrected.mailbox) on conflict do nothing;
  end if;
end $$;

-- As before, and an acknowledgement of an address that was corrected since is never handed out: the address
-- given is the request's, which was not counted. Nor is its visitor told to be acknowledged.
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
        next_attempt_at = now() + (select s.mail_lease from private.contact_settings s)
    where o.id = chosen;
  return query
    select o.id, o.kind, o.attempts, o.about, r.first_name::text, r.last_name::text, r.email::text,
      r.phone::text, r.subject::text, r.message, r.registration_type, r.created_at,
      exists (select from public.email_outbox a
        where a.registration_id = r.id and a.kind = 'acknowledgement' and a.recipient = r.mailbox)
    from public.email_outbox o left join public.registrations r on r.id = o.registration_id
    where o.id = chosen;
end $$;

-- As before, and what was given up while it was on its way stays so.
create or replace function public.record_email_failure(
  email_id uuid, attempt smallint, reason text, permanent boolean default false
) returns void
language sql security definer set search_path = '' as $$
  update public.email_outbox o
  set last_error = left(reason, 500),
      next_attempt_at = now() + least(interval '1 minute' * 2 ^ (o.attempts - 1), interval '6 hours'),
      given_up_at = coalesce(
        o.given_up_at, case when permanent or o.attempts >= s.mail_max_attempts then now() end),
      refused = permanent
  from private.contact_settings s
  where o.id = email_id and o.attempts = attempt and o.sent_at is null;
$$;

-- As before, but not to an address that was corrected since.
create or replace function public.resend_email(email_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff();
  update public.email_outbox o
  set id = case when o.sent_at is null then o.id else gen_random_uuid() end,
      attempts = 0, next_attempt_at = now(), sent_at = null, given_up_at = null, last_error = null
  where o.id = email_id and not exists (
    select from public.registrations r where r.id = o.registration_id and o.recipient <> r.mailbox);
  if not found then
    raise sqlstate 'PT404' using message = 'This e-mail is not there any more';
  end if;
end $$;

-- Everything that is kept of one person, told by their e-mail address: their requests, and what was mailed to them
-- about a request that has another address now.
create or replace function public.export_person(person text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  theirs text := private.mailbox_of(person);
begin
  perform private.require_staff();
  return jsonb_build_object(
    'person', theirs,
    'exported_at', now(),
    'requests', (
      select coalesce(jsonb_agg(
        to_jsonb(r) - 'search_text' - 'mailbox' - 'address_hash' - 'request_id'
        || jsonb_build_object(
          'emails', (select coalesce(jsonb_agg(to_jsonb(o) - 'registration_id' order by o.kind), '[]')
                     from public.email_outbox o where o.registration_id = r.id),
          'notes', (select coalesce(jsonb_agg(to_jsonb(n) - 'registration_id' order by n.created_at), '[]')
                    from public.request_notes n where n.registration_id = r.id))
        order by r.created_at
      ), '[]')
      from public.registrations r where r.mailbox = theirs),
    'emails', (
      select coalesce(jsonb_agg(to_jsonb(o) - 'registration_id' order by o.queued_at), '[]')
      from public.email_outbox o join public.registrations r on r.id = o.registration_id
      where o.recipient = theirs and r.mailbox <> theirs)
  );
end $$;

-- Erases what export_person shows; answers with the trace that stays.
create or replace function public.erase_person(person text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  requests uuid[];
  emails uuid[];
  trace public.erasures;
begin
  perform private.require_staff();
  select coalesce(array_agg(r.id), '{}') into requests
    from public.registrations r where r.mailbox = private.mailbox_of(person);
  select coalesce(array_agg(o.id), '{}') into emails
    from public.email_outbox o
    where o.registration_id = any(requests) or o.recipient = private.mailbox_of(person);
  if requests = '{}' and emails = '{}' then
    raise sqlstate 'PT404' using message = 'Nothing is kept of this person';
  end if;
  insert into public.erasures (erased_by, requests, emails, notes) values (
    auth.uid(),
    cardinality(requests),
    cardinality(emails),
    (select count(*) from public.request_notes n where n.registration_id = any(requests))
  ) returning * into trace;
  delete from public.email_outbox o where o.id = any(emails);
  delete from public.registrations r where r.id = any(requests);
  return to_jsonb(trace);
end $$;
