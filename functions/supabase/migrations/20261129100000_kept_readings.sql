-- All that the assistant has read of what is published, in place of what it counted alone: an instance that starts reads
-- nothing else. What no longer holds, though nothing was published since, is replaced.
drop function public.kept_counts(text);
drop function public.keep_counts(text, json);
drop table private.kept_counts;

create table private.kept_readings (
  -- A digest of what is published, and of the version of the code that read it.
  name text primary key,
  reading json not null,
  kept_at timestamptz not null default now()
);
alter table private.kept_readings enable row level security;

create function public.kept_reading(name text) returns json
language sql stable security definer set search_path = '' as $$
  select k.reading from private.kept_readings k where k.name = kept_reading.name
$$;

-- The latest few stay: what was published a moment ago may be published again.
create function public.keep_reading(name text, reading json) returns void
language sql security definer set search_path = '' as $$
  delete from private.kept_readings k
  where k.name not in (select o.name from private.kept_readings o order by o.kept_at desc limit 3);
  insert into private.kept_readings (name, reading) values (keep_reading.name, keep_reading.reading)
  on conflict on constraint kept_readings_pkey do update set reading = excluded.reading, kept_at = now();
$$;

revoke execute on function public.kept_reading(text), public.keep_reading(text, json) from public, anon, authenticated;
grant execute on function public.kept_reading(text), public.keep_reading(text, json) to service_role;
