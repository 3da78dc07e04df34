-- A QR code or app launch hands the reading of a card to another device. The access key is the capability.
create table card_readings (
  -- qr: the accessKey of the waiting browser; apps: the sessionId handed back in the return address
  access_key text primary key,
  -- 'qr' | 'native-app' | 'intent'
  kind text not null,
  -- Null until a logged-in browser takes the reading: an app reads a card without knowing who is logged in elsewhere.
  citizen_id text references citizens (id),
  session_id text references sessions (id),
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
create index card_readings_by_citizen on card_readings (citizen_id, issued_at);

-- What the portal knows of a citizen's basic four information (set by set4information).
create table four_information (
  citizen_id text primary key references citizens (id),
  four jsonb not null,
  set_at timestamptz not null
);

create table pseudonyms (
  citizen_id text primary key references citizens (id),
  polls integer not null default 0,
  linked_at timestamptz
);

-- domicileSet and the domicile failures that only happen a number of times
create table domiciles (
  citizen_id text primary key references citizens (id),
  failures integer not null default 0,
  set_to text,
  set_at timestamptz
);

-- What domicileGet showed, by its hnskHttshSkbtKey: createXml submits exactly that.
create table domicile_fetches (
  key text primary key,
  citizen_id text not null references citizens (id),
  domicile text not null,
  head_of_the_family text not null,
  fetched_at timestamptz not null
);

create table mdoc_registrations (
  session_id text primary key,
  citizen_id text not null references citizens (id),
  service_id text not null,
  profile_id text not null,
  registered_at timestamptz not null
);

-- XML of createXml, handed to the calling service.
create table submissions (
  id bigint generated always as identity primary key,
  citizen_id text not null references citizens (id),
  session_id text not null,
  -- One submission per fetched domicile, however often it is asked for.
  domicile_key text not null unique references domicile_fetches (key),
  procedure_code text not null,
  xml text not null,
  submitted_at timestamptz not null
);
create index submissions_by_citizen on submissions (citizen_id, id);

create table usage_statistics (
  id bigint generated always as identity primary key,
  citizen_id text,
  function_type text not null,
  work_id text not null,
  at timestamptz not null
);

create table client_logs (
  id bigint generated always as identity primary key,
  session_id text,
  screen_id text not null,
  output_trigger text not null,
  log_level text not null,
  log_detail text not null,
  at timestamptz not null
);
