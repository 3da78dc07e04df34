/** `npm start`: builds the descriptors, bundles the app, and serves it as in production. For `PORT` and other variables see the README. */
import { readConfig } from '../src/server/kernel/portal/config.ts';
import { run } from './run.ts';
import { sandboxByDefault } from './sandbox-by-default.ts';

const { environment, says } = sandboxByDefault(process.env);
if (says !== null) console.log(says);

// What would keep the last step from starting is said before the first.
try {
  readConfig({ ...process.env, ...environment });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

await run('tsx', ['scripts/build.ts']);
await run('tsx', ['scripts/bundle.ts']);
await run('tsx', ['scripts/serve.ts'], { NODE_ENV: 'production', ...environment });
