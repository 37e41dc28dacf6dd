-- What the assistant has learned from the wordings of the FAQ, so that its next start need not learn it again.
-- It is made from what is published and can be thrown away; what it was made from stands in it.
create table private.chat_lesson (
  only_row boolean primary key default true check (only_row),
  -- A compressed file as base64, some 600 kB for three hundred questions.
  content text not null constraint "a lesson has at most 4 MB" check (octet_length(content) between 1 and 4000000),
  kept_at timestamptz not null default now()
);
alter table private.chat_lesson enable row level security;

create function public.read_lesson() returns text
language sql stable security definer set search_path = '' as $$
  select l.content from private.chat_lesson l;
$$;

-- The newest takes the place of the one before.
create function public.keep_lesson(content text) returns void
language sql security definer set search_path = '' as $$
  insert into private.chat_lesson (content) values (keep_lesson.content)
    on conflict (only_row) do update set content = excluded.content, kept_at = now();
$$;

revoke execute on function public.read_lesson(), public.keep_lesson(text) from public, anon, authenticated;
grant execute on function public.read_lesson(), public.keep_lesson(text) to service_role;
