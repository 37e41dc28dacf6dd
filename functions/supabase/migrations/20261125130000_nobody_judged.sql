-- What was set aside as spam by itself is told apart from what staff have judged: a person may be among them.

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
      'changed_at', max(r.changed_at))
    from public.registrations r
  );
end $$;
