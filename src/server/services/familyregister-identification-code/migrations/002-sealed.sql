-- The code itself is sealed (src/server/db/sealed.ts); this tells that no other one is the same. null = issued before, until it is sealed.
alter table identification_codes add column code_hash text unique;
