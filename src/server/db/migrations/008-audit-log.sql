-- Who has done or read what, when (docs/decisions/0072-audit-log.md). Only added to: a row gets its place in the chain once, and goes when it is too old.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- filing, correction, withdrawal, signature, decision, administration, reading
  kind text not null,
  -- name of the call; of what is none: who does it and what, example nq/examine
  call text not null,
  -- citizen, office, operator, or administrator: and their id
  actor text not null,
  -- id of the citizen or user whom it is about; null = nobody
  subject text,
  -- by which the filing is known to who filed
  number text,
  -- number of what it corrects or withdraws, where that is another one
  follows text,
  -- as in the log lines
  request_id text,
  -- SHA-256 of all before; of the place, of the hash before, and of this
  content_hash text not null,
  place bigint unique,
  hash text
);
create index audit_log_without_place on audit_log (id) where place is null;
create index audit_log_by_number on audit_log (number) where number is not null;
create index audit_log_by_what_it_follows on audit_log (follows) where follows is not null;
create index audit_log_by_subject on audit_log (subject) where subject is not null;

-- Where the chain begins (what was before is forgotten) and ends.
create table audit_chain (
  only_one boolean primary key default true check (only_one),
  base bigint not null default 0,
  base_hash text not null default '',
  head bigint not null default 0,
  head_hash text not null default ''
);
insert into audit_chain default values;

create function audit_log_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.place is null and new.hash is null then return new; end if;
  if tg_op = 'UPDATE' and old.place is null and new.place is not null and new.hash is not null
    and to_jsonb(new) - 'place' - 'hash' = to_jsonb(old) - 'place' - 'hash' then return new; end if;
  -- as long as docs/operations.md says
  if tg_op = 'DELETE' and old.place is not null and old.at < now() - interval '5 years' then return old; end if;
  raise exception 'the audit log is only added to' using errcode = '42501';
end $$;
create trigger audit_log_stays before insert or update or delete on audit_log for each row execute function audit_log_stays();
create trigger audit_log_stays_whole before truncate on audit_log for each statement execute function audit_log_stays();

create function audit_chain_grows() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.head >= old.head and new.base between old.base and new.head then return new; end if;
  raise exception 'the audit log is only added to' using errcode = '42501';
end $$;
create trigger audit_chain_grows before update or delete on audit_chain for each row execute function audit_chain_grows();
create trigger audit_chain_grows_whole before truncate on audit_chain for each statement execute function audit_chain_grows();
