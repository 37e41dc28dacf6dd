-- Of IPv6, what one home is given is counted as one visitor: /56 is the least that providers are told to give (RIPE-690),
-- 256 networks.

-- As before otherwise.
create or replace function private.visitor_address() returns text
language plpgsql stable set search_path = '' as $$
declare
  headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  settings private.contact_settings := (select s from private.contact_settings s);
  written text := headers ->> settings.address_header;
  address inet;
begin
  if headers ->> 'x-proxy-secret' = settings.proxy_secret then
    written := headers ->> 'x-visitor-address';
  end if;
  if not pg_input_is_valid(written, 'inet') then
    return null;
  end if;
  address := written::inet;
  if address <<= '::ffff:0:0/96'::inet then
    address := regexp_replace(host(address), '^::ffff:', '')::inet;
  end if;
  return network(set_masklen(address, case family(address) when 4 then 32 else 56 end));
end $$;
