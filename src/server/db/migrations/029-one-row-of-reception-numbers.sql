-- A number names one filing, whatever the procedure: who reads it out is not asked which office it is of. It goes on after the highest that was given.
create sequence reception_numbers;
select setval('reception_numbers', greatest(
  nextval('kana_arrivals'), nextval('hpki_receptions'), nextval('tax_receipts'), nextval('permanent_address_receptions'),
  nextval('nq_application_numbers'), nextval('identification_code_receptions')), false);
drop sequence kana_arrivals, hpki_receptions, tax_receipts, permanent_address_receptions, nq_application_numbers, identification_code_receptions;
