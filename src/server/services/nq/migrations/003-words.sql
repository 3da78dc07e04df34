-- What else people call a qualification, parted by blanks; the list finds it by these, too.
alter table nq_qualifications add column words text not null default '';
alter table nq_qualifications drop column search_key;
alter table nq_qualifications add column search_key text not null
  generated always as (search_key(name || '|' || kana || '|' || replace(words, ' ', '|') || '|' || law || '|' || ministry || '|' || agency_name)) stored;
