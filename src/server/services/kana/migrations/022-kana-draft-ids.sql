-- What is filed is filed once per draft. A draft that is filed is deleted, so the next one is another one.
alter table kana_drafts add column id uuid not null default gen_random_uuid();
