-- What the assistant has counted of the texts that are published: an instance that starts takes it, and counts nothing.
create table private.kept_counts (
  -- A digest of the texts, and of the version of the code that counted them.
  name text primary key,
  counted json not null,
  kept_at timestamptz not null default now()
);
alter table private.kept_counts enable row level security;

create function public.kept_counts(name text) returns json
language sql stable security definer set search_path = '' as $$
  select k.counted from private.kept_counts k where k.name = kept_counts.name
$$;

-- The latest few stay: what was published a moment ago may be published again.
create function public.keep_counts(name text, counted json) returns void
language sql security definer set search_path = '' as $$
  delete from private.kept_counts k
  where k.name not in (select o.name from private.kept_counts o order by o.kept_at desc limit 3);
  insert into private.kept_counts (name, counted) values (keep_counts.name, keep_counts.counted) on conflict do nothing;
$$;

revoke execute on function public.kept_counts(text), public.keep_counts(text, json) from public, anon, authenticated;
grant execute on function public.kept_counts(text), public.keep_counts(text, json) to service_role;
