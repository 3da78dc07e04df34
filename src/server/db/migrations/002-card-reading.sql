-- formerly 002-card-reading.sql 016-owners-take-their-rows.sql
-- A QR code or app launch hands the reading of a card to another device. The access key is the capability.
create table card_readings (
  -- qr: the accessKey of the waiting browser; apps: the sessionId handed back in the return address
  access_key text primary key,
  -- 'qr' | 'native-app' | 'intent'
  kind text not null,
  -- Null until a logged-in browser takes the reading: an app reads a card without knowing who is logged in elsewhere.
  citizen_id text references citizens (id) on delete cascade,
  session_id text references sessions (id) on delete cascade,
  -- qr: the token in the code's address (only the phone knows it); apps: the nonce handed back in the return address
  nonce text not null unique,
  issued_at timestamptz not null,
  -- qr: end of the waiting time, then moved on by the same time when the card is read; apps: end of the time to hand it over
  expires_at timestamptz not null,
  -- 1 waiting, 0 read, others: the card could not be read (specification: qrStatus 0 means read)
  status integer not null default 1,
  -- replaced by a renewed code
  replaced boolean not null default false,
  -- {kanjiName, sex, birthdate, address, combinationCode} of the card that was used
  card jsonb,
  read_at timestamptz,
  -- When get4information handed it out; it is handed out once.
  taken_at timestamptz
);
create index card_readings_by_session on card_readings (session_id);
create index card_readings_by_citizen on card_readings (citizen_id, issued_at);

-- What the portal knows of a citizen's basic four information (set by set4information).
create table four_information (
  citizen_id text primary key references citizens (id) on delete cascade,
  four jsonb not null,
  set_at timestamptz not null
);

create table pseudonyms (
  citizen_id text primary key references citizens (id) on delete cascade,
  polls integer not null default 0,
  linked_at timestamptz
);

-- domicileSet and the domicile failures that only happen a number of times
create table domiciles (
  citizen_id text primary key references citizens (id) on delete cascade,
  failures integer not null default 0,
  set_to text,
  set_at timestamptz
);

create table mdoc_registrations (
  session_id text primary key,
  citizen_id text not null references citizens (id) on delete cascade,
  service_id text not null,
  profile_id text not null,
  registered_at timestamptz not null
);
create index mdoc_registrations_by_citizen on mdoc_registrations (citizen_id);

create table usage_statistics (
  id bigint generated always as identity primary key,
  citizen_id text references citizens (id) on delete cascade,
  function_type text not null,
  work_id text not null,
  at timestamptz not null
);
create index usage_statistics_by_citizen on usage_statistics (citizen_id);
