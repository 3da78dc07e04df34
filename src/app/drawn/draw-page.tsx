import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { RenderRegistry } from '../../draw/registry.ts';
import type { Manifest } from '../../model/manifest.ts';
import type { ScreenViewProps } from '../../render/screen-view.tsx';
import type { PortalRuntime } from '../../runtime/contract/portal.ts';
import type { ScreenRuntime } from '../../runtime/contract/screen.ts';
import { App } from '../app.tsx';
import { documentTitle } from '../screen-frame.ts';

const notHere = () => {};

/** The markup of the app at the moment, showing that screen. */
export function markupOf(
  portal: PortalRuntime,
  runtime: ScreenRuntime,
  registry: RenderRegistry,
  address: string,
  Screen?: ComponentType<ScreenViewProps>,
): string {
  const Router = ({ children, basename }: { readonly children?: ReactNode; readonly basename?: string }) => (
    <StaticRouter location={address} {...(basename !== undefined && { basename })}>
      {children}
    </StaticRouter>
  );
  const app = (
    <App
      portal={portal}
      registry={registry}
      router={{ navigate: notHere }}
      host={{ leave: notHere, report: notHere }}
      Router={Router}
      arrived={runtime}
      {...(Screen && { Screen })}
    />
  );
  return renderToString(app);
}

export function titleOf(portal: PortalRuntime, runtime: ScreenRuntime): string {
  return (
    documentTitle(portal, runtime, runtime.view.getState(), runtime.text(runtime.service.title)) ??
    portal.catalog.shell.portalName
  );
}

/** What a screen that is still loading is drawn with, too. */
export const foreseenBy = 'runtime/screen/looking-ahead.ts';

/** The modules that drawing and using a screen takes, beside the entry: what `prefetchScreen` loads. */
export function modulesOf({ screens }: Manifest, name: string, registry: RenderRegistry): readonly string[] {
  const screen = screens.find((candidate) => candidate.name === name);
  if (screen === undefined) return [];
  const drawn = screen.widgets.map(
    (widget) => `${Object.hasOwn(registry.widgets, widget) ? 'widgets' : 'blocks'}/${widget}/component.tsx`,
  );
  return [
    'app/arrived/take-over.ts',
    'runtime/screen/screen.ts',
    ...(screen.launched ? ['runtime/screen/open-launch.ts'] : []),
    ...(screen.schemaHash === '' ? [] : ['render/form/form-parts.ts', 'runtime/fields/field-parts.ts']),
    ...drawn,
  ];
}

/** What judges the inputs of a screen: what `prefetchChecks` loads. */
export function modulesAtPress({ screens }: Manifest, name: string): readonly string[] {
  const screen = screens.find((candidate) => candidate.name === name);
  if (screen === undefined || screen.schemaHash === '') return [];
  const hashes = [screen.schemaHash, ...screen.groupHashes];
  return ['runtime/fields/field-checks.ts', ...hashes.map((hash) => `../build/validators/${hash}.form.js`)];
}
