-- formerly 004-signatures-and-mail.sql
-- Key pair of a sample citizen's card, made when it signs for the first time. The public key stands for the certificate.
create table signing_keys (
  citizen_id text primary key references citizens (id) on delete cascade,
  -- PEM: PKCS 8 and SPKI, curve P-256
  private_key text not null,
  public_key text not null,
  made_at timestamptz not null
);

-- What a citizen is asked to sign with the card, on a phone (QR code) or in an app.
create table signature_requests (
  -- qr: the accessKey of the waiting browser; app: the signatureId in the launch address
  id text primary key,
  -- 'qr' | 'app'
  kind text not null,
  citizen_id text not null references citizens (id) on delete cascade,
  -- what was signed belongs to the citizen, not to the session in which it was signed
  session_id text references sessions (id) on delete set null,
  -- qr: the token in the code's address (only the phone knows it); app: the sessionId handed back in the return address
  token text not null unique,
  -- handed back with the sessionId by an app; null before it has signed
  nonce text,
  -- what is signed, for the phone to show; and its SHA-256 (hexadecimal), which is what the card signs
  target jsonb not null,
  digest text not null,
  issued_at timestamptz not null,
  -- end of the waiting time, moved on by the same time when it is signed
  expires_at timestamptz not null,
  -- 1 waiting, 0 signed, 2 given up on the phone
  status integer not null default 1,
  -- replaced by a renewed code
  replaced boolean not null default false,
  -- base64url, and the PEM public key of the card that made it
  signature text,
  certificate text,
  used_at timestamptz
);
create index signature_requests_by_session on signature_requests (session_id);
create index signature_requests_by_citizen on signature_requests (citizen_id, issued_at);

-- Verification codes for an address; the newest of an address counts.
create table auth_codes (
  id bigint generated always as identity primary key,
  citizen_id text not null references citizens (id) on delete cascade,
  email text not null,
  salt text not null,
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  -- used, or given up with the temporary data
  ended boolean not null default false
);
create index auth_codes_by_citizen on auth_codes (citizen_id, id);

-- The address a citizen has proved with a code (the last one), until the temporary data is given up.
create table verified_emails (
  citizen_id text primary key references citizens (id) on delete cascade,
  email text not null,
  verified_at timestamptz not null
);

-- The address under which the portal writes to a citizen.
create table mail_registrations (
  citizen_id text primary key references citizens (id) on delete cascade,
  email text not null,
  registered_at timestamptz not null
);
