-- formerly 041-administrators-browsers.sql
-- Browsers in which an administrator has logged in: failures of others elsewhere do not count against them.
create table admin_browsers (
  -- hash of the cookie's token
  id text primary key,
  administrator_id text not null references admin_administrators (id) on delete cascade,
  logged_in_at timestamptz not null
);

-- Who is removed is logged out everywhere.
alter table admin_sessions drop constraint admin_sessions_administrator_id_fkey;
alter table admin_sessions add foreign key (administrator_id) references admin_administrators (id) on delete cascade;
