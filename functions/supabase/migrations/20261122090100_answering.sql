-- What staff do with a request: its state, who has it, notes, its e-mails, and all of one person.

alter table private.contact_settings
  -- Counted on working days: what the acknowledgement promises.
  add column answer_within interval not null default '24 hours';

-- Moments of Saturdays and Sundays do not count.
create function private.answer_due(since timestamptz, within interval) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  local timestamp := since at time zone 'Europe/Brussels';
  step interval;
begin
  loop
    while extract(isodow from local) > 5 loop
      local := date_trunc('day', local) + interval '1 day';
    end loop;
    step := least(within, date_trunc('day', local) + interval '1 day' - local);
    local := local + step;
    within := within - step;
    exit when within <= interval '0';
  end loop;
  return local at time zone 'Europe/Brussels';
end $$;
revoke execute on function private.answer_due(timestamptz, interval) from public;

alter table public.registrations
  -- What the button named that led to the form: a formula, a session, an edition.
  add column subject public.one_line
    constraint "subject has 1 to 200 characters" check (char_length(subject) between 1 and 200),
  add column state text not null default 'new'
    constraint "state is new, in progress, answered or spam"
    check (state in ('new', 'in_progress', 'answered', 'spam')),
  add column assignee public.one_line references public.staff on update cascade on delete set null,
  add column answered_at timestamptz,
  add column answer_due timestamptz,
  add column changed_at timestamptz not null default now(),
  -- Small letters without accents: « amelie » finds Amélie.
  add column search_text text generated always as (
    translate(
      lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || coalesce(subject, '') || ' ' || message),
      'àâäáãåçéèêëíìîïñóòôöõúùûüýÿ’', 'aaaaaaceeeeiiiinooooouuuuyy'''
    )
  ) stored,
  -- One person's mailbox, however its address is written: in small letters, without what follows a plus.
  add column mailbox text generated always as (lower(regexp_replace(email, '\+[^@]*@', '@'))) stored;

update public.registrations r set answer_due = private.answer_due(r.created_at, s.answer_within)
  from private.contact_settings s;

create index registrations_by_state on public.registrations (state, created_at desc);
create index registrations_by_mailbox on public.registrations (mailbox, created_at);
create index registrations_by_change on public.registrations (changed_at);
drop index public.registrations_email;

grant insert (subject) on public.registrations to anon;
grant select (
  id, created_at, first_name, last_name, email, phone, subject, message, registration_type, suspicion, trap,
  filled_in_ms, state, assignee, answered_at, answer_due, changed_at, delete_after, search_text, mailbox
) on public.registrations to authenticated;
grant update (state, assignee) on public.registrations to authenticated;
-- Nothing deletes one request: all of a person is erased, or retention ends.
revoke delete on public.registrations from service_role;

create policy "Staff read requests" on public.registrations
  for select to authenticated using ((select public.is_staff()));
create policy "Staff judge requests" on public.registrations
  for update to authenticated using ((select public.is_staff())) with check ((select public.is_staff()));

create function private.note_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.changed_at := now();
  if new.state is distinct from old.state then
    new.answered_at := case when new.state = 'answered' then now() end;
    if new.state = 'spam' then
      delete from public.email_outbox o where o.registration_id = new.id and o.sent_at is null;
    end if;
  end if;
  return new;
end $$;
create trigger note_change before update of state, assignee on public.registrations
  for each row execute function private.note_change();

grant select on public.email_outbox to authenticated;
create policy "Staff see what became of e-mails" on public.email_outbox
  for select to authenticated using ((select public.is_staff()));

create table public.request_notes (
  id uuid primary key default gen_random_uuid(),
  registration_id uuid not null references public.registrations on delete cascade,
  -- Nobody writes in another's name.
  author public.one_line not null default lower(auth.jwt() ->> 'email'),
  text text not null
    constraint "a note has 1 to 4000 characters" check (char_length(text) between 1 and 4000 and text !~ '^\s*$'),
  created_at timestamptz not null default now()
);
create index request_notes_of on public.request_notes (registration_id, created_at);
alter table public.request_notes enable row level security;
revoke all on public.request_notes from public, anon, authenticated, service_role;
grant select, insert (registration_id, text) on public.request_notes to authenticated;
create policy "Staff read notes" on public.request_notes
  for select to authenticated using ((select public.is_staff()));
