-- Of the day's e-mails one home has a part: those of a single one left none for all others. Whoever the school was not told
-- of is told once there is room.
alter table private.contact_settings
  -- Of those, about requests from one home; an address nobody vouches for is not counted apart.
  add column home_mail_day_limit integer not null default 30;

drop function private.may_mail(text, text);

-- Whether one more e-mail of a kind may be queued about a request from this home, to this mailbox or to the school.
create function private.may_mail(of_kind text, home text default null, mailbox text default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  settings private.contact_settings := (select s from private.contact_settings s);
  sent integer[];
begin
  select array[
      count(*) filter (where o.recipient = may_mail.mailbox and o.queued_at > now() - interval '1 hour'),
      count(*) filter (where o.recipient = may_mail.mailbox),
      count(*) filter (where r.address_hash = nullif(home, 'nobody')),
      count(*)]
    into sent
    from public.email_outbox o left join public.registrations r on r.id = o.registration_id
    where o.kind = of_kind and o.queued_at > now() - interval '1 day';
  return sent[1] < settings.recipient_hour_limit and sent[2] < settings.recipient_day_limit
    and sent[3] < settings.home_mail_day_limit and sent[4] < settings.mail_day_limit;
end $$;

-- A mailbox that has had its acknowledgement gets no other, and only the school is told.
create function private.queue_emails_about(request public.registrations) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- The admission's own lock: mails are counted one request at a time.
  perform pg_advisory_xact_lock(hashtextextended('contact requests of a day', 0));
  if private.may_mail('notification', request.address_hash) then
    insert into public.email_outbox (registration_id, kind) values (request.id, 'notification')
    on conflict do nothing;
  end if;
  if private.may_mail('acknowledgement', request.address_hash, request.mailbox) then
    insert into public.email_outbox (registration_id, kind, recipient)
    values (request.id, 'acknowledgement', request.mailbox) on conflict do nothing;
  end if;
end $$;

create or replace function private.queue_emails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.email_outbox o where o.registration_id = new.id) then
    perform private.queue_emails_about(new);
  end if;
  return null;
end $$;

-- Of each home the first request that waits, so that none is before another. The requests are locked before the admission's
-- lock is asked for, as a correction does.
create function private.queue_untold() returns void
language plpgsql security definer set search_path = '' as $$
declare
  request public.registrations;
begin
  for request in
    select r.* from public.registrations r
    where r.state = 'new' and r.id in (
      select distinct on (u.address_hash) u.id from private.untold_requests() u order by u.address_hash, u.created_at)
    for update skip locked
  loop
    exit when not private.may_mail('notification');
    perform private.queue_emails_about(request);
  end loop;
end $$;

revoke execute on function
  private.may_mail(text, text, text),
  private.queue_emails_about(public.registrations),
  private.queue_untold()
from public;

-- As before otherwise, both.
create or replace function private.watch_outbox() returns void
language plpgsql security definer set search_path = '' as $$
declare
  last_alarm timestamptz := (select o.queued_at from public.email_outbox o where o.kind = 'alarm');
begin
  perform private.queue_untold();
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
    and private.may_mail('correction', earlier.address_hash) then
    insert into public.email_outbox (registration_id, kind) values (earlier.id, 'correction')
    on conflict (registration_id, kind, recipient) do update
      set id = gen_random_uuid(), queued_at = now(), told_at = null, attempts = 0, next_attempt_at = now(),
          sending_until = null, sent_at = null, given_up_at = null, last_error = null;
  end if;
  if corrected.mailbox <> earlier.mailbox
    and private.may_mail('acknowledgement', earlier.address_hash, corrected.mailbox) then
    insert into public.email_outbox (registration_id, kind, recipient)
    values (earlier.id, 'acknowledgement', corrected.mailbox) on conflict do nothing;
  end if;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end $$;
