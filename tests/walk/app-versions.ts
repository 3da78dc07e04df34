import { stepsIn } from '../../src/flow/parts/steps-in.ts';
import { theEffects } from '../../src/load/steps/effects-of.ts';
import { vocabulary } from '../load/vocabulary.ts';
import type { Ground, WalkEdge } from './ground.ts';
import type { AnyRecord } from './paths.ts';

type List = 'onOutdated' | 'onUpdatable' | 'onMissing';

/** The list of a step that opens an app, by what the graph calls its edges; null = it is none. */
export function listOf({ label }: WalkEdge): List | null {
  for (const name of ['onOutdated', 'onUpdatable', 'onMissing'] as const) {
    const says = vocabulary.steps.launchApp?.options.properties?.[name]?.description ?? '';
    if (says !== '' && label.length > 3 && says.startsWith(label)) return name;
  }
  return null;
}

/** Versions below and between those that the portal asks for. */
const installed = { onOutdated: '0.0.1', onUpdatable: '2.5.0' } as const;

/** Settings under which the phone has an old app, or one that may be updated. */
export function appVersions(ground: Ground, edge: WalkEdge): AnyRecord {
  const list = listOf(edge);
  if (list === null || list === 'onMissing') return {};
  const screen = ground.screen(ground.node(edge.from).screen);
  const names = stepsIn(screen, vocabulary).flatMap((step) =>
    theEffects(step, vocabulary, 'launch').map(({ app }) => step.options[app]),
  );
  const apps = ground.catalog.apps.filter(({ name }) => names.includes(name));
  return Object.fromEntries(apps.flatMap((app) => settingsIn(app.installed).map((name) => [name, installed[list]])));
}

function settingsIn(value: unknown): readonly string[] {
  return [...JSON.stringify(value ?? null).matchAll(/settings\.(\w+(?:\.\w+)*)/gu)].map(([, name]) => name ?? '');
}
