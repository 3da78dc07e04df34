-- Statuses of hpki_applications as elsewhere: 1 received, 2 being examined, 3 returned, 4 awaiting payment, 5 issued (so far 3), 6 refused,
-- 7 withdrawn, 8 its deadline passed.
update hpki_applications set status = '5' where status = '3';

-- {reason, dueDate} while it is returned, {yen, number, dueDate} while a payment is awaited; null otherwise
alter table hpki_applications add column returned jsonb;
alter table hpki_applications add column payment jsonb;
-- [{at, event, note}], oldest first
alter table hpki_applications add column history jsonb not null default '[]';
update hpki_applications set history = jsonb_build_array(jsonb_build_object(
  'at', to_char(received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'event', '1', 'note', ''));
alter table hpki_applications alter column history drop default;

-- One application for a qualification that is open or has brought a certificate; what came to nothing makes room for another one.
drop index hpki_applications_by_citizen;
create unique index hpki_applications_open on hpki_applications (citizen_id, qualification_id) where status in ('1', '2', '3', '4', '5');
create index hpki_applications_by_citizen on hpki_applications (citizen_id, received_at);
