-- What is asked or searched is recognised however it is spelled: « coeur » is « cœur » in questions too, and a text whose
-- accents stand beside their letters, as one copied from a PDF file has them, is what it looks like.

create function private.fold(written text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    normalize(replace(replace(lower(written), 'œ', 'oe'), 'æ', 'ae'), nfd), '[\u0300-\u036f]', '', 'g');
$$;
-- Whoever writes a row has its text folded.
grant execute on function private.fold(text) to public;

alter table public.registrations alter column search_text set expression as (
  replace(
    private.fold(
      first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || coalesce(subject, '') || ' ' || message),
    '’', ''''
  ) || ' ' || regexp_replace(phone, '\(0\)|\D', '', 'g')
);

create or replace function private.question_key(question text) returns text
language sql immutable set search_path = '' as $$
  select trim(regexp_replace(private.fold(question), '[^[:alnum:]]+', ' ', 'g'));
$$;

-- Of questions that were two and are one now, the one asked last stays, and counts for all.
with alike as (
  select (array_agg(q.id order by q.last_asked_at desc))[1] as id, sum(q.times) as times
  from public.unanswered_questions q group by private.question_key(q.question)
), counted as (
  update public.unanswered_questions q set times = alike.times from alike where q.id = alike.id
)
delete from public.unanswered_questions where id not in (select alike.id from alike);
alter table public.unanswered_questions alter column key set expression as (private.question_key(question));
