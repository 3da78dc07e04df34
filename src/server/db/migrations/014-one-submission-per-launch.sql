-- The launch under which it was sent (header Launch-Key); null = none was named. A person submits once per launch, however often it is asked for.
alter table submissions add column launch_key text;
create unique index submissions_by_launch on submissions (citizen_id, launch_key);
