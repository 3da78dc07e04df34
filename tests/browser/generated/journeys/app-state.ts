import { vocabulary } from '../../../../build/vocabulary.ts';
import type { JourneyEdge, PortalModel } from './portal-model.ts';
import { stepsWithin } from './portal-model.ts';

type List = 'onOutdated' | 'onUpdatable' | 'onMissing';

/** The list of a step that opens an app, by what the graph calls its edges. */
function listOf({ label }: JourneyEdge): List | null {
  for (const name of ['onOutdated', 'onUpdatable', 'onMissing'] as const) {
    const says = vocabulary.steps.launchApp?.options.properties?.[name]?.description ?? '';
    if (says !== '' && label !== '' && says.startsWith(label) && label.length > 3) return name;
  }
  return null;
}

export const isAppMissing = (edge: JourneyEdge) => listOf(edge) === 'onMissing';

/** Versions below, between and above every one that the portal asks for; an address that no app answers to. */
const installed = { onOutdated: '0.0.1', onUpdatable: '2.5.0' } as const;

/** Settings under which the phone has an old app, one that may be updated, or none. */
export function appVersions(edge: JourneyEdge, model: PortalModel): Record<string, unknown> {
  const list = listOf(edge);
  if (list === null) return {};
  const screen = model.screen(model.node(edge.from).screen);
  const names = new Set(stepsWithin(screen.actions, 'launchApp').map(({ launchApp }) => launchApp));
  const apps = (model.project.catalogs[0]?.apps ?? []).filter(({ name }) => names.has(name));
  const settings: Record<string, unknown> = {};
  for (const { url, installed: version } of apps) {
    if (list === 'onMissing')
      for (const name of settingsIn(url).slice(0, 1)) settings[name] = 'app-that-is-not-there:open';
    else for (const name of settingsIn(version)) settings[name] = installed[list];
  }
  return settings;
}

function settingsIn(value: unknown): readonly string[] {
  return [...JSON.stringify(value ?? null).matchAll(/settings\.(\w+(?:\.\w+)*)/gu)].map(([, name]) => name ?? '');
}
