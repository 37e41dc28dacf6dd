-- A telephone is found by its digits, whatever separates them: they stand at the end of what is searched, without the
-- 0 that some write within +32 (0)470.

alter table public.registrations drop column search_text;
alter table public.registrations add column search_text text generated always as (
  translate(
    lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || coalesce(subject, '') || ' ' || message),
    'àâäáãåçéèêëíìîïñóòôöõúùûüýÿ’', 'aaaaaaceeeeiiiinooooouuuuyy'''
  ) || ' ' || regexp_replace(phone, '\(0\)|\D', '', 'g')
) stored;
grant select (search_text) on public.registrations to authenticated;
