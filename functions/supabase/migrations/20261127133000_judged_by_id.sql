-- Whoever judges questions is told which: what is undone is that, and not what a colleague has decided meanwhile.
drop function public.judge_questions(jsonb, text);

-- As before otherwise.
create function public.judge_questions(ids jsonb, verdict text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  changed jsonb;
begin
  perform private.require_staff();
  with judged as (
    update public.unanswered_questions q set
      state = verdict,
      closed_at = case when verdict <> 'open' then now() end,
      closed_by = case when verdict <> 'open' then lower(auth.jwt() ->> 'email') end
    where q.id in (select asked.value::uuid from jsonb_array_elements_text(ids) asked)
      and (q.state = 'open') <> (verdict = 'open')
    returning q.id
  )
  select coalesce(jsonb_agg(judged.id), '[]') into changed from judged;
  return changed;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end $$;
revoke execute on function public.judge_questions(jsonb, text) from public, anon, service_role;
grant execute on function public.judge_questions(jsonb, text) to authenticated;
