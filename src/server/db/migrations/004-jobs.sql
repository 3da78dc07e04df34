-- formerly 038-jobs.sql
-- Everything that happens later or outside. Any number of processes takes from here (docs/decisions/0054-jobs.md).
create table jobs (
  id bigint generated always as identity primary key,
  -- a second one of the same key is none
  key text not null unique,
  -- the module and the file that carries it out; example nq/payment
  kind text not null,
  citizen_id text references citizens (id) on delete cascade,
  -- on the clock of the citizen
  run_at timestamptz not null,
  content jsonb not null default '{}',
  attempts integer not null default 0,
  -- on the clock of the server: when it may be tried (again)
  next_try_at timestamptz not null default 'epoch',
  done_at timestamptz,
  -- of the last attempt: SQLSTATE, or the kind of error
  last_error text,
  created_at timestamptz not null default now()
);
create index jobs_to_run on jobs (run_at, id) where done_at is null;
create index jobs_by_citizen on jobs (citizen_id, kind);

-- A mail is sent by a job; null = not yet.
alter table outbox add column sent_at timestamptz;
update outbox set sent_at = at;

-- What was written of a citizen may have a date after which something lapses. One row for each transaction: nobody waits for another one.
create function plan_jobs() returns trigger language plpgsql as $$
declare owner text;
begin
  if tg_table_name = 'citizens' then owner := new.id;
  elsif tg_op = 'DELETE' then owner := old.citizen_id;
  else owner := new.citizen_id;
  end if;
  insert into jobs (key, kind, citizen_id, run_at)
    select 'plan:' || owner || ':' || txid_current(), 'plan', owner, 'epoch' from citizens where id = owner
    on conflict (key) do nothing;
  return null;
end $$;
create trigger plan_jobs after insert or update on citizens for each row execute function plan_jobs();
insert into jobs (key, kind, citizen_id, run_at) select 'plan:' || id || ':0', 'plan', id, 'epoch' from citizens;
