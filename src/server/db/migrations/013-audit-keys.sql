-- With which the rows of the audit log are signed (src/server/kernel/audit/audit-keys.ts). Sealed under the portal's keys, and sealed anew when those change: rows stay verifiable.
create table audit_keys (
  -- that of the portal's key under which it began
  id text primary key,
  -- {secret, after}: 32 bytes, and the id of the last row of the log that may be without a signature
  key text not null,
  since timestamptz not null default now()
);
