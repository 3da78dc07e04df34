/** `npm start`: builds the descriptors, bundles the app, and serves it as in production. For `PORT` and other variables see the README. */
import { run } from './run.ts';
import { sandboxByDefault } from './sandbox-by-default.ts';

const { environment, says } = sandboxByDefault(process.env);
if (says !== null) console.log(says);

await run('tsx', ['scripts/build.ts']);
await run('tsx', ['scripts/bundle.ts']);
await run('tsx', ['scripts/serve.ts'], { NODE_ENV: 'production', ...environment });
