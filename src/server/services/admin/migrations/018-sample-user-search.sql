-- Searched as every list is; the database keeps it up to date.
alter table admin_users drop column search;
alter table admin_users add column search text not null
  generated always as (search_key(id || '|' || name || '|' || email)) stored;
