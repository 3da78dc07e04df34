-- Calls of one login, or of one place without a login, in the minute that ends then: what processes have taken of the limit, some at a time.
-- Not worth a log: after a crash everybody begins anew.
create unlogged table call_limits (
  -- hash
  caller text primary key,
  points integer not null,
  ends_at timestamptz not null
);

-- Written by GET /readyz: whether the database takes anything.
create table heartbeat (
  -- one row
  one boolean primary key check (one),
  at timestamptz not null
);
