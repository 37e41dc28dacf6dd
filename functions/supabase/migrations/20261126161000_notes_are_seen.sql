-- What nobody sees is no note.
update public.request_notes set text = '—' where private.seen(text) = '';
alter table public.request_notes add constraint "a note is seen" check (private.seen(text) <> '');
