-- What is switched without a deployment (docs/decisions/0075-switches.md): read by every process within seconds.
create table switches (
  number integer generated always as identity primary key,
  kind text not null check (kind in ('closed', 'notice')),
  -- closed: the name of a call or of a service (its folder in screens/); a notice has none
  target text not null default '',
  -- what people read
  words text not null,
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at > from_at)
);
