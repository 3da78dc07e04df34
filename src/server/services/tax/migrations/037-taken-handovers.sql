-- An employer's software has taken the documents. Null: not yet.
alter table tax_handovers add column taken_at timestamptz;
