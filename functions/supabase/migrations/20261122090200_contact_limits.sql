-- Limits that every door passes through, for they stand where requests are stored.

alter table private.contact_settings
  -- Of all that nobody vouches for an address of, together, in flood_window: shared, so stricter.
  add column common_limit integer not null default 30,
  -- Requests stored in 24 hours, of everybody.
  add column day_limit integer not null default 20000,
  -- Acknowledgements to one mailbox, for an hour and for 24.
  add column recipient_hour_limit integer not null default 1,
  add column recipient_day_limit integer not null default 3,
  -- E-mails of each kind in 24 hours, to everybody.
  add column mail_day_limit integer not null default 300;

alter table public.registrations
  -- How often the same request was sent again with other words, by the browser that drew its id.
  add column corrections smallint not null default 0,
  alter column answer_due set not null;
create index registrations_by_moment on public.registrations (created_at);

alter table public.email_outbox
  add column queued_at timestamptz not null default now(),
  -- The mailbox an acknowledgement goes to: it is counted there, whatever becomes of the request.
  add column recipient text,
  drop constraint email_outbox_registration_id_kind_key,
  drop constraint "kind is notification or acknowledgement",
  add constraint "kind is notification, correction or acknowledgement"
    check (kind in ('notification', 'correction', 'acknowledgement'));
update public.email_outbox o set recipient = r.mailbox, queued_at = r.created_at
  from public.registrations r where r.id = o.registration_id and o.kind = 'acknowledgement';
alter table public.email_outbox
  add constraint "one e-mail of each kind, one acknowledgement for each mailbox"
    unique nulls not distinct (registration_id, kind, recipient);
create index email_outbox_by_recipient on public.email_outbox (recipient, queued_at);
create index email_outbox_by_kind on public.email_outbox (kind, queued_at);

-- As before, and an IPv4 address written as IPv6 (::ffff:192.0.2.1) is that IPv4 address.
create or replace function private.visitor_address() returns text
language plpgsql stable set search_path = '' as $$
declare
  headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  settings private.contact_settings := (select s from private.contact_settings s);
  written text := headers ->> settings.address_header;
  address inet;
begin
  if headers ->> 'x-proxy-secret' = settings.proxy_secret then
    written := headers ->> 'x-visitor-address';
  end if;
  if not pg_input_is_valid(written, 'inet') then
    return null;
  end if;
  address := written::inet;
  if address <<= '::ffff:0:0/96'::inet then
    address := regexp_replace(host(address), '^::ffff:', '')::inet;
  end if;
  return network(set_masklen(address, case family(address) when 4 then 32 else 64 end));
end $$;

-- Refuses with the seconds to wait as the error's details.
create function private.refuse_until(moment timestamptz, reason text) returns void
language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PT429' using
    message = reason,
    detail = greatest(1, ceil(extract(epoch from moment - now())))::text,
    hint = 'Try again in as many seconds as the details say.';
end $$;

create or replace function private.admit_registration() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  settings private.contact_settings := (select s from private.contact_settings s);
  address text := private.visitor_address();
  allowed integer := case when address is null then settings.common_limit else settings.flood_limit end;
  call text := pg_current_xact_id()::text;
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
  if found then
    if (earlier.first_name, earlier.last_name, earlier.email, earlier.phone, earlier.message,
        earlier.registration_type, earlier.subject)
      is not distinct from
      (new.first_name, new.last_name, new.email, new.phone, new.message, new.registration_type, new.subject)
    then
      return new; -- It collides: "already stored".
    end if;
    if earlier.state in ('new', 'spam') and earlier.corrections < 20 then
      perform private.correct_registration(earlier, new);
      return null;
    end if;
    new.request_id := gen_random_uuid(); -- Somebody is at work on the first: this is another.
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

-- Whether one more e-mail of a kind may be queued, to this mailbox or to the school.
create function private.may_mail(of_kind text, mailbox text default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  settings private.contact_settings := (select s from private.contact_settings s);
  sent integer[];
begin
  select array[
      count(*) filter (where o.recipient = mailbox and o.queued_at > now() - interval '1 hour'),
      count(*) filter (where o.recipient = mailbox),
      count(*)]
    into sent from public.email_outbox o where o.kind = of_kind and o.queued_at > now() - interval '1 day';
  return sent[1] < settings.recipient_hour_limit and sent[2] < settings.recipient_day_limit
    and sent[3] < settings.mail_day_limit;
end $$;

-- A request that looks like a robot's mails nobody: staff judge it. A mailbox that has had its
-- acknowledgement gets no other, and only the school is told.
create or replace function private.queue_emails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.state = 'spam' then
    return null;
  end if;
  if private.may_mail('notification') then
    insert into public.email_outbox (registration_id, kind) values (new.id, 'notification');
  end if;
  if private.may_mail('acknowledgement', new.mailbox) then
    insert into public.email_outbox (registration_id, kind, recipient)
    values (new.id, 'acknowledgement', new.mailbox);
  end if;
  return null;
end $$;

-- The same request with other words takes the place of the first. The school is told again when it was told,
-- three times at most.
create function private.correct_registration(earlier public.registrations, sent public.registrations)
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
  if corrected.mailbox <> earlier.mailbox then
    delete from public.email_outbox o
      where o.registration_id = earlier.id and o.recipient <> corrected.mailbox and o.attempts = 0;
    -- One that is on its way stays counted, and is not tried again.
    update public.email_outbox o set given_up_at = now()
      where o.registration_id = earlier.id and o.recipient <> corrected.mailbox and o.sent_at is null;
    if private.may_mail('acknowledgement', corrected.mailbox) then
      insert into public.email_outbox (registration_id, kind, recipient)
      values (earlier.id, 'acknowledgement', corrected.mailbox) on conflict do nothing;
    end if;
  end if;
end $$;

revoke execute on function
  private.refuse_until(timestamptz, text),
  private.may_mail(text, text),
  private.correct_registration(public.registrations, public.registrations)
from public;
