-- Server-side settings and helpers: a schema the API does not expose.
create schema private;
revoke all on schema private from public;

create table private.contact_settings (
  only_row boolean primary key default true check (only_row),
  retention interval not null default '24 months',
  -- The header in which the platform's edge writes the visitor's address. A client cannot set it.
  address_header text default 'cf-connecting-ip',
  -- A server that forwards requests (the site, for visitors without JavaScript) proves itself with
  -- this in x-proxy-secret, and its x-visitor-address is then believed. Null: nobody is.
  proxy_secret text check (length(proxy_secret) >= 16),
  address_salt text not null default gen_random_uuid()::text,
  flood_limit integer not null default 10,
  flood_window interval not null default '10 minutes',
  -- Longer than the slowest mail server and a database that restarts take together.
  mail_lease interval not null default '5 minutes',
  mail_max_attempts smallint not null default 20
);
insert into private.contact_settings default values;
alter table private.contact_settings enable row level security;

-- One line of text: no control character (so nothing can break out of a mail header), no
-- direction override, no space around it.
create domain public.one_line as text
  check (value !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]' and value !~ '^\s|\s$');

create table public.registrations (
  id uuid primary key default gen_random_uuid(),
  first_name public.one_line not null
    constraint "first name has 1 to 100 characters" check (char_length(first_name) between 1 and 100),
  last_name public.one_line not null
    constraint "last name has 1 to 100 characters" check (char_length(last_name) between 1 and 100),
  email public.one_line not null
    constraint "email is an address of at most 255 characters" check (
      char_length(email) <= 255
      and email ~ '^([A-Za-z0-9_''+-]+\.)*[A-Za-z0-9_''+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$'
    ),
  phone public.one_line not null
    constraint "phone has 8 to 20 characters, 6 of them digits" check (
      phone ~ '^[0-9+ ()./-]{8,20}$' and phone ~ '([0-9][^0-9]*){6}'
    ),
  message text not null
    constraint "message has 10 to 1000 characters" check (
      char_length(message) between 10 and 1000
      and message !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'
      and message !~ '^\s|\s$'
    ),
  registration_type text not null
    constraint "registration type is school or company" check (registration_type in ('school', 'company')),
  created_at timestamptz not null default now(),

  -- Drawn by the browser once per form: a repeat collides (23505, HTTP 409), which means "already stored".
  request_id uuid not null default gen_random_uuid() constraint "one row per request" unique,

  -- What betrays a robot is stored and flagged, never refused.
  trap text not null default '' check (char_length(trap) <= 1000),
  filled_in_ms integer check (filled_in_ms >= 0),
  suspicion text generated always as (
    case when trap <> '' then 'trap filled' when filled_in_ms < 2000 then 'filled too fast' end
  ) stored,

  -- Written by the trigger below, whatever the caller says.
  address_hash text,
  delete_after timestamptz not null
);

create index registrations_email on public.registrations (email);
create index registrations_by_address on public.registrations (address_hash, created_at)
  where address_hash is not null;
create index registrations_delete_after on public.registrations (delete_after);

alter table public.registrations enable row level security;
revoke all on public.registrations from public, anon, authenticated, service_role;
grant insert (
  first_name, last_name, email, phone, message, registration_type, request_id, trap, filled_in_ms
) on public.registrations to anon;
grant select, delete on public.registrations to service_role;

create policy "Anyone may send a contact request" on public.registrations
  for insert to anon with check (created_at = now() and delete_after > now());

-- The visitor's address (of IPv6 the network, which is what one visitor is given), or null when no
-- trusted proxy vouches for it.
create function private.visitor_address() returns text
language plpgsql stable set search_path = '' as $$
declare
  headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  settings private.contact_settings := (select s from private.contact_settings s);
  address text := headers ->> settings.address_header;
begin
  if headers ->> 'x-proxy-secret' = settings.proxy_secret then
    address := headers ->> 'x-visitor-address';
  end if;
  if not pg_input_is_valid(address, 'inet') then
    return null;
  end if;
  return network(set_masklen(address::inet, case family(address::inet) when 4 then 32 else 64 end));
end $$;

create function private.admit_registration() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  settings private.contact_settings := (select s from private.contact_settings s);
  address text := private.visitor_address();
  recent integer;
begin
  new.delete_after := now() + settings.retention;
  new.address_hash := encode(sha256(convert_to(settings.address_salt || address, 'UTF8')), 'hex');
  if new.address_hash is null
    or exists (select from public.registrations r where r.request_id = new.request_id) then
    return new;
  end if;

  perform pg_advisory_xact_lock(hashtextextended(new.address_hash, 0));
  select count(*) into recent from public.registrations r
    where r.address_hash = new.address_hash and r.created_at > now() - settings.flood_window;
  if recent >= settings.flood_limit then
    raise sqlstate 'PT429' using
      message = 'Too many contact requests from this address',
      hint = 'Try again in ' || extract(epoch from settings.flood_window) / 60 || ' minutes.';
  end if;
  return new;
end $$;
revoke execute on function private.visitor_address(), private.admit_registration() from public;

create trigger admit_registration before insert on public.registrations
  for each row execute function private.admit_registration();