create policy "Staff add notes in their own name" on public.request_notes
  for insert to authenticated
  with check ((select public.is_staff()) and author = lower((select auth.jwt()) ->> 'email'));

create function private.note_added() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.registrations set changed_at = now() where id = new.registration_id;
  return null;
end $$;
create trigger note_added after insert on public.request_notes
  for each row execute function private.note_added();

-- That something was erased, when and by which account; nothing about whom.
create table public.erasures (
  id uuid primary key default gen_random_uuid(),
  erased_at timestamptz not null default now(),
  erased_by uuid not null,
  requests integer not null,
  emails integer not null,
  notes integer not null
);
alter table public.erasures enable row level security;
revoke all on public.erasures from public, anon, authenticated, service_role;
grant select on public.erasures to authenticated;
create policy "Staff see that people were erased" on public.erasures
  for select to authenticated using ((select public.is_staff()));

create function private.require_staff() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_staff() then
    raise insufficient_privilege using message = 'Only staff may do this';
  end if;
end $$;

-- Has an e-mail sent again; one that was sent gets another Message-ID, for it is another e-mail.
create function public.resend_email(email_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff();
  update public.email_outbox o
  set id = case when o.sent_at is null then o.id else gen_random_uuid() end,
      attempts = 0, next_attempt_at = now(), sent_at = null, given_up_at = null, last_error = null
  where o.id = email_id;
  if not found then
    raise sqlstate 'PT404' using message = 'This e-mail is not there any more';
  end if;
end $$;

create function private.mailbox_of(address text) returns text
language sql immutable set search_path = '' as $$
  select lower(regexp_replace(trim(address), '\+[^@]*@', '@'));
$$;

-- Everything that is kept of one person, told by their e-mail address.
create function public.export_person(person text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'person', private.mailbox_of(person),
      'exported_at', now(),
      'requests', coalesce(jsonb_agg(
        to_jsonb(r) - 'search_text' - 'mailbox' - 'address_hash' - 'request_id'
        || jsonb_build_object(
          'emails', (select coalesce(jsonb_agg(to_jsonb(o) - 'registration_id' order by o.kind), '[]')
                     from public.email_outbox o where o.registration_id = r.id),
          'notes', (select coalesce(jsonb_agg(to_jsonb(n) - 'registration_id' order by n.created_at), '[]')
                    from public.request_notes n where n.registration_id = r.id))
        order by r.created_at
      ), '[]'))
    from public.registrations r where r.mailbox = private.mailbox_of(person)
  );
end $$;

-- Erases what export_person shows; answers with the trace that stays.
create function public.erase_person(person text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  theirs uuid[];
  trace public.erasures;
begin
  perform private.require_staff();
  select array_agg(r.id) into theirs from public.registrations r where r.mailbox = private.mailbox_of(person);
  if theirs is null then
    raise sqlstate 'PT404' using message = 'Nothing is kept of this person';
  end if;
  insert into public.erasures (erased_by, requests, emails, notes) values (
    auth.uid(),
    cardinality(theirs),
    (select count(*) from public.email_outbox o where o.registration_id = any(theirs)),
    (select count(*) from public.request_notes n where n.registration_id = any(theirs))
  ) returning * into trace;
  delete from public.registrations r where r.id = any(theirs);
  return to_jsonb(trace);
end $$;

-- What the tool's title shows, and whether its list is to be read again: cheap enough to ask every few seconds.
create function public.requests_overview() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'total', count(*),
      'new', count(*) filter (where r.state = 'new'),
      'in_progress', count(*) filter (where r.state = 'in_progress'),
      'late', count(*) filter (where r.state in ('new', 'in_progress') and r.answer_due < now()),
      'spam', count(*) filter (where r.state = 'spam'),
      'changed_at', max(r.changed_at))
    from public.registrations r
  );
end $$;

revoke execute on function
  private.note_change(), private.note_added(), private.require_staff(), private.mailbox_of(text)
from public;
revoke execute on function
  public.resend_email(uuid), public.export_person(text), public.erase_person(text), public.requests_overview()
from public, anon, service_role;
grant execute on function
  public.resend_email(uuid), public.export_person(text), public.erase_person(text), public.requests_overview()
to authenticated;
