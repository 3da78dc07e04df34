-- What came of an act, by what it was one act of (header Intention-Key): a launch, a draft, a procedure. Asked for again, it is given again.
create table intentions (
  -- the citizen
  owner text not null,
  path text not null,
  intention text not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (owner, path, intention)
);
