-- The licence that a new permanent address is for: signed and sent with it. Empty for what was handed in before this was kept.
alter table permanent_address_changes add column licence_number text not null default '';
