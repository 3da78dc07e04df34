-- A login ends some hours after it began, whatever is done meanwhile. On the clock of the browser; those of before begin with this migration.
alter table sessions add column began_at timestamptz not null default now();
