-- Jobs are named by the handover: its number opens documents, and is not for the name of a job.
update jobs
   set key = replace(jobs.key, ':' || handover.receipt_number || ':', ':' || handover.id || ':'),
       content = jsonb_set(content, '{subject}', to_jsonb(handover.id::text))
  from tax_handovers handover
 where jobs.kind = 'year-end-adjustment/year-end-number' and jobs.citizen_id = handover.citizen_id
   and jobs.key like '%:' || handover.receipt_number || ':%';
