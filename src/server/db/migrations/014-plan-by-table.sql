-- A plan says by which table it was asked for: only what comes from there is looked at again. The last part of its key; of an older one it is `0` or there is none.
create or replace function plan_jobs() returns trigger language plpgsql as $$
declare owner text;
begin
  if tg_table_name = 'citizens' then owner := new.id;
  elsif tg_op = 'DELETE' then owner := old.citizen_id;
  else owner := new.citizen_id;
  end if;
  insert into jobs (key, kind, citizen_id, run_at)
    select 'plan:' || owner || ':' || txid_current() || ':' || tg_table_name, 'plan', owner, 'epoch' from citizens where id = owner
    on conflict (key) do nothing;
  return null;
end $$;
