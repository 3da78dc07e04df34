-- What waits for an agency, in the order in which it was received.
create index nq_applications_waiting on nq_applications (received_at, id) where status in ('1', '2', '4');
