-- Working days leave out Belgium's public holidays: those of the site's calendar, studio/calendar/publicHolidays.ts.

-- Easter Sunday, by the Gregorian reckoning of Meeus, Jones and Butcher; the letters are theirs.
create function private.easter(year integer) returns date
language plpgsql immutable set search_path = '' as $$
declare
  a integer := year % 19;
  b integer := year / 100;
  c integer := year % 100;
  g integer := (b - (b + 8) / 25 + 1) / 3;
  h integer := (19 * a + b - b / 4 - g + 15) % 30;
  l integer := (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
  m integer := (a + 11 * h + 22 * l) / 451;
  n integer := h + l - 7 * m + 114;
begin
  return make_date(year, n / 31, n % 31 + 1);
end $$;
revoke execute on function private.easter(integer) from public;

-- Easter Monday, Ascension and Whit Monday follow Easter; the others have a date of their own.
create function private.is_public_holiday(day date) returns boolean
language sql immutable set search_path = '' as $$
  select to_char(day, 'MM-DD') in ('01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25')
    or day - private.easter(extract(year from day)::integer) in (1, 39, 50)
$$;
revoke execute on function private.is_public_holiday(date) from public;

-- Moments of Saturdays, Sundays and public holidays do not count.
create or replace function private.answer_due(since timestamptz, within interval) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  local timestamp := since at time zone 'Europe/Brussels';
  step interval;
begin
  loop
    while extract(isodow from local) > 5 or private.is_public_holiday(local::date) loop
      local := date_trunc('day', local) + interval '1 day';
    end loop;
    step := least(within, date_trunc('day', local) + interval '1 day' - local);
    local := local + step;
    within := within - step;
    exit when within <= interval '0';
  end loop;
  return local at time zone 'Europe/Brussels';
end $$;

-- Those that wait for an answer are given the same days.
update public.registrations r set answer_due = private.answer_due(r.created_at, s.answer_within)
  from private.contact_settings s where r.state in ('new', 'in_progress');
