import type { Screen } from '../../model/screen.ts';
import type { Flow } from '../../model/service.ts';
import { isWithin } from '../conditions/reads.ts';
import { filingsOf } from '../filed/filings.ts';
import { stateWritesIn } from '../parts/state-writes.ts';
import type { Analysis } from './context.ts';

const RULE = 'flow-done';

/** Finds flows whose check screen leads to a filing (`effect: files`), and that do not say when they are done, or say it by state that the filing does not set. */
export function findUndone({ collector, find }: Analysis): void {
  const { project, vocabulary } = collector;
  for (const service of project.services) {
    const screens = project.screens.filter((screen) => screen.service === service.name);
    for (const flow of service.flows.filter(({ check }) => check !== null)) {
      const filings = screens
        .filter(({ name }) => flow.screens.indexOf(name) >= flow.screens.indexOf(flow.check ?? ''))
        .flatMap((screen) => filingsOf(screen, screens, project, vocabulary));
      if (filings.length > 0 && flow.done === null)
        find(
          RULE,
          flow.at,
          `流れ「${flow.name}」で届け出たあと、「戻る」や読み込み直しで、また入力の画面が出ます。done に、結果の画面（result）と、終わったときに真になる式（when）を書いてください。`,
        );
      for (const { step } of filings.filter((filing) => !isKept(filing.screen, flow))) {
        const names = flow.done?.forgets.join('、') ?? '';
        find(
          RULE,
          step.at,
          `届け出た結果が、流れ「${flow.name}」の done の when が読む ${names} に残りません。into か keep で残してください。`,
        );
      }
    }
  }

  /** Does the screen that files write what the flow looks for? */
  function isKept(screen: Screen, { done }: Flow): boolean {
    const writes = stateWritesIn(screen, vocabulary);
    return done === null || writes.some((path) => done.forgets.some((name) => isWithin(path, name)));
  }
}
