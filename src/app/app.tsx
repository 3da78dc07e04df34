import { useLayoutEffect } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { RegistryContext, type RenderRegistry } from '../render/registry.ts';
import type { PortalRuntime } from '../runtime/contract.ts';
import type { RouterNavigation } from './browser-host.ts';
import { CrashBoundary, Fatal } from './fatal.tsx';
import { Page } from './page.tsx';

interface AppProps {
  readonly portal: PortalRuntime;
  readonly registry: RenderRegistry;
  readonly router: RouterNavigation;
  /** Full page load. */
  leave(url: string): void;
}

/** One catch-all route: which screen an address has is said by the manifest, not by code. */
export function App({ portal, registry, router, leave }: AppProps) {
  const fatal = <Fatal words={portal.catalog.shell.words} topHref={portal.address('portalTop')} />;
  return (
    <BrowserRouter basename={import.meta.env.BASE_URL}>
      <NavigationBridge router={router} />
      <RegistryContext value={registry}>
        <CrashBoundary fallback={fatal} onCrash={portal.crashed}>
          <Page portal={portal} leave={leave} />
        </CrashBoundary>
      </RegistryContext>
    </BrowserRouter>
  );
}

/** Lets the runtime, which knows no React, go to another screen. */
function NavigationBridge({ router }: { readonly router: RouterNavigation }) {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    router.navigate = (url, options) => void navigate(url, options);
  }, [router, navigate]);
  return null;
}
