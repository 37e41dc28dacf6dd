-- What the assistant did not answer, or not well, comes back to staff: the question, with the one it goes on from, for a while.

alter table private.chat_settings
  add column keep_questions_for interval not null default '90 days',
  -- New questions a day; one that is kept already is counted and takes no room.
  add column questions_kept_a_day integer not null default 200,
  -- Asked again so long after somebody has dealt with it, a question is open again.
  add column reopen_questions_after interval not null default '7 days';

-- Small letters without accents or punctuation: what is asked again is recognised.
create function private.question_key(question text) returns text
language sql immutable set search_path = '' as $$
  select trim(regexp_replace(
    translate(lower(question), 'àâäáãåçéèêëíìîïñóòôöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'),
    '[^[:alnum:]]+', ' ', 'g'
  ));
$$;

create table public.unanswered_questions (
  id uuid primary key default gen_random_uuid(),
  -- As it was asked; names, addresses and numbers are masked before it comes here.
  question public.one_line not null
    constraint "question has 1 to 300 characters" check (char_length(question) between 1 and 300),
  key text generated always as (private.question_key(question)) stored unique,
  times integer not null default 1,
  -- It was answered, and somebody said that the answer was of no help.
  unhelpful boolean not null default false,
  -- Which answer was counted last: no answer counts twice.
  last_answer uuid not null,
  state text not null default 'open'
    constraint "state is open, written, added or off topic"
    check (state in ('open', 'written', 'added', 'off_topic')),
  first_asked_at timestamptz not null default now(),
  last_asked_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by public.one_line
);
create index unanswered_questions_by_state on public.unanswered_questions (state, last_asked_at desc);
create index unanswered_questions_by_first on public.unanswered_questions (first_asked_at);
alter table public.unanswered_questions enable row level security;
revoke all on public.unanswered_questions from public, anon, authenticated, service_role;
grant select (id, question, times, unhelpful, state, first_asked_at, last_asked_at, closed_at, closed_by)
  on public.unanswered_questions to authenticated;
create policy "Staff read what the assistant did not answer" on public.unanswered_questions
  for select to authenticated using ((select public.is_staff()));

-- Keeps a question that an answer did not serve, or counts it once more.
create function public.keep_question(question text, answer uuid, unhelpful boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  settings private.chat_settings := (select s from private.chat_settings s);
  asked_key text := private.question_key(keep_question.question);
begin
  if asked_key = '' then
    return;
  end if;
  -- One after the other: together they could be more than a day's.
  perform pg_advisory_xact_lock(hashtext('public.unanswered_questions'));
  update public.unanswered_questions q set
    times = q.times + case when q.last_answer = keep_question.answer then 0 else 1 end,
    unhelpful = q.unhelpful or keep_question.unhelpful,
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
  insert into public.unanswered_questions (question, last_answer, unhelpful)
    values (keep_question.question, keep_question.answer, keep_question.unhelpful);
end $$;

-- Closes questions as written, added or off topic, or opens them again; how many were changed: a colleague may have been first.
create function public.judge_questions(ids jsonb, verdict text) returns integer
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
end $$;

revoke execute on function private.question_key(text) from public;
revoke execute on function public.keep_question(text, uuid, boolean) from public, anon, authenticated;
grant execute on function public.keep_question(text, uuid, boolean) to service_role;
revoke execute on function public.judge_questions(jsonb, text) from public, anon, service_role;
grant execute on function public.judge_questions(jsonb, text) to authenticated;

-- Forgets questions that nobody has asked since, with the rest of what is kept of visitors.
create or replace function private.purge_personal_data() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  deleted integer;
begin
  delete from public.registrations where delete_after < now();
  get diagnostics deleted = row_count;
  update public.registrations set address_hash = null
    where address_hash is not null and created_at < now() - interval '1 day';
  delete from private.chat_counters where ends_at < now();
  delete from public.unanswered_questions
    where last_asked_at < now() - (select s.keep_questions_for from private.chat_settings s);
  return deleted;
end $$;
