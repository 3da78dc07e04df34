-- For whom this database is: the sandbox, in which anybody logs in as anybody, or people. The first start says it (src/server/kernel/portal/opened-as.ts).
create table opened_as (
  -- one row
  one boolean primary key default true check (one),
  sandbox boolean not null,
  since timestamptz not null default now()
);
-- What was there before is known by its people: those of a login outside the portal, and copies of sample citizens.
insert into opened_as (sandbox)
  select not bool_or(coalesce(starts_with(copy_key, 'login:'), false)) from citizens having count(*) > 0;
