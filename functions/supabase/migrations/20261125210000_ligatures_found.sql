-- « soeur » finds sœur: few keyboards have its letter.

alter table public.registrations alter column search_text set expression as (
  translate(
    replace(replace(
      lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || coalesce(subject, '') || ' ' || message),
      'œ', 'oe'), 'æ', 'ae'),
    'àâäáãåçéèêëíìîïñóòôöõúùûüýÿ’', 'aaaaaaceeeeiiiinooooouuuuyy'''
  ) || ' ' || regexp_replace(phone, '\(0\)|\D', '', 'g')
);
