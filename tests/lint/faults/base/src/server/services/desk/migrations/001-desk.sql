create table desk_reports (
  id bigint generated always as identity primary key,
  citizen_id text not null,
  -- 'post' | 'desk'
  way text not null,
  content jsonb
);

create table desk_counters (number integer not null);
