-- What was given up troubles nobody once its request is answered: one mistyped address would be told as long as it is kept.

-- As before otherwise.
create or replace function private.troubled_emails() returns setof public.email_outbox
language sql stable set search_path = '' as $$
  select o.* from public.email_outbox o join public.registrations r on r.id = o.registration_id
  where o.sent_at is null and (o.recipient is null or o.recipient = r.mailbox) and r.state <> 'spam'
    and case
      when o.given_up_at is null then o.queued_at < now() - (select s.mail_late_after from private.contact_settings s)
      else r.state <> 'answered' and not (o.kind = 'acknowledgement' and o.refused)
    end;
$$;
