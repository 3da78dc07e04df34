import { callOf } from '../../load/steps/effects-of.ts';
import type { Screen } from '../../model/screen.ts';
import type { Flow } from '../../model/service.ts';
import { sourcesOf, written } from '../filed/branches.ts';
import { changesOn } from '../filed/changes-on.ts';
import { isCovered } from '../filed/covered.ts';
import { type Filing, filingsOf } from '../filed/filings.ts';
import { madeOn } from '../filed/made-on.ts';
import { shownOn } from '../filed/shown.ts';
import type { Analysis } from './context.ts';

/**
 * Finds what is filed (`effect: files`) and not shown before, on the check screen of the flow or else on the screen that files it, and what changes it
 * after the check screen.
 */
export function findUnshown(analysis: Analysis): void {
  const { project, vocabulary } = analysis.collector;
  for (const service of project.services) {
    const screens = project.screens.filter((screen) => screen.service === service.name);
    for (const filing of screens.flatMap((screen) => filingsOf(screen, screens, project, vocabulary))) {
      const flows = service.flows.filter((flow) => flow.screens.includes(filing.screen.name));
      const checks = new Set(flows.length === 0 ? [null] : flows.map(({ check }) => check));
      for (const check of checks) {
        const shown = screens.find(({ name }) => name === check) ?? filing.screen;
        tellUnshown(analysis, filing, shown, screens);
      }
      for (const flow of flows) tellChanges(analysis, filing, flow, screens);
    }
  }
}

function tellUnshown(analysis: Analysis, filing: Filing, check: Screen, screens: readonly Screen[]): void {
  const { collector } = analysis;
  const service = collector.service(check.service);
  if (service === undefined) return;
  const { vocabulary } = collector;
  const shown = shownOn(check, vocabulary, madeOn(check, screens, vocabulary));
  const names = analysis.names(service, check);
  const missing = filing.sent.flatMap((one) =>
    sourcesOf(one.tree)
      .filter((path) => !isCovered(path, one, shown, names))
      .map((path) => `${one.member}（${written(path)}）`),
  );
  if (missing.length === 0) return;
  analysis.find(
    'filed-unshown',
    filing.step.at,
    `${callOf(filing.step, vocabulary)?.call} で送る ${[...new Set(missing)].join('、')} が、確認の画面「${check.name}」に、送るときはいつも出るとは言えません。確認の画面に、同じ値を、送るときより狭くない条件で出してください。出さないものは、送りません。`,
  );
}

function tellChanges(analysis: Analysis, filing: Filing, flow: Flow, screens: readonly Screen[]): void {
  const { vocabulary } = analysis.collector;
  const sources = filing.sent.flatMap(({ tree }) => sourcesOf(tree).map(written));
  const first = flow.screens.indexOf(flow.check ?? '');
  if (first < 0) return;
  const again = new Set(flow.screens.slice(0, first + 1));
  const between = flow.screens.slice(first + 1, flow.screens.indexOf(filing.screen.name) + 1);
  const service = analysis.collector.service(filing.screen.service);
  if (service === undefined) return;
  for (const screen of screens.filter(({ name }) => between.includes(name))) {
    const made = madeOn(screen, screens, vocabulary);
    for (const { path, at } of changesOn(screen, service, sources, { again, between }, vocabulary)) {
      if (made.has(path)) continue;
      analysis.find(
        'filed-changed',
        at,
        `確認の画面「${flow.check}」に出した ${path} が、そのあとの画面「${screen.name}」で変わります。変えたら、確認の画面に戻ってください。`,
      );
    }
  }
}
