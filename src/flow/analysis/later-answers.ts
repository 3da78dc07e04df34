import type { Screen } from '../../model/screen.ts';
import type { Flow, Service } from '../../model/service.ts';
import { overlaps, readsOf } from '../conditions/reads.ts';
import { answersOf } from '../parts/answers.ts';
import { stateWritesIn } from '../parts/state-writes.ts';
import type { Analysis } from './context.ts';
import { pathInWords } from './example.ts';

const RULE = 'shown-when-later';

/** Finds a screen whose `shownWhen` depends on an answer that is only given on that screen or after it. */
export function findLaterAnswers(analysis: Analysis): void {
  for (const service of analysis.collector.project.services) {
    for (const flow of service.flows) for (const name of flow.screens) judge(analysis, service, flow, name);
  }
}

function judge(analysis: Analysis, service: Service, { screens }: Flow, name: string): void {
  const { collector } = analysis;
  const screen = collector.screen(name);
  if (!screen?.shownWhen) return;
  const at = screens.indexOf(screen.name);
  for (const read of readsOf(screen.shownWhen.tree, service)) {
    if (!read.startsWith('state.') || isList(read, screen, service)) continue;
    const writers = collector.project.screens.filter(
      (other) => other.service === service.name && writesOf(analysis, other).some((write) => overlaps(write, read)),
    );
    const inFlow = writers.filter((writer) => screens.includes(writer.name));
    const isEarly = (writer: Screen) => !screens.includes(writer.name) || screens.indexOf(writer.name) < at;
    const loaded = service.draft === null ? [] : stateWritesIn(service.draft.load, collector.vocabulary);
    if (inFlow.length === 0 || writers.some(isEarly) || loaded.some((write) => overlaps(write, read))) continue;
    const [first] = inFlow.toSorted((a, b) => screens.indexOf(a.name) - screens.indexOf(b.name));
    const where = first === screen ? 'この画面' : `後の画面「${collector.words(first?.title ?? '')}」`;
    const what = pathInWords(analysis, analysis.names(service, null), read);
    analysis.find(
      RULE,
      screen.shownWhen.at,
      `画面を表示するかどうかを${what}で決めていますが、それは${where}で決まります。前の画面で決まるもので書いてください。`,
    );
    return;
  }
}

/** A list read only to get at its items does not count: the reads of its items do. */
function isList(read: string, { shownWhen }: Screen, service: Service): boolean {
  return shownWhen !== null && readsOf(shownWhen.tree, service).some((other) => other.startsWith(`${read}[]`));
}

const known = new WeakMap<Screen, readonly string[]>();

/** State paths that a screen's inputs and steps write. */
export function writesOf({ collector }: Analysis, screen: Screen): readonly string[] {
  const before = known.get(screen);
  if (before !== undefined) return before;
  const writes = [
    ...answersOf(screen),
    ...screen.data.flatMap(({ keep }) => Object.values(keep)),
    ...stateWritesIn(screen, collector.vocabulary),
  ];
  known.set(screen, writes);
  return writes;
}
