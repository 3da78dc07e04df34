-- The citizen has said that the file is not wanted; it goes with the next save of the draft that does not name it.
alter table nq_attachments add column unwanted boolean not null default false;
