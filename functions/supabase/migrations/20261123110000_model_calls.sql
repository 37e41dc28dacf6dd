-- The day's budget counts calls of the model, each as it is made: a question that needs none spends nothing.
drop function public.admit_chat_question(jsonb, boolean);

-- Lets a question in (0) or says how many seconds to wait. `visitor` holds the headers with which the
-- platform's edge, or a server that proves itself, vouches for the visitor's address.
create function public.admit_chat_question(visitor jsonb default '{}') returns integer
language plpgsql security definer set search_path = '' as $$
declare
  settings private.chat_settings := (select s from private.chat_settings s);
  address text;
begin
  perform set_config('request.headers', visitor::text, true);
  address := private.visitor_address();
  if address is null then
    return 0;
  end if;
  return private.count_question(
    'visitor ' || encode(sha256(convert_to((select s.address_salt from private.contact_settings s) || address, 'UTF8')), 'hex'),
    settings.visitor_limit,
    now() + settings.visitor_window
  );
end $$;

-- Counts one more call of the model; whether the day's budget has it.
create function public.count_model_call() returns boolean
language sql security definer set search_path = '' as $$
  select private.count_question('day', s.day_budget, date_trunc('day', now()) + interval '1 day') = 0
    from private.chat_settings s;
$$;

revoke execute on function public.admit_chat_question(jsonb), public.count_model_call()
  from public, anon, authenticated;
grant execute on function public.admit_chat_question(jsonb), public.count_model_call() to service_role;
