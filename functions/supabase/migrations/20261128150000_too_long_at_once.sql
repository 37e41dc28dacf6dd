-- A request that is far too long is refused before it has any lock, for which all others wait, and before its mailbox is
-- told: of 100,000 dots that took seconds. Each field's own limit is the table's.

-- As before otherwise; and the bucket of what nobody vouches for has its name for a hash.
create or replace function private.admit_registration() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  settings private.contact_settings := (select s from private.contact_settings s);
  address text := private.visitor_address();
  allowed integer := case when address is null then settings.common_limit else settings.flood_limit end;
  call text := pg_current_xact_id()::text;
  words text := private.words_of(new)::text;
  earlier public.registrations;
  nth timestamptz;
begin
  if char_length(new.email) > 255 or char_length(concat(words, new.trap)) > 5000 then
    raise check_violation using message = 'A contact request is shorter than that';
  end if;
  if current_setting('contact.call', true) = call then
    raise sqlstate 'PT400' using message = 'One contact request per call';
  end if;
  perform set_config('contact.call', call, true);

  new.delete_after := now() + settings.retention;
  new.answer_due := private.answer_due(now(), settings.answer_within);

  -- The same request sent twice at once is looked at once after the other.
  perform pg_advisory_xact_lock(hashtextextended(new.request_id::text, 0));
  select * into earlier from public.registrations r where r.request_id = new.request_id for update;
  if found and words <> private.words_of(earlier)::text then
    if earlier.state in ('new', 'spam') and earlier.corrections < 20 then
      perform private.correct_registration(earlier, new);
      return null;
    end if;
    new.request_id := private.id_with_words(new.request_id::text, words);
    perform from public.registrations r where r.request_id = new.request_id;
  end if;
  if found then
    return new; -- It collides: "already stored".
  end if;

  new.state := case when new.trap <> '' or new.filled_in_ms < 2000 then 'spam' else 'new' end;
  -- What nobody vouches for has one bucket.
  new.address_hash := coalesce(
    encode(sha256(convert_to(settings.address_salt || address, 'UTF8')), 'hex'), 'nobody');

  perform pg_advisory_xact_lock(hashtextextended(new.address_hash, 0));
  select r.created_at into nth from public.registrations r
    where r.address_hash = new.address_hash and r.created_at > now() - settings.flood_window
    order by r.created_at desc offset allowed - 1 limit 1;
  if found then
    perform private.refuse_until(nth + settings.flood_window, 'Too many contact requests from this address');
  end if;

  perform pg_advisory_xact_lock(hashtextextended('contact requests of a day', 0));
  select r.created_at into nth from public.registrations r
    where r.created_at > now() - interval '1 day'
    order by r.created_at desc offset settings.day_limit - 1 limit 1;
  if found then
    perform private.refuse_until(nth + interval '1 day', 'Too many contact requests today');
  end if;
  return new;
end $$;
