-- What waits for an agency, in the order in which it was received.
create index hpki_applications_waiting on hpki_applications (received_at, id) where status in ('1', '2', '4');
