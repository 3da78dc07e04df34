// chunk: late
import type { InsightTag } from '../runtime/contract/host.ts';
import { createPolicy } from './trusted-types.ts';

declare global {
  interface Window {
    /** Queue of tags that the user-insight service's script reads. Absent until the first tag is sent. */
    madoguchiInsight?: InsightTag[];
  }
}

/**
 * Queues a tag for the user-insight service (specification section 2). The first one loads the service's script.
 * `address` is the configured origin or script address, for example `https://insight.example/tag.js`.
 */
export function sendInsight(address: string, tag: InsightTag): void {
  if (window.madoguchiInsight === undefined) {
    window.madoguchiInsight = [];
    const url = new URL(address, window.location.href);
    const policy = createPolicy('madoguchi-insight', { createScriptURL: () => url.href });
    const script = document.createElement('script');
    script.async = true;
    script.src = policy.createScriptURL(url.href);
    document.head.append(script);
  }
  window.madoguchiInsight.push(tag);
}
