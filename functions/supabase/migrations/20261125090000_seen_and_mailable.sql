-- What nobody sees is no name and no message, and what no mail server takes is no address.

-- A text without what shows nothing, whatever space is around it: as _shared/contact.ts counts it.
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
