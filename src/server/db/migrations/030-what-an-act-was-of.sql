-- What people read of what an act was sent with, as a hash: who sends something else as the same act is told that it was not taken. Empty = from before.
alter table intentions add column content_hash text not null default '';
