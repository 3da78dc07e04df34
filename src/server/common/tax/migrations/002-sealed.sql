-- The number itself is sealed (src/server/db/sealed.ts); by this a handover is found. null = from before, until it is sealed.
alter table tax_handovers add column number_hash text unique;
