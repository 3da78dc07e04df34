-- Applications to agencies that have changed, each once, for back offices (docs/decisions/0062-ports.md). Whoever writes one waits for nobody: it gets its place when the changes are next read.
create table agency_changes (
  service text not null,
  application_id text not null,
  citizen_id text not null references citizens (id) on delete cascade,
  -- in the order of changes; null = none since it changed last
  place bigint,
  primary key (service, application_id)
);
create unique index agency_changes_by_place on agency_changes (place);
create index agency_changes_new on agency_changes (service, application_id) where place is null;
create index agency_changes_by_citizen on agency_changes (citizen_id);
create sequence agency_change_places;

-- Of a trigger on each table whose applications go to an agency, which is there as soon as a back office is connected; the argument is the service's name.
create function note_agency_change() returns trigger language plpgsql as $$
begin
  insert into agency_changes (service, application_id, citizen_id) values (tg_argv[0], new.id, new.citizen_id)
    on conflict (service, application_id) do update set place = null;
  return null;
end $$;
