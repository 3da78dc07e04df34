/** `npm run serve`: the portal as it was built (`npm run build`), for people. Never with the sandbox, in which anybody logs in as anybody. */
import { existsSync } from 'node:fs';

process.env.NODE_ENV ??= 'production';

if (process.env.SANDBOX === 'on')
  refuse(
    'SANDBOX=on では始めません。だれでも、パスワードなしで、サンプルの人としてログインできるからです（試すときは npm start を使います）。',
  );
if (!existsSync('dist/svc/index.html')) refuse('公開するものがありません。先に npm run build を動かしてください。');

await import('./serve.ts');

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
