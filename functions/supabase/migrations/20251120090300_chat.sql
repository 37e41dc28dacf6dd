-- How many questions the assistant takes, and from whom.
create table private.chat_settings (
  only_row boolean primary key default true check (only_row),
  -- One visitor's questions per window; an address nobody vouches for is not counted.
  visitor_limit integer not null default 20,
  visitor_window interval not null default '1 minute',
  -- Questions a day, of all visitors together, that are answered by a model someone pays for.
  day_budget integer not null default 2000
);
insert into private.chat_settings default values;
alter table private.chat_settings enable row level security;

-- One row per visitor and window, and one per day: a counter, no question and no address.
create table private.chat_counters (
  name text primary key,
  questions integer not null default 0,
  ends_at timestamptz not null
);
create index chat_counters_ends_at on private.chat_counters (ends_at);
alter table private.chat_counters enable row level security;

-- Counts one more question. The seconds until the counter starts again when it is full, otherwise 0.
create function private.count_question(counter text, allowed integer, lasts_until timestamptz) returns integer
language plpgsql set search_path = '' as $$
declare
  asked integer;
begin
  insert into private.chat_counters as c (name, questions, ends_at) values (counter, 1, lasts_until)
  on conflict (name) do update set
    questions = case when c.ends_at <= now() then 1 else c.questions + 1 end,
    ends_at = case when c.ends_at <= now() then excluded.ends_at else c.ends_at end
  returning questions, ends_at into asked, lasts_until;
  return case when asked > allowed then ceil(extract(epoch from lasts_until - now()))::integer else 0 end;
end $$;

-- Lets a question in (0) or says how many seconds to wait. `visitor` holds the headers with which the
-- platform's edge, or a server that proves itself, vouches for the visitor's address.
create function public.admit_chat_question(visitor jsonb default '{}', paid boolean default false) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  settings private.chat_settings := (select s from private.chat_settings s);
  address text;
  wait integer := 0;
begin
  perform set_config('request.headers', visitor::text, true);
  address := private.visitor_address();
  if address is not null then
    wait := private.count_question(
      'visitor ' || encode(sha256(convert_to((select s.address_salt from private.contact_settings s) || address, 'UTF8')), 'hex'),
      settings.visitor_limit,
      now() + settings.visitor_window
    );
  end if;
  -- A question refused to its visitor spends nothing of the day.
  if wait = 0 and paid then
    wait := private.count_question('day', settings.day_budget, date_trunc('day', now()) + interval '1 day');
  end if;
  return wait;
end $$;

revoke execute on function
  private.count_question(text, integer, timestamptz),
  public.admit_chat_question(jsonb, boolean)
from public, anon, authenticated;
grant execute on function public.admit_chat_question(jsonb, boolean) to service_role;

-- Forgets counters that have ended, with the rest of the personal data.
create or replace function private.purge_personal_data() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  deleted integer;
begin
  delete from public.registrations where delete_after < now();
  get diagnostics deleted = row_count;
  update public.registrations set address_hash = null
    where address_hash is not null and created_at < now() - interval '1 day';
  delete from private.chat_counters where ends_at < now();
  return deleted;
end $$;
