-- Questions of visitors whose address nobody vouches for have a limit they share: without one, a platform whose header
-- does not come would have none at all.
alter table private.chat_settings
  -- The questions per window of all whose address nobody vouches for, together.
  add column common_limit integer not null default 600;

-- As before otherwise: lets a question in (0) or says how many seconds to wait.
create or replace function public.admit_chat_question(visitor jsonb default '{}') returns integer
language plpgsql security definer set search_path = '' as $$
declare
  settings private.chat_settings := (select s from private.chat_settings s);
  hash text := private.visitor_hash(visitor);
begin
  return private.count_question(
    'visitor ' || coalesce(hash, 'nobody'),
    case when hash is null then settings.common_limit else settings.visitor_limit end,
    now() + settings.visitor_window);
end $$;
