-- Logins that were begun and have not come back from outside. Whoever comes back finds their own by what only their browser has.
create table begun_logins (
  -- hash of the browser's cookie and the login's state
  id text primary key,
  kept jsonb not null,
  expires_at timestamptz not null
);
