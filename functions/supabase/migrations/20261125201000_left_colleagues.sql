-- Who judged a request, and when, stays written when a colleague leaves or gets another address: the request that was
-- theirs follows the list of staff, and nobody changes it.
drop trigger note_change on public.registrations;
create trigger note_change before update of state, assignee on public.registrations
  for each row when (pg_trigger_depth() = 0) execute function private.note_change();
