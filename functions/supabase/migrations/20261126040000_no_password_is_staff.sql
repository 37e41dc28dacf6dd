-- A password proves nothing: whoever knows the address of a colleague who never signed in can choose one for it, and
-- Supabase Auth keeps it once the colleague has confirmed the address by signing in. An e-mail answered does prove it.
create or replace function public.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.staff s where s.email = lower(auth.jwt() ->> 'email'))
    and not coalesce(auth.jwt() -> 'amr' @> '[{"method": "password"}]', false);
$$;
