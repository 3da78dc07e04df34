-- Which procedure a file was sent for, as in nq_drafts; null: sent before this was kept. Files are counted for each application by itself.
alter table nq_attachments add column procedure_key text;
