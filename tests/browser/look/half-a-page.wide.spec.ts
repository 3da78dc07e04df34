import { expect, test } from '../harness/test.ts';

/** Pages of the portal that somebody reads while the rest of them is still on its way. */
const pages = [
  ['/', 'apply-sent'],
  ['/', null],
  ['/todo', 'unread'],
] as const;

/** Where the parts are that have arrived, by their first words. */
function partsThere(): readonly (readonly [words: string, top: number])[] {
  return [...document.querySelectorAll('main :is(h1, h2, h3, p, li)')].map((part) => [
    part.textContent.trim().slice(0, 20),
    part.getBoundingClientRect().top,
  ]);
}

for (const [path, persona] of pages)
  test(`${path} of ${persona ?? 'nobody'}: what is there does not move when the rest arrives`, async ({
    page,
    portal,
  }) => {
    if (persona !== null) await portal.login(persona);
    const sent = await (await portal.request.get(`${portal.origin}${path}`)).text();
    // As before its scripts are there.
    const whole = sent.replaceAll(/<script[^>]*><\/script>/gu, '');
    const parsed = async (length: number) => {
      await page.setContent(whole.slice(0, length));
      return page.evaluate(partsThere);
    };
    const all = await parsed(whole.length);
    // Behind the end of each part: what is cut in two may well be of another height.
    const cuts = [...whole.matchAll(/<\/(?:h1|h2|p|section)>/gu)].map((end) => end.index + end[0].length);
    const inMain = cuts.filter((at) => at > whole.indexOf('<main') && at < whole.indexOf('</main>'));
    expect(inMain.length).toBeGreaterThan(4);
    for (const cut of inMain) {
      const some = await parsed(cut);
      expect(some, whole.slice(cut - 60, cut)).toEqual(all.slice(0, some.length));
    }
  });
