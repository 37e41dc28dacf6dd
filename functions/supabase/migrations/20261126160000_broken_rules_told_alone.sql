-- Of a rule that is broken, only the rule is told. To those above row-level security, as these functions are, Postgres
-- shows the whole row with it: a robot would read that it was recognised, a colleague the proxy's secret.

-- As before otherwise, all three.
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
      where o.registration_id = earlier.id and o.kind = 'notification'
        and (o.sent_at is not null or o.sending_until > now()))
    and private.may_mail('correction') then
    insert into public.email_outbox (registration_id, kind) values (earlier.id, 'correction')
    on conflict (registration_id, kind, recipient) do update
      set id = gen_random_uuid(), queued_at = now(), told_at = null, attempts = 0, next_attempt_at = now(),
          sending_until = null, sent_at = null, given_up_at = null, last_error = null;
  end if;
  if corrected.mailbox <> earlier.mailbox and private.may_mail('acknowledgement', corrected.mailbox) then
    insert into public.email_outbox (registration_id, kind, recipient)
    values (earlier.id, 'acknowledgement', corrected.mailbox) on conflict do nothing;
  end if;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end $$;

create or replace function public.set_answer_within(hours integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff();
  update private.contact_settings set answer_within = make_interval(hours => hours) where only_row;
  update public.registrations r set answer_due = private.answer_due(r.created_at, s.answer_within)
    from private.contact_settings s where r.state in ('new', 'in_progress');
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end $$;

create or replace function public.judge_questions(ids jsonb, verdict text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  changed integer;
begin
  perform private.require_staff();
  update public.unanswered_questions q set
    state = verdict,
    closed_at = case when verdict <> 'open' then now() end,
    closed_by = case when verdict <> 'open' then lower(auth.jwt() ->> 'email') end
  where q.id in (select asked.value::uuid from jsonb_array_elements_text(ids) asked)
    and (q.state = 'open') <> (verdict = 'open');
  get diagnostics changed = row_count;
  return changed;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end $$;
