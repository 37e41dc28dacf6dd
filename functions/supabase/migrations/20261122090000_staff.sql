-- Who may read and answer requests, by the address they sign in with. The list is the postgres role's to change.
create table public.staff (
  email public.one_line primary key
    constraint "email is an address in small letters" check (email = lower(email) and email ~ '^[^@\s]+@[^@\s]+$'),
  name public.one_line not null
    constraint "name has 1 to 100 characters" check (char_length(name) between 1 and 100),
  added_at timestamptz not null default now()
);
alter table public.staff enable row level security;
revoke all on public.staff from public, anon, authenticated, service_role;
grant select on public.staff to authenticated;

-- Whether who asks is on the list now: a token that was given before counts for nothing by itself.
create function public.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.staff s where s.email = lower(auth.jwt() ->> 'email'));
$$;
revoke execute on function public.is_staff() from public, anon, service_role;
grant execute on function public.is_staff() to authenticated;

create policy "Staff see who is staff" on public.staff
  for select to authenticated using ((select public.is_staff()));

-- Supabase Auth asks before it makes an account (its hook "Before User Created"): only for who is on the list.
create function public.before_user_created(event jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case
    when exists (select from public.staff s where s.email = lower(event #>> '{user,email}')) then '{}'::jsonb
    else jsonb_build_object('error', jsonb_build_object(
      'http_code', 403,
      'message', 'Cette adresse ne figure pas sur la liste des personnes autorisées.'
    ))
  end;
$$;
revoke execute on function public.before_user_created(jsonb) from public, anon, authenticated, service_role;
grant usage on schema public to supabase_auth_admin;
grant execute on function public.before_user_created(jsonb) to supabase_auth_admin;

-- Who leaves the list loses the account, and with it every session.
create function private.end_staff_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.users where lower(email) = old.email;
  return null;
end $$;
revoke execute on function private.end_staff_account() from public;
create trigger end_staff_account after delete or update of email on public.staff
  for each row execute function private.end_staff_account();
