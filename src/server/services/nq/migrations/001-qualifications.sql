-- formerly 010-qualifications.sql
-- The catalogue of national qualifications: what there is, who handles it, what can be applied for, with which form, and the examinations.
-- Filled from src/server/services/nq/catalogue when the portal starts; what is added here by SQL is offered at once.

create table nq_agencies (
  code text primary key,
  name text not null,
  -- code of nqAuthorityType: 1 ministry, 2 prefecture, 3 designated body, 4 association set up by law
  authority_type text not null,
  phone text not null,
  hours text not null
);

create table nq_qualifications (
  id text primary key,
  name text not null,
  -- hiragana
  kana text not null,
  law text not null,
  law_number text not null,
  ministry text not null,
  -- code of nqQualificationKind
  kind text not null,
  description text not null,
  -- who registers, in words
  agency_name text not null,
  -- made up to try long lists with
  is_generated boolean not null default false,
  search_key text not null generated always as (search_key(name || '|' || kana || '|' || law || '|' || ministry || '|' || agency_name)) stored,
  name_key text collate "C" not null generated always as (search_key(kana)) stored,
  ministry_key text collate "C" not null generated always as (ministry) stored,
  law_key text collate "C" not null generated always as (law) stored
);
-- One for each order in which the list can be asked for, read forwards and backwards.
create index nq_qualifications_by_name on nq_qualifications (name_key, id);
create index nq_qualifications_by_ministry on nq_qualifications (ministry_key, name_key, id);
create index nq_qualifications_by_law on nq_qualifications (law_key, name_key, id);

-- What can be done about a qualification.
create table nq_businesses (
  qualification_id text not null references nq_qualifications (id) on delete cascade,
  id text not null,
  -- code of nqBusinessType
  type_code text not null,
  name text not null,
  summary text not null,
  position integer not null,
  primary key (qualification_id, id)
);

-- The parts into which the handling of a qualification is divided: the whole country, a prefecture, the body that examines.
create table nq_units (
  qualification_id text not null references nq_qualifications (id) on delete cascade,
  code text not null,
  name text not null,
  -- hiragana
  kana text not null default '',
  agency_code text not null references nq_agencies (code),
  business_ids text[] not null,
  position integer not null,
  search_key text not null generated always as (search_key(name || '|' || kana)) stored,
  primary key (qualification_id, code)
);

-- Forms of applications, each version checked when it is asked for; the newest counts. The definition: schemas/data-form.schema.json.
create table nq_forms (
  id text not null,
  version integer not null,
  definition jsonb not null,
  primary key (id, version)
);

create table nq_procedures (
  qualification_id text not null,
  business_id text not null,
  code text not null,
  name text not null,
  summary text not null,
  -- yen, all in all; fee says what for
  fee_yen integer not null,
  fee text not null,
  days integer not null,
  -- [{title, body}]
  sections jsonb not null,
  -- [{name, note}]
  documents jsonb not null,
  -- {question, choices: [{serialNumber, name, hint, form, documents, next: {question, choices}}]}, up to four levels; null = no choice
  hierarchy jsonb,
  -- of nq_forms, unless the chosen level names another
  form_id text not null,
  agreement text not null,
  position integer not null,
  primary key (qualification_id, business_id, code),
  foreign key (qualification_id, business_id) references nq_businesses (qualification_id, id) on delete cascade
);

-- Examinations; all days are YYYYMMDD.
create table nq_exams (
  qualification_id text not null,
  unit_code text not null,
  examination_date text not null,
  name text not null,
  -- other words by which it is found: the qualification, its reading
  words text not null default '',
  apply_from text not null,
  apply_until text not null,
  result_on text not null,
  fee_yen integer not null,
  -- texts
  subjects jsonb not null,
  -- [{area, name, address}]
  places jsonb not null,
  -- [{displayType, title, body}]
  sections jsonb not null,
  search_key text not null generated always as (search_key(name || '|' || words)) stored,
  name_key text collate "C" not null generated always as (search_key(name)) stored,
  primary key (qualification_id, unit_code, examination_date),
  foreign key (qualification_id, unit_code) references nq_units (qualification_id, code) on delete cascade
);
create index nq_exams_by_date on nq_exams (examination_date, qualification_id, unit_code);
create index nq_exams_by_application on nq_exams (apply_until, examination_date, qualification_id);

-- Which catalogue the tables were filled from last.
create table nq_catalogue (
  hash text not null,
  filled_at timestamptz not null
);
