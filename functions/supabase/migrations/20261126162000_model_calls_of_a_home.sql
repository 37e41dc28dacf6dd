-- Of the day's calls of the model one visitor has a share: those of a single home would not last for all others.
alter table private.chat_settings
  -- One visitor's calls a day; an address nobody vouches for is not counted apart.
  add column visitor_day_budget integer not null default 200;

-- A keyed hash of the visitor's address, or null when nobody vouches for it. `visitor` holds the headers with which the
-- platform's edge, or a server that proves itself, does.
create function private.visitor_hash(visitor jsonb) returns text
language plpgsql set search_path = '' as $$
begin
  perform set_config('request.headers', visitor::text, true);
  return encode(sha256(convert_to(
    (select s.address_salt from private.contact_settings s) || private.visitor_address(), 'UTF8')), 'hex');
end $$;
revoke execute on function private.visitor_hash(jsonb) from public;

-- As before: lets a question in (0) or says how many seconds to wait.
create or replace function public.admit_chat_question(visitor jsonb default '{}') returns integer
language plpgsql security definer set search_path = '' as $$
declare
  settings private.chat_settings := (select s from private.chat_settings s);
  hash text := private.visitor_hash(visitor);
begin
  if hash is null then
    return 0;
  end if;
  return private.count_question('visitor ' || hash, settings.visitor_limit, now() + settings.visitor_window);
end $$;

-- Counts one more call of the model; whether the day's budget has it, and the visitor's part in it. What a visitor has
-- no part in spends nothing of the day.
drop function public.count_model_call();
create function public.count_model_call(visitor jsonb default '{}') returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  settings private.chat_settings := (select s from private.chat_settings s);
  hash text := private.visitor_hash(visitor);
  tomorrow timestamptz := date_trunc('day', now()) + interval '1 day';
begin
  if hash is not null then
    if private.count_question('day ' || hash, settings.visitor_day_budget, tomorrow) > 0 then
      return false;
    end if;
  end if;
  return private.count_question('day', settings.day_budget, tomorrow) = 0;
end $$;
revoke execute on function public.count_model_call(jsonb) from public, anon, authenticated;
grant execute on function public.count_model_call(jsonb) to service_role;
