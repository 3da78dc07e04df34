-- What was reported otherwise than the registers had it on that day, in words.
alter table kana_histories add column differences jsonb not null default '[]';
