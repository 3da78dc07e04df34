import { useStore } from '../draw/use-store.ts';
import type { PortalRuntime } from '../runtime/contract/portal.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';

/** Notices for every screen: no connection, a newer version. Neither interrupts the person. */
export function PageNotices({ portal }: { readonly portal: PortalRuntime }) {
  const { offline, updateAvailable } = useStore(portal.shell);
  const { words } = portal.catalog.shell;
  return (
    <div className="ui-notices">
      {offline && <Banner tone="warning">{portal.evaluator.text(words.offline)}</Banner>}
      <div role="status">
        {updateAvailable && (
          <Banner tone="info">
            <p>
              <strong>{words.updateTitle}</strong>
            </p>
            <p>{words.updateText}</p>
            <Button look="secondary" onPress={() => window.location.reload()}>
              {words.updateButton}
            </Button>
          </Banner>
        )}
      </div>
    </div>
  );
}
