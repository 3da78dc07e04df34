-- What refers to a citizen, or to a row of a citizen, is deleted with it.
do $$
declare found record;
begin
  for found in
    select c.conrelid::regclass as of_table, c.conname as name, pg_get_constraintdef(c.oid) as written
      from pg_constraint c
     where c.contype = 'f' and c.confdeltype = 'a' and c.connamespace = current_schema()::regnamespace
       and (c.confrelid = 'citizens'::regclass
            or exists (select 1 from pg_attribute a where a.attrelid = c.confrelid and a.attname = 'citizen_id' and not a.attisdropped))
  loop
    execute format('alter table %s drop constraint %I', found.of_table, found.name);
    execute format('alter table %s add constraint %I %s on delete cascade', found.of_table, found.name, found.written);
  end loop;
end $$;

-- What was signed belongs to the citizen, not to the session in which it was signed.
alter table signature_requests alter column session_id drop not null;
alter table signature_requests drop constraint signature_requests_session_id_fkey;
alter table signature_requests add constraint signature_requests_session_id_fkey
  foreign key (session_id) references sessions (id) on delete set null;

-- Rows of sessions and citizens that were not tied to them.
delete from faults where session_id not in (select id from sessions);
alter table faults add foreign key (session_id) references sessions (id) on delete cascade;
delete from journal where session_id not in (select id from sessions);
alter table journal add foreign key (session_id) references sessions (id) on delete cascade;
delete from insight_tags where session_id not in (select id from sessions);
alter table insight_tags add foreign key (session_id) references sessions (id) on delete cascade;
delete from client_logs where session_id is not null and session_id not in (select id from sessions);
alter table client_logs add foreign key (session_id) references sessions (id) on delete cascade;
delete from usage_statistics where citizen_id is not null and citizen_id not in (select id from citizens);
alter table usage_statistics add foreign key (citizen_id) references citizens (id) on delete cascade;

-- Deleting an owner looks for its rows.
create index card_readings_by_session on card_readings (session_id);
create index signature_requests_by_session on signature_requests (session_id);
create index client_logs_by_session on client_logs (session_id);
create index usage_statistics_by_citizen on usage_statistics (citizen_id);
create index sessions_by_citizen on sessions (citizen_id);
create index domicile_fetches_by_citizen on domicile_fetches (citizen_id);
create index mdoc_registrations_by_citizen on mdoc_registrations (citizen_id);
create index kana_histories_by_citizen on kana_histories (citizen_id);
create index kana_documents_by_citizen on kana_documents (citizen_id);
