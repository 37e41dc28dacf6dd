-- Deletes what is past its date (the outbox goes with it) and forgets addresses after a day.
create function private.purge_personal_data() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  deleted integer;
begin
  delete from public.registrations where delete_after < now();
  get diagnostics deleted = row_count;
  update public.registrations set address_hash = null
    where address_hash is not null and created_at < now() - interval '1 day';
  return deleted;
end $$;
revoke execute on function private.purge_personal_data() from public;

-- Hosted Supabase has pg_cron; on a laptop functions/local/schedule.ts calls the same function.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('purge-personal-data', '17 3 * * *', 'select private.purge_personal_data()');
  end if;
end $$;
