-- Proton drops dots, hyphens and underscores from an address, as Google does dots: each is one mailbox.

-- As before otherwise. The column below holds its results: who changes it writes that column anew.
create or replace function private.mailbox_of(address text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    regexp_replace(lower(regexp_replace(trim(address), '\+[^@]*@', '@')), '@googlemail\.com$', '@gmail.com'),
    '\.(?=[^@]*@gmail\.com$)|[._-](?=[^@]*@(proton\.me|protonmail\.(com|ch)|pm\.me)$)', '', 'g');
$$;
alter table public.registrations
  alter column mailbox set expression as (private.mailbox_of(email));

-- What was counted for two ways of writing one mailbox, and is about one request, is counted for it once: the last sent.
delete from public.email_outbox o using public.email_outbox kept
  where kept.registration_id = o.registration_id and kept.kind = o.kind
    and private.mailbox_of(kept.recipient) = private.mailbox_of(o.recipient)
    and (coalesce(kept.sent_at, '-infinity'), kept.queued_at, kept.id)
      > (coalesce(o.sent_at, '-infinity'), o.queued_at, o.id);
update public.email_outbox o set recipient = private.mailbox_of(o.recipient)
  where o.recipient <> private.mailbox_of(o.recipient);
