-- The sweep's call bears its key as an API key: a secret key (sb_secret_…) is no JWT and is no bearer's token.

-- As before otherwise.
create or replace function private.sweep_emails() returns void
language plpgsql security definer set search_path = '' as $$
declare
  secrets jsonb;
begin
  perform private.watch_outbox();
  if to_regnamespace('net') is null or to_regclass('vault.decrypted_secrets') is null
    or not exists (select from public.email_outbox o
      where o.sent_at is null and o.given_up_at is null and o.next_attempt_at <= now())
  then
    return;
  end if;
  execute 'select jsonb_object_agg(name, decrypted_secret) from vault.decrypted_secrets
    where name in (''project_url'', ''service_role_key'')' into secrets;
  if secrets ->> 'project_url' is null or secrets ->> 'service_role_key' is null then
    raise warning 'E-mails wait: the vault lacks project_url or service_role_key';
    return;
  end if;
  execute 'select net.http_post(url := $1, headers := $2, body := $3)' using
    (secrets ->> 'project_url') || '/functions/v1/send-contact-email',
    jsonb_build_object('Content-Type', 'application/json', 'apikey', secrets ->> 'service_role_key'),
    '{"sweep": true}'::jsonb;
end $$;
