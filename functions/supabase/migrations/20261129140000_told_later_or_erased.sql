-- What the school was not told of a correction, for want of room or because it was told three already, it is told later.
alter table public.registrations
  -- From when on the school may be told of its correction; null once it is.
  add column correction_due timestamptz;

-- As before otherwise.
create or replace function private.untold_requests() returns setof public.registrations
language sql stable set search_path = '' as $$
  select r.* from public.registrations r
  where r.state = 'new'
    and (r.correction_due between now() - interval '1 day' and now()
      or r.created_at > now() - interval '1 day'
        and not exists (select from public.email_outbox o where o.registration_id = r.id and o.kind = 'notification'));
$$;

create function private.queue_correction(request public.registrations) returns void
language plpgsql security definer set search_path = '' as $$
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
end $$;
revoke execute on function private.queue_correction(public.registrations) from public;

-- As before otherwise, all.
create or replace function private.queue_untold() returns void
language plpgsql security definer set search_path = '' as $$
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
end $$;

create or replace function private.watch_outbox() returns void
language plpgsql security definer set search_path = '' as $$
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
end $$;

-- Locks what the watch locks, in its order.
create or replace function private.correct_registration(earlier public.registrations, sent public.registrations)
returns void
language plpgsql security definer set search_path = '' as $$
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
end $$;

-- What was asked may tell of a person though names are masked: staff take it away.
create function public.erase_question(id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff();
  delete from public.unanswered_questions q where q.id = erase_question.id;
end $$;
revoke execute on function public.erase_question(uuid) from public, anon, service_role;
grant execute on function public.erase_question(uuid) to authenticated;
