import { stepsIn } from '../../src/flow/parts/steps-in.ts';
import { callOf } from '../../src/load/steps/effects-of.ts';
import type { Project } from '../../src/model/project.ts';
import type { Screen } from '../../src/model/screen.ts';
import type { Ahead } from '../../src/model/shipped-screen.ts';
import type { Vocabulary } from '../../src/model/vocabulary.ts';
import { nextScreens } from './next-screens.ts';
import { readTogether } from './read-together.ts';

/** Sent with the screen, not with the manifest: nothing of other screens is painted by it. */
export function aheadOf(screen: Screen, project: Project, vocabulary: Vocabulary): Ahead {
  const service = project.services.find(({ name }) => name === screen.service);
  const together = service === undefined ? [] : readTogether(screen, service, project.catalogs[0]?.calls ?? []);
  return { together, calls: callsOf(screen, vocabulary), next: nextScreens(screen, project, vocabulary) };
}

/** Names of the calls in a screen's data, fields, steps and watches, sorted. */
function callsOf(screen: Screen, vocabulary: Vocabulary): string[] {
  const found = new Set(screen.data.map(({ call }) => call));
  for (const { widget, widgetOptions } of [...screen.fields, ...screen.groups.flatMap((group) => group.fields)]) {
    for (const [key, { 'x-kind': kind }] of Object.entries(vocabulary.widgets[widget]?.options.properties ?? {})) {
      const call = kind === 'name:call' ? widgetOptions[key] : '';
      if (typeof call === 'string' && call !== '') found.add(call);
    }
  }
  for (const step of stepsIn(screen, vocabulary)) {
    const made = callOf(step, vocabulary);
    if (made !== null) found.add(made.call);
  }
  return [...found].sort();
}
