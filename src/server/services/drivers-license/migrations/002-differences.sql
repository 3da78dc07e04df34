-- What was handed in otherwise than the registers had it on that day, in words.
alter table permanent_address_changes add column differences jsonb not null default '[]';
