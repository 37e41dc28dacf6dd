-- A note or a colleague's name on what was set aside by itself is no judgement of it; and whoever takes a judgement back leaves
-- it as nobody had judged it.
alter table public.registrations add column judged boolean not null default false;
update public.registrations set judged = true where changed_by is not null or state in ('in_progress', 'answered');
grant select (judged), update (judged) on public.registrations to authenticated;

-- Whoever gives a request another state has judged it, but for who takes that back and says so.
create or replace function private.note_change() returns trigger
language plpgsql security definer set search_path = '' as $$
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
end $$;

drop trigger note_change on public.registrations;
create trigger note_change before update of state, assignee, answered_at, judged on public.registrations
  for each row when (pg_trigger_depth() = 0) execute function private.note_change();

create or replace function public.requests_overview() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
end $$;

-- What is new by its correction is corrected as any other is, and what waited about it leaves; what is corrected while the
-- school is being told of it is told as a correction.
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
  if corrected.state = 'spam' or corrected.corrections > 3 then
    return;
  end if;
  -- The admission's own lock: mails are counted one request at a time.
  perform pg_advisory_xact_lock(hashtextextended('contact requests of a day', 0));
  -- Who takes it up at this moment has read the words that were.
  perform from public.email_outbox o
    where o.registration_id = earlier.id and o.kind = 'notification' for update;
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
