-- Once there are keys, rows of the audit log are signed, and so is their place. A process of a portal from before then that was not ended is refused:
-- what it was about to do is not done, where its row would have counted as forged for as long as it is kept.
create function audit_log_signed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.content_hash like 'audit.%' or not exists (select from audit_keys) then return new; end if;
  elsif new.hash like 'audit.%' or new.hash is not distinct from old.hash or not exists (select from audit_keys) then return new;
  end if;
  raise exception 'the audit log is signed: end the processes of the earlier portal' using errcode = '42501';
end $$;
create trigger audit_log_signed before insert or update on audit_log for each row execute function audit_log_signed();
