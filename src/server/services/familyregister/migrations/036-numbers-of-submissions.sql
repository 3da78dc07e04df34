-- What a person keeps of a submission is told by its number. Null: submitted before there were numbers.
alter table submissions add column reception_number text unique;
