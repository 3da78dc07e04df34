-- formerly 002-card-reading.sql 014-one-submission-per-launch.sql 016-owners-take-their-rows.sql 036-numbers-of-submissions.sql
-- What domicileGet showed, by its hnskHttshSkbtKey: createXml submits exactly that.
create table domicile_fetches (
  key text primary key,
  citizen_id text not null references citizens (id) on delete cascade,
  domicile text not null,
  head_of_the_family text not null,
  fetched_at timestamptz not null
);
create index domicile_fetches_by_citizen on domicile_fetches (citizen_id);

-- XML of createXml, handed to the calling service.
create table submissions (
  id bigint generated always as identity primary key,
  citizen_id text not null references citizens (id) on delete cascade,
  session_id text not null,
  -- One submission per fetched domicile, however often it is asked for.
  domicile_key text not null unique references domicile_fetches (key) on delete cascade,
  procedure_code text not null,
  xml text not null,
  submitted_at timestamptz not null,
  -- the launch under which it was sent (header Launch-Key); null = none was named
  launch_key text,
  -- what a person keeps of it is told by this number; null = submitted before there were numbers
  reception_number text unique
);
create index submissions_by_citizen on submissions (citizen_id, id);
-- A person submits once per launch, however often it is asked for.
create unique index submissions_by_launch on submissions (citizen_id, launch_key);
