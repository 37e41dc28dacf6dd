-- The Studio shows questions that are alike together; staff say which of them asks something else.
alter table public.unanswered_questions add column apart boolean not null default false;

grant select (apart), update (apart) on public.unanswered_questions to authenticated;

create policy "Staff say which question asks something else" on public.unanswered_questions
  for update to authenticated using ((select public.is_staff())) with check ((select public.is_staff()));
