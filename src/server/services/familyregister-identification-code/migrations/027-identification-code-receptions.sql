-- One application issues codes for several registers; its number is on the receipt.
create sequence identification_code_receptions;
alter table identification_codes add column reception_number text;
update identification_codes set reception_number = numbered.number
  from (select citizen_id, issued_at,
               to_char(issued_at at time zone 'UTC' + interval '9 hours', 'YYYYMMDD') || lpad(nextval('identification_code_receptions')::text, 8, '0') as number
          from (select distinct citizen_id, issued_at from identification_codes) as issues) as numbered
 where identification_codes.citizen_id = numbered.citizen_id and identification_codes.issued_at = numbered.issued_at;
alter table identification_codes alter column reception_number set not null;
create index identification_codes_by_reception on identification_codes (citizen_id, reception_number);
