-- Jobs are named by the module that does them: this one was of `tax`, which tax return and year-end adjustment shared.
update jobs
   set kind = 'year-end-adjustment/year-end-number',
       key = 'year-end-adjustment/year-end-number' || substr(key, length('tax/year-end-number') + 1)
 where kind = 'tax/year-end-number';
