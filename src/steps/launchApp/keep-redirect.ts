// chunk: late
import type { Core } from '../../runtime/core/core.ts';
import { writeIntent } from '../../runtime/storage/change-intent.ts';
import type { IntentRedirect } from '../../runtime/storage/intent.ts';

/** Stores where the app being opened returns to. */
export function keepRedirect({ host, settings }: Core, targetUrl: string): void {
  const redirect: IntentRedirect = {
    targetUrl,
    target: settings.text('intent.target', 'vue') === 'react' ? 'react' : 'vue',
    scope: 'logout',
    expiry: host.now() + settings.number('intent.keep', 3600) * 1000,
    startPath: host.location().pathname,
  };
  writeIntent(host.localStorage, { redirect });
}
