import { type ComponentType, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { preloadable } from '../draw/preloadable.ts';
import { useStore } from '../draw/use-store.ts';
import type { OtherShell } from '../model/catalog.ts';
import { frameAddresses } from '../model/frame-addresses.ts';
import { frameLinks } from '../model/frame-links.ts';
import { DialogContainer } from '../render/dialog-container.tsx';
import { ScreenView, type ScreenViewProps } from '../render/screen-view.tsx';
import type { Host } from '../runtime/contract/host.ts';
import type { PortalRuntime } from '../runtime/contract/portal.ts';
import type { ScreenRuntime } from '../runtime/contract/screen.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Footer } from '../ui/footer.tsx';
import { CountedLink, Header } from '../ui/header.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { Arrival } from './arrival.tsx';
import { type CurrentScreen, useCurrentScreen } from './current-screen.ts';
import { useDocumentTitle, useStructuredData, useThemeColor } from './document-effects.ts';
import { CrashBoundary, Fatal } from './fatal.tsx';
import { useLate } from './late.ts';
import { LoginForm } from './login-form.tsx';
import { Logout } from './logout.tsx';
import { PageNotices } from './page-notices.tsx';
import { drawing } from './redraw.ts';
import { type ScreenFrame, useScreenFrame } from './screen-frame.ts';
import { useScrollPositions } from './scroll-positions.ts';
import { SessionWarning } from './session-warning.tsx';
import { useVisit } from './visit.ts';

/** What the frame itself needs from the browser. */
export type PageHost = Pick<Host, 'leave' | 'report'>;

interface PageProps {
  readonly portal: PortalRuntime;
  readonly host: PageHost;
  /** The first screen, where it is open already. */
  readonly arrived: ScreenRuntime | null;
  /** What draws screens: on a static page, as far as they are known. */
  readonly Screen?: ComponentType<ScreenViewProps> | undefined;
}

/** The frame around every screen: header, breadcrumb, notices, the routed screen, footer, and the single container of dialogs and toasts. */
export function Page({ portal, host, arrived, Screen }: PageProps) {
  const visit = useVisit();
  useScrollPositions(visit);
  const current = useCurrentScreen(portal, visit, host, arrived);
  const frame = useScreenFrame(portal, current.shown);
  const isLeaving = current.shown !== null && current.shown.visit !== visit && !current.failed;
  useThemeColor(frame.themeColor);
  const shell = useMemo(() => portal.shellAt(visit.pathname), [portal, visit.pathname]);
  const around = shell ?? portal.catalog.shell;
  useDocumentTitle(current.failed ? portal.catalog.shell.words.fatalTitle : frame.documentTitle);
  useStructuredData(frame.trail, frame.path, host.report);
  return (
    <>
      <PageHeader portal={portal} frame={frame} shell={shell} />
      <PageNotices portal={portal} host={host} />
      <main
        id="main"
        className="ui-page"
        tabIndex={-1}
        inert={isLeaving && !visit.isStay}
        aria-busy={isLeaving || undefined}
      >
        <PageContent
          portal={portal}
          current={current}
          title={frame.documentTitle ?? ''}
          shell={shell}
          Screen={Screen}
        />
      </main>
      <Footer
        operator={around.operator}
        links={around.footer.map(({ text, address }) => ({
          text,
          href: portal.address(address),
        }))}
      />
      <DialogContainer portal={portal} />
      {shell === null && <SessionWarning portal={portal} host={host} />}
      <Toasts portal={portal} host={host} />
    </>
  );
}

interface PageHeaderProps {
  readonly portal: PortalRuntime;
  readonly frame: ScreenFrame;
  /** null = the portal's own. */
  readonly shell: OtherShell | null;
}

function PageHeader({ portal, frame, shell: other }: PageHeaderProps) {
  const navigate = useNavigate();
  const webview = useStore(portal.shell, (shell) => shell.webview);
  const login = useStore(portal.shell, (shell) => shell.login);
  const { shell } = portal.catalog;
  const { address } = portal;
  const hidden = webview ? shell.webview.hides : [];
  const topHref = address(other?.top ?? (webview ? shell.webview.topLink : frameAddresses.top));
  const { first, menu } = frameLinks(shell, login, { address, topHref, hidesNotices: hidden.includes('notices') });
  const crumbs = (frame.trail ?? []).map(({ inApp, ...crumb }) => ({
    ...crumb,
    onFollow: inApp === null ? undefined : () => void navigate(inApp),
  }));
  return (
    <>
      <Header
        {...frame}
        portalName={other?.name ?? shell.portalName}
        topHref={topHref}
        menu={shell.words.menu}
        who={login?.name ? `${login.name} ${shell.words.person}` : ''}
        first={first ? <CountedLink {...first} /> : <LoginForm portal={portal} look="secondary" />}
        links={other ? [] : menu}
      >
        {login?.isLogin && <Logout portal={portal} />}
      </Header>
      {frame.trail && !hidden.includes('breadcrumb') && <Breadcrumb crumbs={crumbs} />}
    </>
  );
}

interface PageContentProps extends Pick<PageProps, 'portal' | 'Screen'> {
  readonly current: CurrentScreen;
  readonly title: string;
  readonly shell: OtherShell | null;
}

function PageContent({ portal, current, title, shell, Screen = ScreenView }: PageContentProps) {
  const drawn = useStore(drawing);
  const { words } = portal.catalog.shell;
  // The same while the screen is: drawing the frame anew draws no screen anew.
  const fatal = useMemo(
    () => (
      <Fatal
        words={shell === null ? words : { ...words, fatalTop: shell.fatalTop }}
        evaluator={portal.evaluator}
        topHref={portal.address(shell?.top ?? frameAddresses.top)}
      />
    ),
    [portal, shell, words],
  );
  if (current.failed) return fatal;
  if (current.shown === null) return null;
  return (
    <CrashBoundary
      key={`${current.shown.visit.key} ${drawn}`}
      fallback={fatal}
      onCrash={(error) => portal.handleCrash(error)}
    >
      <Screen portal={portal} runtime={current.shown.runtime} stopPage={fatal} />
      <Arrival shown={current.shown} title={title} />
    </CrashBoundary>
  );
}

const drawnToast = preloadable(() => import('../ui/toast.tsx').then((late) => late.Toast));

function Toasts({ portal, host }: { readonly portal: PortalRuntime; readonly host: PageHost }) {
  const shown = useStore(portal.toasts, (toasts) => toasts.shown);
  const Toast = useLate(drawnToast, shown.length > 0, host.report);
  return <ToastRegion toasts={shown} Toast={Toast} onDismiss={(id) => portal.dismissToast(id)} />;
}
