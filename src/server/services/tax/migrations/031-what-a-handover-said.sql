-- The documents of a handover in the words in which they were shown when it was made. Empty = from before: they are put into words when they are read.
alter table tax_handovers add column said jsonb not null default '[]';
