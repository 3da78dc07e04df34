import type { InsightTag } from '../runtime/contract/host.ts';
import { createPolicy } from './trusted-types.ts';

declare global {
  interface Window {
    /** Tags for the configured user-insight service; its script takes them from here. Absent while no host is configured. */
    madoguchiInsight?: InsightTag[];
  }
}

/**
 * Hands a tag to the user-insight service (specification section 2). The first one brings the service's script into the page.
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
