-- Of a day's requests and e-mails one network has a part: whoever rents a /48 of IPv6 has 256 homes in it, whose parts made
-- the whole. What is set aside as spam takes no room of other requests.
alter table private.contact_settings
  -- Requests from one home, and from its network: a school's classes may all stand behind one address.
  add column home_day_limit integer not null default 500,
  add column network_day_limit integer not null default 1000,
  -- Of mail_day_limit, about requests from one network.
  add column network_mail_day_limit integer not null default 60,
  -- Beside day_limit, which is the others'.
  add column spam_day_limit integer not null default 5000;

-- Forgotten after a day, as address_hash is.
alter table public.registrations add column network_hash text;
create index registrations_by_network on public.registrations (network_hash, created_at)
  where network_hash is not null;

create function private.keyed_hash(address text) returns text
language sql stable set search_path = '' as $$
  select encode(sha256(convert_to(s.address_salt || address, 'UTF8')), 'hex') from private.contact_settings s;
$$;

-- The wider network of a home: of IPv6 it holds 256 of the /48 that are rented.
create function private.network_of(address text) returns text
language sql immutable set search_path = '' as $$
  select network(set_masklen(address::inet, case family(address::inet) when 4 then 24 else 40 end))::text;
$$;

create or replace function private.visitor_hash(visitor jsonb) returns text
language plpgsql set search_path = '' as $$
begin
  perform set_config('request.headers', visitor::text, true);
  return private.keyed_hash(private.visitor_address());
end $$;

-- Passes where there is no such moment.
create or replace function private.refuse_until(moment timestamptz, reason text) returns void
language plpgsql set search_path = '' as $$
begin
  if moment is not null then
    raise sqlstate 'PT429' using
      message = reason,
      detail = greatest(1, ceil(extract(epoch from moment - now())))::text,
      hint = 'Try again in as many seconds as the details say.';
  end if;
end $$;

-- As before otherwise.
create or replace function private.admit_registration() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  settings private.contact_settings := (select s from private.contact_settings s);
  address text := private.visitor_address();
  allowed integer := case when address is null then settings.common_limit else settings.flood_limit end;
  call text := pg_current_xact_id()::text;
  words text := private.words_of(new)::text;
  earlier public.registrations;
  of_the_day integer;
begin
  if char_length(new.email) > 255 or char_length(concat(words, new.trap)) > 5000 then
    raise check_violation using message = 'A contact request is shorter than that';
  end if;
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
  of_the_day := case new.state when 'spam' then settings.spam_day_limit else settings.day_limit end;
  -- What nobody vouches for has one bucket, and no network.
  new.address_hash := coalesce(private.keyed_hash(address), 'nobody');
  new.network_hash := private.keyed_hash(private.network_of(address));

  perform pg_advisory_xact_lock(hashtextextended(new.address_hash, 0));
  perform private.refuse_until((
      select r.created_at + settings.flood_window from public.registrations r
      where r.address_hash = new.address_hash and r.created_at > now() - settings.flood_window
      order by r.created_at desc offset allowed - 1 limit 1),
    'Too many contact requests from this address');
  perform private.refuse_until((
      select r.created_at + interval '1 day' from public.registrations r
      where r.address_hash = nullif(new.address_hash, 'nobody') and r.created_at > now() - interval '1 day'
      order by r.created_at desc offset settings.home_day_limit - 1 limit 1),
    'Too many contact requests from this address today');

  perform pg_advisory_xact_lock(hashtextextended('contact requests of a day', 0));
  perform private.refuse_until((
      select r.created_at + interval '1 day' from public.registrations r
      where r.network_hash = new.network_hash and r.created_at > now() - interval '1 day'
      order by r.created_at desc offset settings.network_day_limit - 1 limit 1),
    'Too many contact requests from this network today');
  perform private.refuse_until((
      select r.created_at + interval '1 day' from public.registrations r
      where (r.state = 'spam') = (new.state = 'spam') and r.created_at > now() - interval '1 day'
      order by r.created_at desc offset of_the_day - 1 limit 1),
    'Too many contact requests today');
  return new;
end $$;

drop function private.may_mail(text, text, text);

