-- The keys under which something is sealed or hashed here (src/server/db/sealed.ts): a portal that lacks one says so when it starts.
create table sealing_keys (
  id text primary key,
  -- sealed with the key: another key of the same name cannot open it
  proof text not null,
  since timestamptz not null default now(),
  -- when a process last had it as the one it seals with: at its start, and every day
  used_at timestamptz not null default now()
);

-- What opens a reading or a signature is found by its SHA-256, as the token of a cookie is. What a reload shows again is sealed beside it: {accessKey, token}, or {id, token}.
alter table card_readings add column shown text;
update card_readings
   set access_key = encode(sha256(convert_to(access_key, 'UTF8')), 'hex'), nonce = encode(sha256(convert_to(nonce, 'UTF8')), 'hex');
alter table signature_requests add column shown text;
update signature_requests
   set id = encode(sha256(convert_to(id, 'UTF8')), 'hex'), token = encode(sha256(convert_to(token, 'UTF8')), 'hex');

-- Codes are hashed in another way from now on: who waits for one has another one sent.
update auth_codes set ended = true where not ended;
