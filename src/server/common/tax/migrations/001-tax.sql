-- formerly 007-tax.sql 031-what-a-handover-said.sql 037-taken-handovers.sql
-- Certificates for the tax return and the year-end adjustment, and the external sites they come from. What a sample citizen's sites hold is
-- part of the copied record.

-- What a citizen decided before choosing certificates.
create table tax_preparations (
  citizen_id text not null references citizens (id) on delete cascade,
  -- 'taxReturn' | 'yearEnd'
  procedure text not null,
  -- tax year, four digits
  year text not null,
  -- consent that the portal chooses where the certificates are received
  agreed_at timestamptz not null,
  primary key (citizen_id, procedure)
);

-- The certificates a citizen has chosen to hand over.
create table tax_choices (
  citizen_id text not null references citizens (id) on delete cascade,
  procedure text not null,
  year text not null,
  -- [certificate id]
  ids jsonb not null,
  primary key (citizen_id, procedure, year)
);

-- What was handed over, to e-Tax or for the employer's software. The newest of a procedure and year counts.
create table tax_handovers (
  id bigint generated always as identity primary key,
  receipt_number text not null unique,
  citizen_id text not null references citizens (id) on delete cascade,
  procedure text not null,
  year text not null,
  -- the certificates as they were then
  certificates jsonb not null,
  handed_over_at timestamptz not null,
  -- the documents in the words in which they were shown when it was made; empty = from before this was kept: they are put into words when they are read
  said jsonb not null default '[]',
  -- an employer's software has taken the documents; null = not yet
  taken_at timestamptz
);
create index tax_handovers_by_citizen on tax_handovers (citizen_id, procedure, year, id);

-- How often the medical expenses of a citizen were asked for (sample people whose fetch takes its time, or fails at first).
create table tax_medical_asks (
  citizen_id text primary key references citizens (id) on delete cascade,
  asks integer not null
);

-- Whether a citizen's account at an external site is linked. No row: as in the copied record.
create table site_links (
  citizen_id text not null references citizens (id) on delete cascade,
  site text not null,
  -- notLinked | unfinished | refused | linked
  state text not null,
  changed_at timestamptz not null,
  primary key (citizen_id, site)
);

-- One visit to an external site, asked for by the portal. Tokens are kept as their SHA-256.
create table site_visits (
  -- the token in the address with which the browser goes to the site; used once
  id text primary key,
  citizen_id text not null references citizens (id) on delete cascade,
  site text not null,
  -- address on the portal to which the site sends the browser back
  return_to text not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  -- the site's own session, from the moment the token was used
  site_session text unique,
  -- linked | refused | abandoned, told by the site; null before
  outcome text,
  -- the token with which the browser comes back; read once, by the citizen it belongs to
  return_token text unique,
  read_at timestamptz
);
create index site_visits_by_citizen on site_visits (citizen_id, issued_at);
