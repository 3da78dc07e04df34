-- In the sandbox: when its mail service took it, from which on it is in the mailbox. Whatever was sent before had been taken.
alter table outbox add column received_at timestamptz;
update outbox set received_at = sent_at where sent_at is not null;
