-- What staff have sent again has waited since then only: no alarm says at once that it is late, and one tells of it again
-- when it is. It counts among the e-mails of the day that it leaves on.
create or replace function public.resend_email(email_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff();
  update public.email_outbox o
  set id = case when o.sent_at is null then o.id else gen_random_uuid() end,
      queued_at = now(), told_at = null, attempts = 0, next_attempt_at = now(),
      sent_at = null, given_up_at = null, last_error = null
  where o.id = email_id and not exists (
    select from public.registrations r where r.id = o.registration_id and o.recipient <> r.mailbox);
  if not found then
    raise sqlstate 'PT404' using message = 'This e-mail is not there any more';
  end if;
end $$;
