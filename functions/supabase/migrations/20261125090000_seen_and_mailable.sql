-- What nobody sees is no name and no message, and a stranger's address that takes no mail is no trouble of the school's.

-- A text without what shows nothing, whatever space is around it: as _shared/contact.ts counts it. Whoever writes a
-- request executes it, for a constraint does not lend its owner's rights.
create function private.seen(written text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    regexp_replace(
      written,
      '[\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u115f-\u1160\u17b4-\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+',
      '', 'g'),
    '^[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+|[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+$',
    '', 'g');
$$;

update public.registrations set first_name = '—' where private.seen(first_name) = '';
update public.registrations set last_name = '—' where private.seen(last_name) = '';
update public.registrations set message = private.seen(message) || ' (message presque vide)'
  where char_length(private.seen(message)) < 10;

alter table public.registrations
  add constraint "first name is seen" check (private.seen(first_name) <> ''),
  add constraint "last name is seen" check (private.seen(last_name) <> ''),
  add constraint "10 characters of the message are seen" check (char_length(private.seen(message)) >= 10),
  -- No mail server takes more (RFC 5321). Not valid: an address that is stored stays as it was written.
  add constraint "email has at most 64 characters before the @" check (position('@' in email) <= 65) not valid;

-- Its recipient is refused for good: nothing the school can mend.
alter table public.email_outbox add column refused boolean not null default false;
update public.email_outbox o set refused = true
  from private.contact_settings s
  where o.kind = 'acknowledgement' and o.given_up_at is not null and o.attempts < s.mail_max_attempts;

-- As before, and a failure for good is told from attempts that are used up.
create or replace function public.record_email_failure(
  email_id uuid, attempt smallint, reason text, permanent boolean default false
) returns void
language sql security definer set search_path = '' as $$
  update public.email_outbox o
  set last_error = left(reason, 500),
      next_attempt_at = now() + least(interval '1 minute' * 2 ^ (o.attempts - 1), interval '6 hours'),
      given_up_at = case when permanent or o.attempts >= s.mail_max_attempts then now() end,
      refused = permanent
  from private.contact_settings s
  where o.id = email_id and o.attempts = attempt and o.sent_at is null;
$$;

-- E-mails that should have left. One to an address that was corrected since, or that takes none, is none of them.
create or replace function private.troubled_emails() returns setof public.email_outbox
language sql stable set search_path = '' as $$
  select o.* from public.email_outbox o join public.registrations r on r.id = o.registration_id
  where o.sent_at is null and (o.recipient is null or o.recipient = r.mailbox) and r.state <> 'spam'
    and (o.given_up_at is not null
      or o.queued_at < now() - (select s.mail_late_after from private.contact_settings s))
    and not (o.given_up_at is not null and o.kind = 'acknowledgement' and o.refused);
$$;
