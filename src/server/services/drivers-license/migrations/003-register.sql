-- A licence is what the register of the police says of its holder, and not kept here; how far a course is counts until the licence that it is for ends.
alter table licence_courses add column counts_until text not null default '';
update licence_courses c set counts_until = l.licence ->> 'validUntil' from licences l where l.citizen_id = c.citizen_id;
drop table licences;
