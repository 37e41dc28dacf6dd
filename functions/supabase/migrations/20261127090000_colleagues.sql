-- Staff say who is staff, in « Demandes ».
grant insert (email, name) on public.staff to authenticated;

create policy "Staff add colleagues" on public.staff
  for insert to authenticated with check ((select public.is_staff()));

-- Of two who take each other away, the second is no longer staff; nobody takes away oneself: somebody always is.
create function public.remove_colleague(address text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  lock table public.staff in share row exclusive mode;
  perform private.require_staff();
  delete from public.staff where email = address and email <> lower(auth.jwt() ->> 'email');
  if not found then
    raise sqlstate 'PT404' using message = 'Nobody else on the list has this address';
  end if;
end $$;
revoke execute on function public.remove_colleague(text) from public, anon, service_role;
grant execute on function public.remove_colleague(text) to authenticated;
