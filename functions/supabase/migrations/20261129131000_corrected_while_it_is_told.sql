-- As before otherwise; what is corrected while the school is being told of it is told as a correction.
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
