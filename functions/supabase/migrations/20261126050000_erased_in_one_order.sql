-- As before, and the requests are locked before their e-mails, as a correction locks them: two that wait for each other
-- would never end. What is counted is then what is erased.
create or replace function public.erase_person(person text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  theirs text := private.mailbox_of(person);
  requests uuid[];
  emails uuid[];
  trace public.erasures;
begin
  perform private.require_staff();
  select coalesce(array_agg(r.id), '{}') into requests
    from (select r.id from public.registrations r where r.mailbox = theirs order by r.id for update) r;
  select coalesce(array_agg(o.id), '{}') into emails
    from public.email_outbox o where o.registration_id = any(requests) or o.recipient = theirs;
  if requests = '{}' and emails = '{}' then
    raise sqlstate 'PT404' using message = 'Nothing is kept of this person';
  end if;
  insert into public.erasures (erased_by, requests, emails, notes) values (
    auth.uid(),
    cardinality(requests),
    cardinality(emails),
    (select count(*) from public.request_notes n where n.registration_id = any(requests))
  ) returning * into trace;
  delete from public.email_outbox o where o.id = any(emails);
  delete from public.registrations r where r.id = any(requests);
  return to_jsonb(trace);
end $$;
