-- A request that comes under the id of one somebody is at work on is another, with an id of its own: whoever wrote it asks
-- for its e-mails by the id it was sent with, and was given none until the next sweep.
create function private.id_with_words(request_id text, words text) returns uuid
language sql immutable set search_path = '' as $$
  select md5(request_id || words)::uuid;
$$;
revoke execute on function private.id_with_words(text, text) from public;

-- As before otherwise, both.
create or replace function private.admit_registration() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  settings private.contact_settings := (select s from private.contact_settings s);
  address text := private.visitor_address();
  allowed integer := case when address is null then settings.common_limit else settings.flood_limit end;
  call text := pg_current_xact_id()::text;
  words text := private.words_of(new)::text;
  earlier public.registrations;
  nth timestamptz;
begin
  if current_setting('contact.call', true) = call then
    raise sqlstate 'PT400' using message = 'One contact request per call';
  end if;
  perform set_config('contact.call', call, true);

  new.delete_after := now() + settings.retention;
  new.answer_due := private.answer_due(now(), settings.answer_within);

  -- The same request sent twice at once is looked at once after the other.
  perform pg_advisory_xact_lock(hashtextextended(new.request_id::text, 0));
  select * into earlier from public.registrations r where r.request_id = new.request_id for update;
  if found and words <> private.words_of(earlier)::text then
    if earlier.state in ('new', 'spam') and earlier.corrections < 20 then
      perform private.correct_registration(earlier, new);
      return null;
    end if;
    new.request_id := private.id_with_words(new.request_id::text, words);
    perform from public.registrations r where r.request_id = new.request_id;
  end if;
  if found then
    return new; -- It collides: "already stored".
  end if;

  new.state := case when new.trap <> '' or new.filled_in_ms < 2000 then 'spam' else 'new' end;
  -- What nobody vouches for has one bucket, of a name that no address has.
  new.address_hash := encode(
    sha256(convert_to(settings.address_salt || coalesce(address, 'nobody'), 'UTF8')), 'hex');

  perform pg_advisory_xact_lock(hashtextextended(new.address_hash, 0));
  select r.created_at into nth from public.registrations r
    where r.address_hash = new.address_hash and r.created_at > now() - settings.flood_window
    order by r.created_at desc offset allowed - 1 limit 1;
  if found then
    perform private.refuse_until(nth + settings.flood_window, 'Too many contact requests from this address');
  end if;

  perform pg_advisory_xact_lock(hashtextextended('contact requests of a day', 0));
  select r.created_at into nth from public.registrations r
    where r.created_at > now() - interval '1 day'
    order by r.created_at desc offset settings.day_limit - 1 limit 1;
  if found then
    perform private.refuse_until(nth + interval '1 day', 'Too many contact requests today');
  end if;
  return new;
end $$;

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
      where o.sent_at is null and o.given_up_at is null and o.next_attempt_at <= now()
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
