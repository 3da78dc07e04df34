/**
 * Part of `npm run bench`: the portal on PostgreSQL under load from another process, with 10,000 open sessions, beside a bare route of the same process.
 * Asserts nothing. `--requests=100000`: answers after which its memory is looked at (default 20,000, or as many as there were by then); `--rounds=5`;
 * `--what=load,mails,memory,jobs`.
 */
import { measureServer } from '../tests/bench/server/measure-server.ts';
import { readOptions } from './read-options.ts';

const { values: options } = readOptions(
  {
    options: {
      requests: { type: 'string', default: '20000' },
      rounds: { type: 'string', default: '5' },
      ms: { type: 'string', default: '1500' },
      what: { type: 'string', default: 'load,mails,memory,jobs' },
      kinds: { type: 'string', default: 'check,save,submit' },
    },
  },
  'npx tsx scripts/bench-server.ts [--requests=100000] [--rounds=5] [--ms=2000] [--what=load,mails,memory,jobs]',
);
console.log(
  await measureServer({
    rounds: Number(options.rounds),
    ms: Number(options.ms),
    requests: Number(options.requests),
    what: options.what.split(','),
    kinds: options.kinds.split(','),
  }),
);
