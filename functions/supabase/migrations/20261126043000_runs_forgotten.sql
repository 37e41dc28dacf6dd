-- What pg_cron notes of its runs, one a minute, is forgotten after a week: nothing else deletes it. By a job of its own, so
-- that it keeps no other from its work.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    perform cron.schedule('forget-runs', '47 3 * * *',
      'delete from cron.job_run_details where start_time < now() - interval ''7 days''');
  end if;
end $$;
