import type { Browser } from 'playwright';
import { fieldCounts, growingFields, growingRows, rowCounts, rowsPath } from './growth-forms.ts';
import { formWith, keyFigures, onPage, openForm, typed } from './measures.ts';
import { pressedFrom } from './probe-plan.ts';
import type { Values } from './values.ts';

const slowProcessor = { network: false, cpu: true } as const;

/** Opens the form of each size and types in the middle of it; opens the list of each length. */
export async function measureGrowth(browser: Browser, origin: string): Promise<Values> {
  const found: Values[] = [];
  for (const count of fieldCounts) found.push(await form(browser, origin, count));
  for (const count of rowCounts) found.push(await list(browser, origin, count));
  return Object.assign({}, ...found);
}

function form(browser: Browser, origin: string, count: number): Promise<Values> {
  const middle = growingFields(count / 2).findLast(({ kind, onlyFor }) => kind === 'text' && onlyFor === null);
  return onPage(browser, origin, slowProcessor, formWith('#field-text1'), async (measured) => {
    await openForm(measured.page, `${origin}/svc/growth/${count}/`);
    const { firstPaint, live } = await measured.page.evaluate(() => window.bench.seen);
    return {
      [`fields.${count}.firstPaint`]: [firstPaint],
      [`fields.${count}.live`]: [live],
      ...keyFigures(`fields.${count}.keyPress`, await typed(measured, `#field-${middle?.name}`)),
    };
  });
}

/** Until the last row is painted. */
function list(browser: Browser, origin: string, count: number): Promise<Values> {
  const answer = { selector: `main tbody tr:nth-child(${count})` };
  const plan = { mode: 'answered', press: { controls: [] }, answer, pressedFrom } as const;
  return onPage(browser, origin, slowProcessor, plan, async ({ page }) => {
    await page.route(`**${rowsPath}`, (route) =>
      route.fulfill({ json: { resultCode: '0000', resBody: growingRows(count) } }),
    );
    await page.goto(`${origin}/svc/growth/rows/`);
    await page.waitForFunction(() => window.bench.seen.answered > 0);
    return { [`rows.${count}`]: [await page.evaluate(() => window.bench.seen.answered)] };
  });
}
