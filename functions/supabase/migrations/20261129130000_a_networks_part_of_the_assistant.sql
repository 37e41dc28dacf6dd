-- Of the day's calls of the model, and of the questions that a day has room for, one network has a part, as it has of the
-- contact requests: whoever rents a /48 of IPv6 has 256 homes in it, whose parts made the whole.
alter table private.chat_settings
  -- One network's calls a day, of day_budget.
  add column network_day_budget integer not null default 600,
  -- One network's new questions a day, of questions_kept_a_day.
  add column network_questions_kept_a_day integer not null default 60;

-- Counts one more of something a day against a home, then against its network; whether both had a part left. An address
-- nobody vouches for is not counted apart.
create function private.has_part(visitor jsonb, counter text, home integer, network integer) returns boolean
language plpgsql set search_path = '' as $$
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
end $$;
revoke execute on function private.has_part(jsonb, text, integer, integer) from public;

create or replace function public.count_model_call(visitor jsonb default '{}') returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  settings private.chat_settings := (select s from private.chat_settings s);
begin
  return private.has_part(visitor, 'day', settings.visitor_day_budget, settings.network_day_budget)
    and private.count_question('day', settings.day_budget, date_trunc('day', now()) + interval '1 day') = 0;
end $$;

-- As before otherwise.
create or replace function public.keep_question(
  question text, answer uuid, unhelpful boolean default false, answered_by text default null, visitor jsonb default '{}'
) returns boolean
language plpgsql security definer set search_path = '' as $$
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
end $$;
