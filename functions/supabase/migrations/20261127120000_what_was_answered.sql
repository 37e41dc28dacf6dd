-- Of a question whose answer was of no help, staff see what was answered: by the title of what was said, which is theirs.
alter table public.unanswered_questions add column answered_by text
  constraint "what was answered has 1 to 600 characters" check (char_length(answered_by) between 1 and 600);

grant select (answered_by) on public.unanswered_questions to authenticated;

drop function public.keep_question(text, uuid, boolean);

-- As before otherwise: keeps a question that an answer did not serve, or counts it once more.
create function public.keep_question(
  question text, answer uuid, unhelpful boolean default false, answered_by text default null
) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  settings private.chat_settings := (select s from private.chat_settings s);
  asked_key text := private.question_key(keep_question.question);
  said text := nullif(left(keep_question.answered_by, 600), '');
begin
  if asked_key = '' then
    return;
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
  if found or settings.questions_kept_a_day <= (
    select count(*) from public.unanswered_questions q where q.first_asked_at > now() - interval '1 day'
  ) then
    return;
  end if;
  insert into public.unanswered_questions (question, last_answer, unhelpful, answered_by)
    values (keep_question.question, keep_question.answer, keep_question.unhelpful, said);
end $$;

revoke execute on function public.keep_question(text, uuid, boolean, text) from public, anon, authenticated;
grant execute on function public.keep_question(text, uuid, boolean, text) to service_role;
