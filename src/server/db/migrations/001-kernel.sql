-- Sample citizens: a fresh copy of a persona for every login.
create table citizens (
  id text primary key,
  persona_id text not null,
  copy_key text unique,
  persona jsonb not null,
  created_at timestamptz not null
);

-- A browser that holds our cookie. Without a citizen it only carries what the sandbox was told about it.
create table sessions (
  -- hash of the cookie's token
  id text primary key,
  citizen_id text references citizens (id),
  clock_offset_ms bigint not null default 0,
  expires_at timestamptz not null,
  ended boolean not null default false,
  settings jsonb not null default '{}'
);

-- Answers of writes, so that a repeated key has no second effect.
create table idempotency (
  -- the citizen, or '' without a login
  owner text not null,
  path text not null,
  key text not null,
  request_hash text not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null,
  primary key (owner, path, key)
);

create table faults (
  id bigint generated always as identity primary key,
  session_id text not null,
  path text not null,
  -- calls that still pass before the fault strikes
  skip integer not null,
  remaining integer not null,
  fault jsonb not null
);
create index faults_by_session on faults (session_id, path);

create table journal (
  id bigint generated always as identity primary key,
  session_id text not null,
  at timestamptz not null,
  path text not null,
  screen_id text not null,
  request jsonb,
  status integer not null,
  result_code text not null
);
create index journal_by_session on journal (session_id, id);

create table outbox (
  id bigint generated always as identity primary key,
  citizen_id text not null references citizens (id),
  at timestamptz not null,
  kind text not null,
  recipient text not null,
  body text not null
);
create index outbox_by_citizen on outbox (citizen_id, id);

-- What the user-insight stand-in was sent.
create table insight_tags (
  id bigint generated always as identity primary key,
  session_id text not null,
  tag jsonb not null
);
create index insight_tags_by_session on insight_tags (session_id, id);
