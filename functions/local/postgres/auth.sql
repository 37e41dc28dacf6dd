-- What the local Auth keeps, in the schema where hosted Supabase's has its own. Run at each start.
do $$
begin
  if not exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    create role supabase_auth_admin login noinherit password 'postgres';
  end if;
end $$;
grant usage on schema auth to supabase_auth_admin, postgres;

create table if not exists auth.users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  created_at timestamptz not null default now(),
  email_confirmed_at timestamptz,
  last_sign_in_at timestamptz,
  mailed_at timestamptz
);
-- The latest mail's link and code: one may be used.
create table if not exists auth.one_time_tokens (
  user_id uuid primary key references auth.users on delete cascade,
  link_hash text not null unique,
  code_hash text not null,
  created_at timestamptz not null default now()
);
create table if not exists auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  created_at timestamptz not null default now()
);
create table if not exists auth.refresh_tokens (
  token text primary key,
  session_id uuid not null references auth.sessions on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index if not exists refresh_tokens_of on auth.refresh_tokens (session_id);

grant select, insert, update, delete on
  auth.users, auth.one_time_tokens, auth.sessions, auth.refresh_tokens
to supabase_auth_admin;
grant select, delete on auth.users to postgres;
