import { preloadable } from '../draw/preloadable.ts';
import { useStore } from '../draw/use-store.ts';
import type { Host } from '../runtime/contract/host.ts';
import type { PortalRuntime } from '../runtime/contract/portal.ts';
import { Banner } from '../ui/banner.tsx';
import { useLate } from './late.ts';

const updateNotice = preloadable(() => import('./update-notice.tsx').then((late) => late.UpdateNotice));

/** Notices for every screen: no connection, a newer version. Neither interrupts the person. */
export function PageNotices({ portal, host }: { readonly portal: PortalRuntime; readonly host: Pick<Host, 'report'> }) {
  const { offline, updateAvailable } = useStore(portal.shell);
  const UpdateNotice = useLate(updateNotice, updateAvailable, host.report);
  const { words } = portal.catalog.shell;
  return (
    <div className="ui-notices">
      {offline && <Banner tone="warning">{portal.evaluator.text(words.offline)}</Banner>}
      <div role="status">{UpdateNotice && <UpdateNotice words={words} />}</div>
    </div>
  );
}
