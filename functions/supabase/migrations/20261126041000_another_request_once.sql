-- What is sent under the id of a request that somebody is at work on is another request, and sent once more it is that
-- one: its id is told by its words.
create or replace function private.admit_registration() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  settings private.contact_settings := (select s from private.contact_settings s);
  address text := private.visitor_address();
  allowed integer := case when address is null then settings.common_limit else settings.flood_limit end;
  call text := pg_current_xact_id()::text;
  words text := (new.first_name, new.last_name, new.email, new.phone, new.message, new.registration_type, new.subject)::text;
  earlier public.registrations;
  nth timestamptz;
begin
  if current_setting('contact.call', true) = call then
    raise sqlstate 'PT400' using message = 'One contact request per call';
  end if;
  perform set_config('contact.call', call, true);

  new.delete_after := now() + settings.retention;
  new.answer_due := private.answer_due(now(), settings.answer_within);

  -- The same request sent twice at once is looked at once after the other.
  perform pg_advisory_xact_lock(hashtextextended(new.request_id::text, 0));
  select * into earlier from public.registrations r where r.request_id = new.request_id for update;
  if found and words <> (earlier.first_name, earlier.last_name, earlier.email, earlier.phone, earlier.message,
      earlier.registration_type, earlier.subject)::text then
    if earlier.state in ('new', 'spam') and earlier.corrections < 20 then
      perform private.correct_registration(earlier, new);
      return null;
    end if;
    new.request_id := md5(new.request_id || words)::uuid;
    perform from public.registrations r where r.request_id = new.request_id;
  end if;
  if found then
    return new; -- It collides: "already stored".
  end if;

  new.state := case when new.trap <> '' or new.filled_in_ms < 2000 then 'spam' else 'new' end;
  -- What nobody vouches for has one bucket, of a name that no address has.
  new.address_hash := encode(
    sha256(convert_to(settings.address_salt || coalesce(address, 'nobody'), 'UTF8')), 'hex');

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
