-- « 0470 12 34 56 (maman) »: whose number it is, or its extension, is no fault of it.
alter table public.registrations
  drop constraint "phone has 8 to 20 characters, 6 of them digits",
  add constraint "phone has 8 to 20 characters, 6 of them digits" check (
    char_length(phone) between 8 and 20 and phone ~ '([0-9][^0-9]*){6}'
  );
