-- formerly 001-kernel.sql 016-owners-take-their-rows.sql 017-one-search.sql 021-one-result-per-intention.sql 026-acts-are-counted.sql 029-one-row-of-reception-numbers.sql 030-what-an-act-was-of.sql
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
  citizen_id text references citizens (id) on delete cascade,
  clock_offset_ms bigint not null default 0,
  expires_at timestamptz not null,
  ended boolean not null default false,
  settings jsonb not null default '{}'
);
-- Deleting an owner looks for its rows, here and in every table.
create index sessions_by_citizen on sessions (citizen_id);

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
  session_id text not null references sessions (id) on delete cascade,
  path text not null,
  -- calls that still pass before the fault strikes
  skip integer not null,
  remaining integer not null,
  fault jsonb not null
);
create index faults_by_session on faults (session_id, path);

create table journal (
  id bigint generated always as identity primary key,
  session_id text not null references sessions (id) on delete cascade,
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
  citizen_id text not null references citizens (id) on delete cascade,
  at timestamptz not null,
  kind text not null,
  recipient text not null,
  body text not null
);
create index outbox_by_citizen on outbox (citizen_id, id);

-- What the user-insight stand-in was sent.
create table insight_tags (
  id bigint generated always as identity primary key,
  session_id text not null references sessions (id) on delete cascade,
  tag jsonb not null
);
create index insight_tags_by_session on insight_tags (session_id, id);

-- What came of an act, by what it was one act of (header Intention-Key): a launch, a draft, a procedure. Asked for again, it is given again.
create table intentions (
  -- the citizen
  owner text not null,
  path text not null,
  intention text not null,
  answer jsonb not null,
  created_at timestamptz not null,
  -- how many acts of the call its person has done, this one included: a procedure that nothing else names is named by how many came before it
  number integer not null default 0,
  -- what people read of what it was sent with: who sends something else as the same act is told that it was not taken; empty = not kept
  content_hash text not null default '',
  primary key (owner, path, intention)
);

create table client_logs (
  id bigint generated always as identity primary key,
  session_id text references sessions (id) on delete cascade,
  screen_id text not null,
  output_trigger text not null,
  log_level text not null,
  log_detail text not null,
  at timestamptz not null
);
create index client_logs_by_session on client_logs (session_id);

-- How often each call was answered. Nothing of what was in it.
create table call_counts (
  -- in Japan, YYYYMMDD
  day text not null,
  path text not null,
  calls bigint not null,
  failures bigint not null,
  primary key (day, path)
);

-- One way to compare what is searched, for every list: one width, one case, hiragana for katakana, no blanks.
create function search_key(words text) returns text language sql immutable strict parallel safe as $$
  select translate(
    lower(regexp_replace(normalize(words, NFKC), '\s', '', 'g')),
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'
  )
$$;

-- A number names one filing, whatever the procedure: who reads it out is not asked which office it is of.
create sequence reception_numbers;
