import { test as base } from '../../harness/test.ts';
import { cover, tasksOf } from './cover.ts';
import { readPortalModel } from './portal-model.ts';

/**
 * Journeys made from the graph of the descriptors: every service, every person who gets further than those before, every edge that is open
 * where they stand. New screens are walked without anything written here. `JOURNEY_SERVICES` and `JOURNEY_PEOPLE` (commas) choose other
 * ones, `JOURNEY_SECONDS` is the most that one test may take, `JOURNEY_TALK` tells of each step.
 */
const seconds = Number(process.env.JOURNEY_SECONDS ?? 600);
const model = readPortalModel();
const tasks = tasksOf(model);
const names = tasks.map(({ name }) => name);

/** `everyFailure`: of the failures of long services, the first of so many in a row. */
const test = base.extend<{ everyFailure: number }>({ everyFailure: [1, { option: true }] });

// Failing calls are what is walked through here; the browser tells of every one.
test.use({ expectedComplaint: /./u });

for (const task of tasks)
  test(`${task.name}: every edge of the flow is taken, or it is said why not`, async ({ page, portal, everyFailure }, {
    retry,
  }) => {
    test.setTimeout((seconds + 60) * 1000);
    const share = { ...task.share, everyFailure: task.isLong ? everyFailure : 1 };
    await cover(model, { ...task, share }, { page, portal, seconds, names, isAgain: retry > 0 });
  });
