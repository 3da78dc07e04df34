-- What was applied for otherwise than the registers had it on that day, in words.
alter table hpki_applications add column differences jsonb not null default '[]';
