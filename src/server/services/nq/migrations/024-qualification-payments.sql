-- Statuses of nq_applications: also 4 awaiting payment, 7 withdrawn, 8 its deadline passed.
-- {yen, number, dueDate} while a payment is awaited; null otherwise
alter table nq_applications add column payment jsonb;

drop index nq_applications_open;
create unique index nq_applications_open on nq_applications (citizen_id, procedure_key) where status in ('1', '2', '3', '4');
