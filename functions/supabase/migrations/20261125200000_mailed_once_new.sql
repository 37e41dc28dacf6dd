-- A request is mailed about once it is new, be it that staff call new what looked like a robot's.

-- A mailbox that has had its acknowledgement gets no other, and only the school is told.
create or replace function private.queue_emails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.email_outbox o where o.registration_id = new.id) then
    return null;
  end if;
  -- The admission's own lock: mails are counted one request at a time.
  perform pg_advisory_xact_lock(hashtextextended('contact requests of a day', 0));
  if private.may_mail('notification') then
    insert into public.email_outbox (registration_id, kind) values (new.id, 'notification');
  end if;
  if private.may_mail('acknowledgement', new.mailbox) then
    insert into public.email_outbox (registration_id, kind, recipient)
    values (new.id, 'acknowledgement', new.mailbox);
  end if;
  return null;
end $$;

drop trigger queue_emails on public.registrations;
create trigger queue_emails after insert or update of state on public.registrations
  for each row when (new.state = 'new') execute function private.queue_emails();
