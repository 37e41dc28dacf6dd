-- Written by a test from what the migrations make: nothing runs this.

create table email_outbox (
  id uuid not null default gen_random_uuid(),
  registration_id uuid,
  kind text not null,
  attempts smallint not null default 0,
  next_attempt_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  given_up_at timestamp with time zone,
  last_error text,
  queued_at timestamp with time zone not null default now(),
  recipient text,
  about jsonb,
  told_at timestamp with time zone,
  refused boolean not null default false,
  sending_until timestamp with time zone,
  constraint email_outbox_last_error_check CHECK ((char_length(last_error) <= 500)),
  constraint email_outbox_pkey PRIMARY KEY (id),
  constraint email_outbox_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registrations(id) ON DELETE CASCADE,
  constraint "kind is notification, correction, acknowledgement or alarm" CHECK ((kind = ANY (ARRAY['notification'::text, 'correction'::text, 'acknowledgement'::text, 'alarm'::text]))),
  constraint "one e-mail of each kind, one acknowledgement for each mailbox" UNIQUE NULLS NOT DISTINCT (registration_id, kind, recipient),
  constraint "only an alarm is about no request" CHECK (((kind = 'alarm'::text) = (registration_id IS NULL)))
);

create table erasures (
  id uuid not null default gen_random_uuid(),
  erased_at timestamp with time zone not null default now(),
  erased_by uuid not null,
  requests integer not null,
  emails integer not null,
  notes integer not null,
  constraint erasures_pkey PRIMARY KEY (id)
);

create table private.chat_counters (
  name text not null,
  questions integer not null default 0,
  ends_at timestamp with time zone not null,
  constraint chat_counters_pkey PRIMARY KEY (name)
);

create table private.chat_settings (
  only_row boolean not null default true,
  visitor_limit integer not null default 20,
  visitor_window interval not null default '00:01:00'::interval,
  day_budget integer not null default 2000,
  keep_questions_for interval not null default '90 days'::interval,
  questions_kept_a_day integer not null default 200,
  reopen_questions_after interval not null default '7 days'::interval,
  visitor_day_budget integer not null default 200,
  common_limit integer not null default 600,
  visitor_questions_kept_a_day integer not null default 20,
  network_day_budget integer not null default 600,
  network_questions_kept_a_day integer not null default 60,
  constraint chat_settings_only_row_check CHECK (only_row),
  constraint chat_settings_pkey PRIMARY KEY (only_row)
);

create table private.contact_settings (
  only_row boolean not null default true,
  retention interval not null default '2 years'::interval,
  address_header text default 'cf-connecting-ip'::text,
  proxy_secret text,
  address_salt text not null default (gen_random_uuid())::text,
  flood_limit integer not null default 10,
  flood_window interval not null default '00:10:00'::interval,
  mail_lease interval not null default '00:05:00'::interval,
  mail_max_attempts smallint not null default 20,
  answer_within interval not null default '24:00:00'::interval,
  common_limit integer not null default 30,
  day_limit integer not null default 20000,
  recipient_hour_limit integer not null default 1,
  recipient_day_limit integer not null default 3,
  mail_day_limit integer not null default 300,
  mail_late_after interval not null default '00:15:00'::interval,
  alarm_every interval not null default '1 day'::interval,
  home_mail_day_limit integer not null default 30,
  home_day_limit integer not null default 500,
  network_day_limit integer not null default 1000,
  network_mail_day_limit integer not null default 60,
  spam_day_limit integer not null default 5000,
  constraint "an answer takes an hour to 100 days" CHECK (((answer_within >= '01:00:00'::interval) AND (answer_within <= '100 days'::interval))),
  constraint contact_settings_only_row_check CHECK (only_row),
  constraint contact_settings_pkey PRIMARY KEY (only_row),
  constraint contact_settings_proxy_secret_check CHECK ((length(proxy_secret) >= 16))
);

create table private.kept_readings (
  name text not null,
  reading json not null,
  kept_at timestamp with time zone not null default now(),
  constraint kept_readings_pkey PRIMARY KEY (name)
);

