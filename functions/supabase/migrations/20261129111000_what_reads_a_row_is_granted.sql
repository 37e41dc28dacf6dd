-- What checks and generated columns call, whoever writes a row must be allowed to: Postgres grants it to everybody, but not in
-- a project that follows Supabase's advice and revokes that.
grant execute on function private.fold(text), private.mailbox_of(text), private.seen(text) to anon, authenticated;
