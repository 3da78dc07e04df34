-- formerly 005-identification-code.sql 027-identification-code-receptions.sql
-- Numbers with which an agency fetches the electronic certificate of a family register (戸籍電子証明書提供用識別符号).
create table identification_codes (
  -- 16 digits
  code text primary key,
  citizen_id text not null references citizens (id) on delete cascade,
  -- the register as it was when the code was issued
  register_id text not null,
  -- 1 the register in force (戸籍), 2 one that is closed (除籍)
  type text not null,
  domicile text not null,
  head_of_the_family text not null,
  issued_at timestamptz not null,
  -- last day on which it can be used, YYYYMMDD
  valid_until text not null,
  -- one application issues codes for several registers; its number is on the receipt
  reception_number text not null
);
create index identification_codes_by_citizen on identification_codes (citizen_id, issued_at);
create index identification_codes_by_reception on identification_codes (citizen_id, reception_number);
