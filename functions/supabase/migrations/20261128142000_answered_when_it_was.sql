-- Who takes back that a request is no longer answered gives the day back on which it was.
create or replace function private.note_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.changed_at := now();
  new.changed_by := lower(auth.jwt() ->> 'email');
  if new.state is not distinct from old.state then
    new.answered_at := old.answered_at;
  else
    new.answered_at := case when new.state = 'answered'
      then greatest(old.created_at, least(coalesce(new.answered_at, now()), now())) end;
    -- One more attempt: whoever is sending it at this moment has lost the lease.
    update public.email_outbox o set next_attempt_at = 'infinity', attempts = o.attempts + 1
      where new.state = 'spam' and o.registration_id = new.id and o.sent_at is null and o.given_up_at is null;
    update public.email_outbox o set next_attempt_at = greatest(now(), o.sending_until), queued_at = now()
      where old.state = 'spam' and o.registration_id = new.id and o.next_attempt_at = 'infinity';
  end if;
  return new;
end $$;

drop trigger note_change on public.registrations;
create trigger note_change before update of state, assignee, answered_at on public.registrations
  for each row when (pg_trigger_depth() = 0) execute function private.note_change();
grant update (answered_at) on public.registrations to authenticated;
