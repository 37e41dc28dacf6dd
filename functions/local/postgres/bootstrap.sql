-- What hosted Supabase has before the first migration: its roles, their privileges, its schemas.
-- `postgres` runs the migrations and, as there, is not a superuser; what it makes is granted to nobody by default,
-- as tables of a new project are and, where Supabase's advice is followed, functions.
create role postgres login createrole createdb replication bypassrls password 'postgres';
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit password 'postgres';
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role to postgres with admin option;
alter role authenticator set statement_timeout = '8s';
alter role authenticated set statement_timeout = '8s';
alter role anon set statement_timeout = '3s';
alter role postgres set search_path = "$user", public, extensions;
alter role authenticator set search_path = public, extensions;

alter database postgres owner to postgres;
create schema extensions authorization postgres;
create schema auth;
create extension pgcrypto schema extensions;
create extension unaccent schema extensions;
create extension pg_trgm schema extensions;

grant usage on schema public, extensions, auth to anon, authenticated, service_role;
alter schema public owner to postgres;
alter default privileges for role postgres revoke execute on functions from public;

create function auth.jwt() returns jsonb language sql stable as
  $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;
create function auth.role() returns text language sql stable as $$ select auth.jwt() ->> 'role' $$;
create function auth.uid() returns uuid language sql stable as $$ select (auth.jwt() ->> 'sub')::uuid $$;
