-- formerly 012-sample-admin.sql 018-sample-user-search.sql
-- The sample administration area: people, sessions and records of its own, apart from those of the citizens.
create table admin_administrators (
  id text primary key,
  -- lower case
  email text not null unique,
  -- see src/server/services/admin/password.ts
  password_hash text not null,
  registered_at timestamptz not null
);

create table admin_sessions (
  -- hash of the cookie's token
  id text primary key,
  administrator_id text not null references admin_administrators (id),
  began_at timestamptz not null,
  expires_at timestamptz not null,
  ended boolean not null default false
);
create index admin_sessions_by_start on admin_sessions (began_at);

-- Logins that were tried and did not succeed (yet), for one e-mail address and for one address of the network.
create table admin_tries (
  scope text not null,
  -- hash
  subject text not null,
  at timestamptz not null
);
create index admin_tries_by_subject on admin_tries (scope, subject, at);

-- Sample users.
create table admin_users (
  id text primary key,
  name text not null,
  -- lower case
  email text not null unique,
  detail text not null,
  birthday date not null,
  valid_from date not null,
  valid_until date not null,
  branch text not null,
  account_type text not null,
  -- goes up with every change
  revision integer not null default 1,
  changed_at timestamptz not null,
  -- as it is searched
  search text not null generated always as (search_key(id || '|' || name || '|' || email)) stored
);

-- Number within the ids of sample users.
create sequence admin_user_numbers;