-- Whether one more e-mail of a kind may be queued: about this request, and to its mailbox if the kind goes there.
create function private.may_mail(of_kind text, request public.registrations default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  settings private.contact_settings := (select s from private.contact_settings s);
  sent integer[];
begin
  select array[
      count(*) filter (where o.recipient = request.mailbox and o.queued_at > now() - interval '1 hour'),
      count(*) filter (where o.recipient = request.mailbox),
      count(*) filter (where r.address_hash = nullif(request.address_hash, 'nobody')),
      count(*) filter (where r.network_hash = request.network_hash),
      count(*)]
    into sent
    from public.email_outbox o left join public.registrations r on r.id = o.registration_id
    where o.kind = of_kind and o.queued_at > now() - interval '1 day';
  return sent[1] < settings.recipient_hour_limit and sent[2] < settings.recipient_day_limit
    and sent[3] < settings.home_mail_day_limit and sent[4] < settings.network_mail_day_limit
    and sent[5] < settings.mail_day_limit;
end $$;

revoke execute on function
  private.keyed_hash(text),
  private.network_of(text),
  private.may_mail(text, public.registrations)
from public;

-- As before otherwise, all.
create or replace function private.queue_emails_about(request public.registrations) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- The admission's own lock: mails are counted one request at a time.
  perform pg_advisory_xact_lock(hashtextextended('contact requests of a day', 0));
  if private.may_mail('notification', request) then
    insert into public.email_outbox (registration_id, kind) values (request.id, 'notification')
    on conflict do nothing;
  end if;
  if private.may_mail('acknowledgement', request) then
    insert into public.email_outbox (registration_id, kind, recipient)
    values (request.id, 'acknowledgement', request.mailbox) on conflict do nothing;
  end if;
end $$;

-- Each minute a hundred homes, whichever, the first request of each that waits: none is before another, and those that have
-- no part left keep the lock from nobody.
create or replace function private.queue_untold() returns void
language plpgsql security definer set search_path = '' as $$
declare
  request public.registrations;
begin
  for request in
    select r.* from public.registrations r
    where r.state = 'new' and r.id in (
      select distinct on (u.address_hash) u.id from private.untold_requests() u order by u.address_hash, u.created_at)
    order by random() limit 100
    for update skip locked
  loop
    exit when not private.may_mail('notification');
    perform private.queue_emails_about(request);
  end loop;
end $$;

create or replace function private.correct_registration(earlier public.registrations, sent public.registrations)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  corrected public.registrations;
begin
  update public.registrations r
    set (first_name, last_name, email, phone, message, registration_type, subject) =
      (sent.first_name, sent.last_name, sent.email, sent.phone, sent.message, sent.registration_type, sent.subject),
      trap = sent.trap, filled_in_ms = sent.filled_in_ms, corrections = r.corrections + 1, changed_at = now()
    where r.id = earlier.id returning * into corrected;
  if earlier.state = 'spam' and earlier.suspicion is not null and earlier.changed_by is null
    and corrected.suspicion is null then
    update public.registrations r set state = 'new' where r.id = earlier.id;
    return;
  end if;
  if corrected.mailbox <> earlier.mailbox then
    delete from public.email_outbox o
      where o.registration_id = earlier.id and o.recipient <> corrected.mailbox and o.attempts = 0;
    -- One that is on its way stays counted, and is tried again only once the request has its address again.
    update public.email_outbox o set given_up_at = case when o.recipient <> corrected.mailbox then now() end
      where o.registration_id = earlier.id and o.recipient is not null and o.sent_at is null;
  end if;
  if corrected.state = 'spam' or corrected.corrections > 3 then
    return;
  end if;
  -- The admission's own lock: mails are counted one request at a time.
  perform pg_advisory_xact_lock(hashtextextended('contact requests of a day', 0));
  if exists (select from public.email_outbox o
      where o.registration_id = earlier.id and o.kind = 'notification'
        and (o.sent_at is not null or o.sending_until > now()))
    and private.may_mail('correction', corrected) then
    insert into public.email_outbox (registration_id, kind) values (earlier.id, 'correction')
    on conflict (registration_id, kind, recipient) do update
      set id = gen_random_uuid(), queued_at = now(), told_at = null, attempts = 0, next_attempt_at = now(),
          sending_until = null, sent_at = null, given_up_at = null, last_error = null;
  end if;
  if corrected.mailbox <> earlier.mailbox and private.may_mail('acknowledgement', corrected) then
    insert into public.email_outbox (registration_id, kind, recipient)
    values (earlier.id, 'acknowledgement', corrected.mailbox) on conflict do nothing;
  end if;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end $$;

create or replace function private.purge_personal_data() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  deleted integer;
begin
  delete from public.registrations where delete_after < now();
  get diagnostics deleted = row_count;
  update public.registrations set address_hash = null, network_hash = null
    where address_hash is not null and created_at < now() - interval '1 day';
  delete from private.chat_counters where ends_at < now();
  delete from public.unanswered_questions
    where last_asked_at < now() - (select s.keep_questions_for from private.chat_settings s);
  return deleted;
end $$;

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
        to_jsonb(r) - 'search_text' - 'mailbox' - 'address_hash' - 'network_hash' - 'request_id'
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
