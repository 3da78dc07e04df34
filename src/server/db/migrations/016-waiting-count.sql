-- How much waited for the person when it was counted last, and when that was on the clock of the browser; null = to be counted again (docs/decisions/0087-one-header.md).
alter table sessions add column counts jsonb;
