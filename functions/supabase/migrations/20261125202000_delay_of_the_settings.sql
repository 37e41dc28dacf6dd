-- The delay that makes a request late is the one the school promises in the Studio's settings: « Demandes » compares
-- them, and staff have this one follow.

-- A delay is walked through day by day, for each request that arrives.
alter table private.contact_settings add constraint "an answer takes an hour to 100 days"
  check (answer_within between interval '1 hour' and interval '100 days');

create or replace function public.requests_overview() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'total', count(*),
      'new', count(*) filter (where r.state = 'new'),
      'in_progress', count(*) filter (where r.state = 'in_progress'),
      'late', count(*) filter (where r.state in ('new', 'in_progress') and r.answer_due < now()),
      'spam', count(*) filter (where r.state = 'spam'),
      'unjudged', count(*) filter (where r.state = 'spam' and r.changed_by is null),
      'answer_within_hours',
        (select (extract(epoch from s.answer_within) / 3600)::integer from private.contact_settings s),
      'changed_at', max(r.changed_at))
    from public.registrations r
  );
end $$;

-- Those that wait for an answer are given the same delay.
create function public.set_answer_within(hours integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff();
  update private.contact_settings set answer_within = make_interval(hours => hours) where only_row;
  update public.registrations r set answer_due = private.answer_due(r.created_at, s.answer_within)
    from private.contact_settings s where r.state in ('new', 'in_progress');
end $$;
revoke execute on function public.set_answer_within(integer) from public, anon, service_role;
grant execute on function public.set_answer_within(integer) to authenticated;
