import { judge } from './against.ts';
import { type Comparison, commitOf, measureBoth } from './compare-revisions.ts';
import { openBrowser } from './open-browser.ts';
import { openSites } from './sites.ts';
import { loadNow, whereAndWhen } from './where-and-when.ts';

/** Prints what became worse since that revision. 1 = something did, 2 = there is nothing to compare with, or it could not be measured. */
export async function runAgainst(
  repository: string,
  revision: string,
  comparisons: readonly Comparison[],
  rounds: string,
): Promise<0 | 1 | 2> {
  const commit = commitOf(repository, revision);
  if (commit === null) {
    console.error(`no such revision: git knows no commit ${revision}`);
    return 2;
  }
  const started = new Date();
  const before = loadNow();
  const sites = { old: openSites(repository, commit), now: openSites(repository) };
  try {
    try {
      for (const site of new Set(comparisons.map((comparison) => comparison.site))) await sites.old[site]();
    } catch (error) {
      console.error(`${revision} cannot be built and served as it was: ${(error as Error).message}`);
      return 2;
    }
    const browser = await openBrowser();
    try {
      const { table, regressions } = judge(await measureBoth(browser, sites, comparisons));
      const how = [`against \`${commit.slice(0, 8)}\``, rounds, `Chromium ${browser.version()}`, before];
      console.log(`\n## Against ${revision}\n\n${whereAndWhen(repository, started, how)}\n\n${table}\n`);
      if (regressions.length === 0) console.log('Nothing is worse than noise explains.');
      else console.log(`Worse than before:\n${regressions.map((line) => `- ${line}`).join('\n')}`);
      return regressions.length === 0 ? 0 : 1;
    } catch (error) {
      console.error(`Both could not be measured to the end: ${(error as Error).message}`);
      return 2;
    } finally {
      await browser.close();
    }
  } finally {
    await sites.now.close();
    await sites.old.close();
  }
}
