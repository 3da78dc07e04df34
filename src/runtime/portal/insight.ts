import { createStore } from 'zustand/vanilla';
import { inOneLine } from '../../model/phrases.ts';
import type { InsightTag } from '../contract/host.ts';
import type { PortalRuntime } from '../contract/portal.ts';
import type { Core } from '../core/core.ts';

/** Maximum number of tags kept per page load. */
const most = 100;

/** Records a user-insight tag per navigation; sends it only if the setting `insight.host` names a host. */
export function createInsight({ host, settings }: Core): {
  readonly store: PortalRuntime['insight'];
  record(title: string): void;
} {
  const store: PortalRuntime['insight'] = createStore(() => ({ tags: [] as readonly InsightTag[] }));
  return {
    store,
    record(title) {
      const tag: InsightTag = { path: host.location().pathname, title: inOneLine(title) };
      store.setState({ tags: [...store.getState().tags, tag].slice(-most) });
      const address = settings.text('insight.host', '');
      if (address !== '') host.sendInsight(address, tag);
    },
  };
}
