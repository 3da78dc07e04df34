import { ship } from '../../src/load/ship.ts';
import type { Manifest, ManifestScreen } from '../../src/model/manifest.ts';
import type { Project } from '../../src/model/project.ts';
import type { Screen } from '../../src/model/screen.ts';
import type { Vocabulary } from '../../src/model/vocabulary.ts';
import { isLazy } from '../../src/render/lazy-blocks.ts';
import { nextScreens } from './next-screens.ts';

/** What the browser fetches first. Holds no wording, so that an edited text leaves it as it was. */
export function makeManifest(project: Project, vocabulary: Vocabulary, buildId: string): Manifest {
  return ship({
    buildId,
    screens: project.screens.map((screen) => manifestScreen(screen, project, vocabulary)),
    services: project.services.map(({ name, base, shell, enabled }) => ({
      name,
      base,
      ...(shell !== null && { shell }),
      ...(enabled !== null && { enabled }),
    })),
  });
}

function manifestScreen(screen: Screen, project: Project, vocabulary: Vocabulary): ManifestScreen {
  const { name, id, service, routes, schemaHash } = screen;
  return {
    name,
    id,
    service,
    routes,
    pathDefaults: pathDefaultsOf(screen),
    schemaHash,
    groupHashes: screen.groups.map((group) => group.schemaHash),
    widgets: widgetsOf(screen),
    calls: callsOf(screen, vocabulary),
    ...(project.services.find((candidate) => candidate.name === service)?.launch && { launched: true }),
    next: nextScreens(screen, project, vocabulary),
  };
}

function pathDefaultsOf({ pathParams }: Screen): ManifestScreen['pathDefaults'] {
  const written = Object.entries(pathParams).filter(([, parameter]) => parameter.default !== null);
  return Object.fromEntries(written.map(([name, parameter]) => [name, parameter.default]));
}

/** Names of the widgets in a screen's view, fields and dialogs, and kinds of its blocks that are loaded late, sorted. */
export function widgetsOf(screen: Screen): string[] {
  const fields = [...screen.fields, ...screen.groups.flatMap((group) => group.fields)];
  const found = new Set(fields.map((field) => field.widget));
  visit([screen.view, screen.dialogs, screen.groups.map(({ above }) => above)]);
  return [...found].sort();

  function visit(node: unknown): void {
    if (typeof node !== 'object' || node === null) return;
    if ('kind' in node && node.kind === 'widget' && 'widget' in node) found.add(String(node.widget));
    else if ('kind' in node && ('items' in node || 'rows' in node || 'definition' in node) && isLazy(String(node.kind)))
      found.add(String(node.kind));
    Object.values(node).forEach(visit);
  }
}

/** Names of the calls in a screen's data, fields, steps and watches, sorted. */
function callsOf(screen: Screen, { widgets }: Vocabulary): string[] {
  const found = new Set(screen.data.map(({ call }) => call));
  for (const { widget, widgetOptions } of [...screen.fields, ...screen.groups.flatMap((group) => group.fields)]) {
    for (const [key, { 'x-kind': kind }] of Object.entries(widgets[widget]?.options.properties ?? {})) {
      const call = kind === 'name:call' ? widgetOptions[key] : '';
      if (typeof call === 'string' && call !== '') found.add(call);
    }
  }
  visit(screen);
  return [...found].sort();

  function visit(node: unknown): void {
    if (typeof node !== 'object' || node === null) return;
    if ('kind' in node && 'options' in node && typeof node.options === 'object' && node.options !== null) {
      const { call, poll } = node.options as { readonly call?: unknown; readonly poll?: unknown };
      if (node.kind === 'call') found.add(String(call));
      if (node.kind === 'poll') found.add(String(poll));
    }
    Object.values(node).forEach(visit);
  }
}
