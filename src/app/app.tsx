import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { RegistryContext, type RenderRegistry } from '../draw/registry.ts';
import { frameAddresses } from '../model/frame-addresses.ts';
import type { ScreenViewProps } from '../render/screen-view.tsx';
import type { PortalRuntime } from '../runtime/contract/portal.ts';
import type { ScreenRuntime } from '../runtime/contract/screen.ts';
import type { RouterNavigation } from './browser-host.ts';
import { CrashBoundary, Fatal } from './fatal.tsx';
import { Page, type PageHost } from './page.tsx';

interface AppProps {
  readonly portal: PortalRuntime;
  readonly registry: RenderRegistry;
  readonly router: RouterNavigation;
  readonly host: PageHost;
  /** The browser's history; on the server, one address. */
  readonly Router?: ComponentType<{
    readonly basename: string;
    readonly useTransitions: boolean;
    readonly children: ReactNode;
  }>;
  /** The first screen, open already: the server drew it, or is drawing it. */
  readonly arrived?: ScreenRuntime | null;
  /** Draws screens in place of `ScreenView`: on a static page, as far as they are known. */
  readonly Screen?: ComponentType<ScreenViewProps>;
}

/** A single catch-all route: the manifest, not code, maps addresses to screens. */
export function App({ portal, registry, router, host, Router = BrowserRouter, arrived = null, Screen }: AppProps) {
  const { catalog, evaluator } = portal;
  const fatal = (
    <Fatal words={catalog.shell.words} evaluator={evaluator} topHref={portal.address(frameAddresses.top)} />
  );
  return (
    // Drawn in slices, the next screen would come frames later.
    <Router basename={import.meta.env.BASE_URL} useTransitions={false}>
      <NavigationBridge router={router} />
      <ConnectionBridge portal={portal} />
      <RegistryContext value={registry}>
        <CrashBoundary fallback={fatal} onCrash={(error) => host.report('crashed', error)}>
          <Page portal={portal} host={host} arrived={arrived} Screen={Screen} />
        </CrashBoundary>
      </RegistryContext>
    </Router>
  );
}

/** Lets the runtime, which is independent of React, navigate. */
function NavigationBridge({ router }: { readonly router: RouterNavigation }) {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    router.navigate = (url, { replace, control = '' }) =>
      void navigate(url, { replace, ...(control !== '' && { state: { control } }) });
  }, [router, navigate]);
  return null;
}

/** Forwards the browser's online and offline events. */
function ConnectionBridge({ portal }: { readonly portal: PortalRuntime }) {
  useEffect(() => {
    const tell = () => portal.setOffline(!navigator.onLine);
    tell();
    window.addEventListener('online', tell);
    window.addEventListener('offline', tell);
    return () => {
      window.removeEventListener('online', tell);
      window.removeEventListener('offline', tell);
    };
  }, [portal]);
  return null;
}
