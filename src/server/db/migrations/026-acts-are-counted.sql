-- How many acts of a call its person has done, this one included. A procedure that nothing else names is named by how many came before it.
alter table intentions add column number integer not null default 0;
