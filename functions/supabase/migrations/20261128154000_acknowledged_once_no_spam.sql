-- A request that was taken for spam by mistake, and corrected to another address meanwhile, is acknowledged there once it is
-- new again.
create or replace function private.queue_emails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.email_outbox o where o.registration_id = new.id)
    or (old.state = 'spam' and exists (select from public.email_outbox o
      where o.registration_id = new.id and o.recipient <> new.mailbox))
  then
    perform private.queue_emails_about(new);
  end if;
  return null;
end $$;
