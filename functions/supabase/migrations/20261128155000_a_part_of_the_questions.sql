-- Of the questions that a day has room for one visitor has a part: staff see those of the others too.
alter table private.chat_settings
  -- One visitor's; an address nobody vouches for is not counted apart.
  add column visitor_questions_kept_a_day integer not null default 20;

drop function public.keep_question(text, uuid, boolean, text);

-- As before otherwise: keeps a question that an answer did not serve, or counts it once more; whether there was room for it.
create function public.keep_question(
  question text, answer uuid, unhelpful boolean default false, answered_by text default null, visitor jsonb default '{}'
) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  settings private.chat_settings := (select s from private.chat_settings s);
  asked_key text := private.question_key(keep_question.question);
  hash text := private.visitor_hash(visitor);
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
  if hash is not null then
    if private.count_question(
      'kept ' || hash, settings.visitor_questions_kept_a_day, date_trunc('day', now()) + interval '1 day') > 0 then
      return false;
    end if;
  end if;
  insert into public.unanswered_questions (question, last_answer, unhelpful, answered_by)
    values (keep_question.question, keep_question.answer, keep_question.unhelpful, said);
  return true;
end $$;

revoke execute on function public.keep_question(text, uuid, boolean, text, jsonb) from public, anon, authenticated;
grant execute on function public.keep_question(text, uuid, boolean, text, jsonb) to service_role;
