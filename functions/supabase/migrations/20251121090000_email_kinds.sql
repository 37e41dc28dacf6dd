-- An e-mail's kind says what it is. It said 'school' for the one to the school, while a request's
-- registration_type says 'school' of who wrote.
alter table public.email_outbox drop constraint email_outbox_kind_check;
update public.email_outbox set kind = 'notification' where kind = 'school';
alter table public.email_outbox add constraint "kind is notification or acknowledgement"
  check (kind in ('notification', 'acknowledgement'));

create or replace function private.queue_emails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.email_outbox (registration_id, kind)
  select new.id, kind from unnest(array['notification', 'acknowledgement']) kind
  where kind = 'notification' or new.trap = '';
  return null;
end $$;