create table registrations (
  id uuid not null default gen_random_uuid(),
  first_name one_line not null,
  last_name one_line not null,
  email one_line not null,
  phone one_line not null,
  message text not null,
  registration_type text not null,
  created_at timestamp with time zone not null default now(),
  request_id uuid not null default gen_random_uuid(),
  trap text not null default ''::text,
  filled_in_ms integer,
  suspicion text generated always as (
CASE
    WHEN (trap <> ''::text) THEN 'trap filled'::text
    WHEN (filled_in_ms < 2000) THEN 'filled too fast'::text
    ELSE NULL::text
END) stored,
  address_hash text,
  delete_after timestamp with time zone not null,
  subject one_line,
  state text not null default 'new'::text,
  assignee one_line,
  answered_at timestamp with time zone,
  answer_due timestamp with time zone not null,
  changed_at timestamp with time zone not null default now(),
  mailbox text generated always as (private.mailbox_of((email)::text)) stored,
  corrections smallint not null default 0,
  changed_by one_line,
  search_text text generated always as (((replace(private.fold((((((((((((first_name)::text || ' '::text) || (last_name)::text) || ' '::text) || (email)::text) || ' '::text) || (phone)::text) || ' '::text) || COALESCE((subject)::text, ''::text)) || ' '::text) || message)), '’'::text, ''''::text) || ' '::text) || regexp_replace((phone)::text, '\(0\)|\D'::text, ''::text, 'g'::text))) stored,
  network_hash text,
  judged boolean not null default false,
  correction_due timestamp with time zone,
  constraint "10 characters of the message are seen" CHECK ((char_length(private.seen(message)) >= 10)),
  constraint "email has at most 64 characters before the @" CHECK ((POSITION(('@'::text) IN (email)) <= 65)) NOT VALID,
  constraint "email is an address of at most 255 characters" CHECK (((char_length((email)::text) <= 255) AND ((email)::text ~ '^([A-Za-z0-9_''+-]+\.)*[A-Za-z0-9_''+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$'::text))),
  constraint "first name has 1 to 100 characters" CHECK (((char_length((first_name)::text) >= 1) AND (char_length((first_name)::text) <= 100))),
  constraint "first name is seen" CHECK ((private.seen((first_name)::text) <> ''::text)),
  constraint "last name has 1 to 100 characters" CHECK (((char_length((last_name)::text) >= 1) AND (char_length((last_name)::text) <= 100))),
  constraint "last name is seen" CHECK ((private.seen((last_name)::text) <> ''::text)),
  constraint "message has 10 to 1000 characters" CHECK ((((char_length(message) >= 10) AND (char_length(message) <= 1000)) AND (message !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'::text) AND (message !~ '^\s|\s$'::text))),
  constraint "one row per request" UNIQUE (request_id),
  constraint "phone has 8 to 20 characters, 6 of them digits" CHECK ((((char_length((phone)::text) >= 8) AND (char_length((phone)::text) <= 20)) AND ((phone)::text ~ '([0-9][^0-9]*){6}'::text))),
  constraint "registration type is school or company" CHECK ((registration_type = ANY (ARRAY['school'::text, 'company'::text]))),
  constraint registrations_assignee_fkey FOREIGN KEY (assignee) REFERENCES staff(email) ON UPDATE CASCADE ON DELETE SET NULL,
  constraint registrations_filled_in_ms_check CHECK ((filled_in_ms >= 0)),
  constraint registrations_pkey PRIMARY KEY (id),
  constraint registrations_trap_check CHECK ((char_length(trap) <= 1000)),
  constraint "state is new, in progress, answered or spam" CHECK ((state = ANY (ARRAY['new'::text, 'in_progress'::text, 'answered'::text, 'spam'::text]))),
  constraint "subject has 1 to 200 characters" CHECK (((char_length((subject)::text) >= 1) AND (char_length((subject)::text) <= 200)))
);

create table request_notes (
  id uuid not null default gen_random_uuid(),
  registration_id uuid not null,
  author one_line not null default lower((auth.jwt() ->> 'email'::text)),
  text text not null,
  created_at timestamp with time zone not null default now(),
  constraint "a note has 1 to 4000 characters" CHECK ((((char_length(text) >= 1) AND (char_length(text) <= 4000)) AND (text !~ '^\s*$'::text))),
  constraint "a note is seen" CHECK ((private.seen(text) <> ''::text)),
  constraint request_notes_pkey PRIMARY KEY (id),
  constraint request_notes_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registrations(id) ON DELETE CASCADE
);

create table staff (
  email one_line not null,
  name one_line not null,
  added_at timestamp with time zone not null default now(),
  constraint "email is an address in small letters" CHECK ((((email)::text = lower((email)::text)) AND ((email)::text ~ '^[^@\s]+@[^@\s]+$'::text))),
  constraint "name has 1 to 100 characters" CHECK (((char_length((name)::text) >= 1) AND (char_length((name)::text) <= 100))),
  constraint staff_pkey PRIMARY KEY (email)
);

create table unanswered_questions (
  id uuid not null default gen_random_uuid(),
  question one_line not null,
  key text generated always as (private.question_key((question)::text)) stored,
  times integer not null default 1,
  unhelpful boolean not null default false,
  last_answer uuid not null,
  state text not null default 'open'::text,
  first_asked_at timestamp with time zone not null default now(),
  last_asked_at timestamp with time zone not null default now(),
  closed_at timestamp with time zone,
  closed_by one_line,
  apart boolean not null default false,
  answered_by text,
  constraint "question has 1 to 300 characters" CHECK (((char_length((question)::text) >= 1) AND (char_length((question)::text) <= 300))),
  constraint "state is open, written, added or off topic" CHECK ((state = ANY (ARRAY['open'::text, 'written'::text, 'added'::text, 'off_topic'::text]))),
  constraint unanswered_questions_key_key UNIQUE (key),
  constraint unanswered_questions_pkey PRIMARY KEY (id),
  constraint "what was answered has 1 to 600 characters" CHECK (((char_length(answered_by) >= 1) AND (char_length(answered_by) <= 600)))
);

CREATE INDEX chat_counters_ends_at ON private.chat_counters USING btree (ends_at);

CREATE INDEX email_outbox_by_kind ON public.email_outbox USING btree (kind, queued_at);

CREATE INDEX email_outbox_by_recipient ON public.email_outbox USING btree (recipient, queued_at);

CREATE INDEX email_outbox_due ON public.email_outbox USING btree (next_attempt_at) WHERE ((sent_at IS NULL) AND (given_up_at IS NULL));

CREATE INDEX registrations_by_address ON public.registrations USING btree (address_hash, created_at) WHERE (address_hash IS NOT NULL);

CREATE INDEX registrations_by_change ON public.registrations USING btree (changed_at);

CREATE INDEX registrations_by_mailbox ON public.registrations USING btree (mailbox, created_at);

CREATE INDEX registrations_by_moment ON public.registrations USING btree (created_at);

CREATE INDEX registrations_by_network ON public.registrations USING btree (network_hash, created_at) WHERE (network_hash IS NOT NULL);

CREATE INDEX registrations_by_state ON public.registrations USING btree (state, created_at DESC);

CREATE INDEX registrations_delete_after ON public.registrations USING btree (delete_after);

CREATE INDEX request_notes_of ON public.request_notes USING btree (registration_id, created_at);

CREATE INDEX unanswered_questions_by_first ON public.unanswered_questions USING btree (first_asked_at);

CREATE INDEX unanswered_questions_by_state ON public.unanswered_questions USING btree (state, last_asked_at DESC);

CREATE TRIGGER admit_registration BEFORE INSERT ON registrations FOR EACH ROW EXECUTE FUNCTION private.admit_registration();

CREATE TRIGGER note_change BEFORE UPDATE OF state, assignee, answered_at, judged ON registrations FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION private.note_change();

CREATE TRIGGER queue_emails AFTER INSERT OR UPDATE OF state ON registrations FOR EACH ROW WHEN (new.state = 'new'::text) EXECUTE FUNCTION private.queue_emails();

CREATE TRIGGER note_added AFTER INSERT ON request_notes FOR EACH ROW EXECUTE FUNCTION private.note_added();

CREATE TRIGGER end_staff_account AFTER DELETE OR UPDATE OF email ON staff FOR EACH ROW EXECUTE FUNCTION private.end_staff_account();

CREATE OR REPLACE FUNCTION public.admit_chat_question(visitor jsonb DEFAULT '{}'::jsonb)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  settings private.chat_settings := (select s from private.chat_settings s);
  hash text := private.visitor_hash(visitor);
begin
  return private.count_question(
    'visitor ' || coalesce(hash, 'nobody'),
    case when hash is null then settings.common_limit else settings.visitor_limit end,
    now() + settings.visitor_window);
end $function$
;

CREATE OR REPLACE FUNCTION public.before_user_created(event jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case
    when exists (select from public.staff s where s.email = lower(event #>> '{user,email}')) then '{}'::jsonb
    else jsonb_build_object('error', jsonb_build_object(
      'http_code', 403,
      'message', 'Cette adresse ne figure pas sur la liste des personnes autorisées.'
    ))
  end;
$function$
;

CREATE OR REPLACE FUNCTION public.claim_email(contact jsonb DEFAULT NULL::jsonb, sweep boolean DEFAULT false)
 RETURNS TABLE(id uuid, kind text, attempt smallint, about jsonb, first_name text, last_name text, email text, phone text, subject text, message text, registration_type text, created_at timestamp with time zone, acknowledged boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION public.count_model_call(visitor jsonb DEFAULT '{}'::jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  settings private.chat_settings := (select s from private.chat_settings s);
begin
  return private.has_part(visitor, 'day', settings.visitor_day_budget, settings.network_day_budget)
    and private.count_question('day', settings.day_budget, date_trunc('day', now()) + interval '1 day') = 0;
end $function$
;

CREATE OR REPLACE FUNCTION public.erase_person(person text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  theirs text := private.mailbox_of(person);
  requests uuid[];
  emails uuid[];
  trace public.erasures;
begin
  perform private.require_staff();
  select coalesce(array_agg(r.id), '{}') into requests
    from (select r.id from public.registrations r where r.mailbox = theirs order by r.id for update) r;
  select coalesce(array_agg(o.id), '{}') into emails
    from public.email_outbox o where o.registration_id = any(requests) or o.recipient = theirs;
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
end $function$
;

CREATE OR REPLACE FUNCTION public.erase_question(id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  delete from public.unanswered_questions q where q.id = erase_question.id;
end $function$
;

CREATE OR REPLACE FUNCTION public.export_person(person text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION public.is_staff()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.staff s where s.email = lower(auth.jwt() ->> 'email'))
    and not coalesce(auth.jwt() -> 'amr' @> '[{"method": "password"}]', false);
$function$
;

CREATE OR REPLACE FUNCTION public.judge_questions(ids jsonb, verdict text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  changed jsonb;
begin
  perform private.require_staff();
  with judged as (
    update public.unanswered_questions q set
      state = verdict,
      closed_at = case when verdict <> 'open' then now() end,
      closed_by = case when verdict <> 'open' then lower(auth.jwt() ->> 'email') end
    where q.id in (select asked.value::uuid from jsonb_array_elements_text(ids) asked)
      and (q.state = 'open') <> (verdict = 'open')
    returning q.id
  )
  select coalesce(jsonb_agg(judged.id), '[]') into changed from judged;
  return changed;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_question(question text, answer uuid, unhelpful boolean DEFAULT false, answered_by text DEFAULT NULL::text, visitor jsonb DEFAULT '{}'::jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  settings private.chat_settings := (select s from private.chat_settings s);
  asked_key text := private.question_key(keep_question.question);
  said text := nullif(left(keep_question.answered_by, 600), '');
begin
  if asked_key = '' then
    return true;
  end if;
  -- One after the other: together they could be more than a day's.
  perform pg_advisory_xact_lock(hashtext('public.unanswered_questions'));
  update public.unanswered_questions q set
    times = q.times + case when q.last_answer = keep_question.answer then 0 else 1 end,
    unhelpful = q.unhelpful or keep_question.unhelpful,
    answered_by = coalesce(said, q.answered_by),
    last_answer = keep_question.answer,
    last_asked_at = now(),
    state = case
      when q.state in ('written', 'added') and q.closed_at < now() - settings.reopen_questions_after then 'open'
      else q.state
    end
  where q.key = asked_key;
  if found then
    return true;
  end if;
  if settings.questions_kept_a_day <= (
    select count(*) from public.unanswered_questions q where q.first_asked_at > now() - interval '1 day'
  ) then
    return false;
  end if;
  if not private.has_part(
    visitor, 'kept', settings.visitor_questions_kept_a_day, settings.network_questions_kept_a_day) then
    return false;
  end if;
  insert into public.unanswered_questions (question, last_answer, unhelpful, answered_by)
    values (keep_question.question, keep_question.answer, keep_question.unhelpful, said);
  return true;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_reading(name text, reading json)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from private.kept_readings k
  where k.name not in (select o.name from private.kept_readings o order by o.kept_at desc limit 3);
  insert into private.kept_readings (name, reading) values (keep_reading.name, keep_reading.reading)
  on conflict on constraint kept_readings_pkey do update set reading = excluded.reading, kept_at = now();
$function$
;

CREATE OR REPLACE FUNCTION public.kept_reading(name text)
 RETURNS json
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select k.reading from private.kept_readings k where k.name = kept_reading.name
$function$
;

CREATE OR REPLACE FUNCTION public.mail_health()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'late', (select count(*) from private.troubled_emails() o where o.given_up_at is null),
    'given_up', (select count(*) from private.troubled_emails() o where o.given_up_at is not null),
    'untold', (select count(*) from private.untold_requests()));
$function$
;

CREATE OR REPLACE FUNCTION private.admit_registration()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION private.answer_due(since timestamp with time zone, within interval)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  local timestamp := since at time zone 'Europe/Brussels';
  step interval;
begin
  loop
    while extract(isodow from local) > 5 or private.is_public_holiday(local::date) loop
      local := date_trunc('day', local) + interval '1 day';
    end loop;
    step := least(within, date_trunc('day', local) + interval '1 day' - local);
    local := local + step;
    within := within - step;
    exit when within <= interval '0';
  end loop;
  return local at time zone 'Europe/Brussels';
end $function$
;

CREATE OR REPLACE FUNCTION private.correct_registration(earlier registrations, sent registrations)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  corrected public.registrations;
begin
  -- The admission's own lock, before any e-mail is touched, as the watch takes it.
  perform pg_advisory_xact_lock(hashtextextended('contact requests of a day', 0));
  -- Who takes it up at this moment has read the words that were.
  perform from public.email_outbox o
    where o.registration_id = earlier.id and o.kind = 'notification' for update;
  update public.registrations r
    set (first_name, last_name, email, phone, message, registration_type, subject) =
      (sent.first_name, sent.last_name, sent.email, sent.phone, sent.message, sent.registration_type, sent.subject),
      trap = sent.trap, filled_in_ms = sent.filled_in_ms, corrections = r.corrections + 1, changed_at = now(),
      -- The first three at once, others an hour after the last that was told, or that is on its way.
      correction_due = case when exists (select from public.email_outbox o
          where o.registration_id = r.id and o.kind = 'notification'
            and (o.sent_at is not null or o.sending_until > now()))
        then coalesce((select coalesce(o.sent_at, case when o.sending_until > now() then now() end) + interval '1 hour'
          from public.email_outbox o
          where o.registration_id = r.id and o.kind = 'correction' and r.corrections >= 3), now()) end
    where r.id = earlier.id returning * into corrected;
  if earlier.state = 'spam' and earlier.suspicion is not null and not earlier.judged
    and corrected.suspicion is null then
    update public.registrations r set state = 'new' where r.id = earlier.id returning * into corrected;
    update public.email_outbox o set next_attempt_at = greatest(now(), o.sending_until), queued_at = now()
      where o.registration_id = earlier.id and o.next_attempt_at = 'infinity';
  end if;
  if corrected.mailbox <> earlier.mailbox then
    delete from public.email_outbox o
      where o.registration_id = earlier.id and o.recipient <> corrected.mailbox and o.attempts = 0;
    -- One that is on its way stays counted, and is tried again only once the request has its address again.
    update public.email_outbox o set given_up_at = case when o.recipient <> corrected.mailbox then now() end
      where o.registration_id = earlier.id and o.recipient is not null and o.sent_at is null;
  end if;
  if corrected.state = 'spam' then
    return;
  end if;
  perform private.queue_correction(corrected);
  if corrected.mailbox <> earlier.mailbox and corrected.corrections <= 3
    and private.may_mail('acknowledgement', corrected) then
    insert into public.email_outbox (registration_id, kind, recipient)
    values (earlier.id, 'acknowledgement', corrected.mailbox) on conflict do nothing;
  end if;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end $function$
;

CREATE OR REPLACE FUNCTION private.count_question(counter text, allowed integer, lasts_until timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  asked integer;
begin
  insert into private.chat_counters as c (name, questions, ends_at) values (counter, 1, lasts_until)
  on conflict (name) do update set
    questions = case when c.ends_at <= now() then 1 else c.questions + 1 end,
    ends_at = case when c.ends_at <= now() then excluded.ends_at else c.ends_at end
  returning questions, ends_at into asked, lasts_until;
  return case when asked > allowed then ceil(extract(epoch from lasts_until - now()))::integer else 0 end;
end $function$
;

CREATE OR REPLACE FUNCTION private.easter(year integer)
 RETURNS date
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  a integer := year % 19;
  b integer := year / 100;
  c integer := year % 100;
  g integer := (b - (b + 8) / 25 + 1) / 3;
  h integer := (19 * a + b - b / 4 - g + 15) % 30;
  l integer := (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
  m integer := (a + 11 * h + 22 * l) / 451;
  n integer := h + l - 7 * m + 114;
begin
  return make_date(year, n / 31, n % 31 + 1);
end $function$
;

CREATE OR REPLACE FUNCTION private.end_staff_account()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from auth.users where lower(email) = old.email;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION private.fold(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select regexp_replace(
    normalize(replace(replace(lower(written), 'œ', 'oe'), 'æ', 'ae'), nfd), '[\u0300-\u036f]', '', 'g');
$function$
;

CREATE OR REPLACE FUNCTION private.has_part(visitor jsonb, counter text, home integer, network integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  hash text := private.visitor_hash(visitor);
  tomorrow timestamptz := date_trunc('day', now()) + interval '1 day';
begin
  if hash is null then
    return true;
  end if;
  if private.count_question(counter || ' ' || hash, home, tomorrow) > 0 then
    return false;
  end if;
  hash := private.keyed_hash(private.network_of(private.visitor_address()));
  return private.count_question(counter || ' ' || hash, network, tomorrow) = 0;
end $function$
;

CREATE OR REPLACE FUNCTION private.id_with_words(request_id text, words text)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select md5(request_id || words)::uuid;
$function$
;

CREATE OR REPLACE FUNCTION private.is_public_holiday(day date)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select to_char(day, 'MM-DD') in ('01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25')
    or day - private.easter(extract(year from day)::integer) in (1, 39, 50)
$function$
;

CREATE OR REPLACE FUNCTION private.keyed_hash(address text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select encode(sha256(convert_to(s.address_salt || address, 'UTF8')), 'hex') from private.contact_settings s;
$function$
;

CREATE OR REPLACE FUNCTION private.mailbox_of(address text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select regexp_replace(
    regexp_replace(lower(regexp_replace(trim(address), '\+[^@]*@', '@')), '@googlemail\.com$', '@gmail.com'),
    '\.(?=[^@]*@gmail\.com$)|[._-](?=[^@]*@(proton\.me|protonmail\.(com|ch)|pm\.me)$)', '', 'g');
$function$
;

CREATE OR REPLACE FUNCTION private.may_mail(of_kind text, request registrations DEFAULT NULL::registrations)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION private.network_of(address text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select network(set_masklen(address::inet, case family(address::inet) when 4 then 24 else 40 end))::text;
$function$
;

CREATE OR REPLACE FUNCTION private.note_added()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.registrations set changed_at = now(), changed_by = new.author where id = new.registration_id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION private.note_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.changed_at := now();
  new.changed_by := lower(auth.jwt() ->> 'email');
  if new.state is not distinct from old.state then
    new.answered_at := old.answered_at;
  else
    new.judged := new.judged or not old.judged;
    new.answered_at := case when new.state = 'answered'
      then greatest(old.created_at, least(coalesce(new.answered_at, now()), now())) end;
    -- One more attempt: whoever is sending it at this moment has lost the lease.
    update public.email_outbox o set next_attempt_at = 'infinity', attempts = o.attempts + 1
      where new.state = 'spam' and o.registration_id = new.id and o.sent_at is null and o.given_up_at is null;
    update public.email_outbox o set next_attempt_at = greatest(now(), o.sending_until), queued_at = now()
      where old.state = 'spam' and o.registration_id = new.id and o.next_attempt_at = 'infinity';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION private.purge_personal_data()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION private.question_key(question text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select trim(regexp_replace(private.fold(question), '[^[:alnum:]]+', ' ', 'g'));
$function$
;

CREATE OR REPLACE FUNCTION private.queue_correction(request registrations)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- The admission's own lock: mails are counted one request at a time.
  perform pg_advisory_xact_lock(hashtextextended('contact requests of a day', 0));
  if request.correction_due <= now() and private.may_mail('correction', request) then
    update public.registrations r set correction_due = null where r.id = request.id;
    insert into public.email_outbox (registration_id, kind) values (request.id, 'correction')
    on conflict (registration_id, kind, recipient) do update
      set id = gen_random_uuid(), queued_at = now(), told_at = null, attempts = 0, next_attempt_at = now(),
          sending_until = null, sent_at = null, given_up_at = null, last_error = null;
  end if;
end $function$
;

CREATE OR REPLACE FUNCTION private.queue_emails()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (select from public.email_outbox o where o.registration_id = new.id)
    or (old.state = 'spam' and exists (select from public.email_outbox o
      where o.registration_id = new.id and o.recipient <> new.mailbox))
  then
    perform private.queue_emails_about(new);
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION private.queue_emails_about(request registrations)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION private.queue_untold()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  request public.registrations;
begin
  for request in
    select r.* from public.registrations r
    where r.state = 'new' and r.id in (
      select distinct on (u.address_hash, u.correction_due is null) u.id from private.untold_requests() u
      order by u.address_hash, u.correction_due is null, u.created_at)
    order by random() limit 100
    for update skip locked
  loop
    if request.correction_due is not null then
      perform private.queue_correction(request);
    elsif private.may_mail('notification') then
      perform private.queue_emails_about(request);
    end if;
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION private.refuse_until(moment timestamp with time zone, reason text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if moment is not null then
    raise sqlstate 'PT429' using
      message = reason,
      detail = greatest(1, ceil(extract(epoch from moment - now())))::text,
      hint = 'Try again in as many seconds as the details say.';
  end if;
end $function$
;

CREATE OR REPLACE FUNCTION private.require_staff()
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not public.is_staff() then
    raise insufficient_privilege using message = 'Only staff may do this';
  end if;
end $function$
;

CREATE OR REPLACE FUNCTION private.seen(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select regexp_replace(
    regexp_replace(
      written,
      '[\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u115f-\u1160\u17b4-\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+',
      '', 'g'),
    '^[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+|[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+$',
    '', 'g');
$function$
;

CREATE OR REPLACE FUNCTION private.sweep_emails()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
    jsonb_build_object('Content-Type', 'application/json', 'apikey', secrets ->> 'service_role_key'),
    '{"sweep": true}'::jsonb;
end $function$
;

CREATE OR REPLACE FUNCTION private.troubled_emails()
 RETURNS SETOF email_outbox
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select o.* from public.email_outbox o join public.registrations r on r.id = o.registration_id
  where o.sent_at is null and (o.recipient is null or o.recipient = r.mailbox) and r.state <> 'spam'
    and case
      when o.given_up_at is null then o.queued_at < now() - (select s.mail_late_after from private.contact_settings s)
      else r.state <> 'answered' and not (o.kind = 'acknowledgement' and o.refused)
    end;
$function$
;

CREATE OR REPLACE FUNCTION private.untold_requests()
 RETURNS SETOF registrations
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select r.* from public.registrations r
  where r.state = 'new'
    and (r.correction_due between now() - interval '1 day' and now()
      or r.created_at > now() - interval '1 day'
        and not exists (select from public.email_outbox o where o.registration_id = r.id and o.kind = 'notification'));
$function$
;

CREATE OR REPLACE FUNCTION private.visitor_address()
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
  return network(set_masklen(address, case family(address) when 4 then 32 else 56 end));
end $function$
;

CREATE OR REPLACE FUNCTION private.visitor_hash(visitor jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform set_config('request.headers', visitor::text, true);
  return private.keyed_hash(private.visitor_address());
end $function$
;

CREATE OR REPLACE FUNCTION private.watch_outbox()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  last_alarm timestamptz := (select o.queued_at from public.email_outbox o where o.kind = 'alarm');
begin
  perform private.queue_untold();
  if last_alarm > now() - (select s.alarm_every from private.contact_settings s)
    or not exists (select from private.troubled_emails() o where o.told_at is null
      union all select from private.untold_requests() r
        where greatest(r.created_at, r.correction_due) > coalesce(last_alarm, '-infinity'))
  then
    return;
  end if;
  insert into public.email_outbox (kind, about) values ('alarm', public.mail_health())
  on conflict (registration_id, kind, recipient) do update
    set id = gen_random_uuid(), about = excluded.about, queued_at = now(), attempts = 0,
        next_attempt_at = now(), sent_at = null, given_up_at = null, last_error = null;
  update public.email_outbox o set told_at = now()
    where o.told_at is null and o.id in (select t.id from private.troubled_emails() t);
end $function$
;

CREATE OR REPLACE FUNCTION private.words_of(request registrations)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'first_name', request.first_name, 'last_name', request.last_name, 'email', request.email, 'phone', request.phone,
    'message', request.message, 'registration_type', request.registration_type, 'subject', request.subject
  );
$function$
;

CREATE OR REPLACE FUNCTION public.record_email_failure(email_id uuid, attempt smallint, reason text, permanent boolean DEFAULT false)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.record_email_sent(email_id uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.email_outbox set sent_at = now(), last_error = null
  where id = email_id and sent_at is null;
$function$
;

CREATE OR REPLACE FUNCTION public.remove_colleague(address text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  lock table public.staff in share row exclusive mode;
  perform private.require_staff();
  delete from public.staff where email = address and email <> lower(auth.jwt() ->> 'email');
  if not found then
    raise sqlstate 'PT404' using message = 'Nobody else on the list has this address';
  end if;
end $function$
;

CREATE OR REPLACE FUNCTION public.requests_overview()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'total', count(*),
      'new', count(*) filter (where r.state = 'new'),
      'in_progress', count(*) filter (where r.state = 'in_progress'),
      'late', count(*) filter (where r.state in ('new', 'in_progress') and r.answer_due < now()),
      'spam', count(*) filter (where r.state = 'spam'),
      'unjudged', count(*) filter (where r.state = 'spam' and not r.judged),
      'answer_within_hours',
        (select (extract(epoch from s.answer_within) / 3600)::integer from private.contact_settings s),
      'changed_at', max(r.changed_at))
    from public.registrations r
  );
end $function$
;

CREATE OR REPLACE FUNCTION public.resend_email(email_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION public.set_answer_within(hours integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  update private.contact_settings set answer_within = make_interval(hours => hours) where only_row;
  update public.registrations r set answer_due = private.answer_due(r.created_at, s.answer_within)
    from private.contact_settings s where r.state in ('new', 'in_progress');
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end $function$
;

CREATE OR REPLACE FUNCTION public.troubled_requests()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(r.id order by r.created_at desc), '[]') from public.registrations r
    where r.id in (select e.registration_id from private.troubled_emails() e)
  );
end $function$
;
