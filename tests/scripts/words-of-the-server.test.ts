import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wordsSaid } from '../../src/load/gather/words-said.ts';
import { filesBelow } from '../lint/files-below.ts';
import { japaneseIn } from './japanese-in.ts';

const root = join(import.meta.dirname, '../..');

/** What stands for others: people, and systems that the portal talks to. */
const standsForOthers = /^sandbox\/|\/stand-in\//;

/** Japanese that is no word of the portal: data of the sample world, which a real portal gets from elsewhere, and what characters are. */
const noWords: { readonly [file: string]: string } = {
  'common/images/wrap-text.ts': 'characters that begin no line',
  'common/register/prefectures.ts': 'names of prefectures',
  'common/register/same-place.ts': 'how numbers of an address are written',
  'pages/home/filed-under.ts': 'how names of numbers on a receipt end',
  'services/admin/sample-users.ts': 'made-up users',
  'services/hpki/issuers.ts': 'the agencies, with what they tell of themselves',
  'services/hpki/qualification-names.ts': 'names of qualifications',
  'services/kana/check-submission.ts': 'characters of a reading',
  'services/nq/catalogue/catalogue-rows.ts': 'readings of prefectures',
  'services/nq/catalogue/exam-day.ts': 'days of the week as rules name them',
  'services/nq/catalogue/exam-rows.ts': 'made-up venues',
  'services/nq/catalogue/fill-generated.ts': 'made-up qualifications, for long lists',
};

const sources = filesBelow(join(root, 'src/server')).filter(
  ([file]) => file.endsWith('.ts') && !standsForOthers.test(file),
);

/** Punctuation between two words of the catalogue is none. */
const letters = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

describe('what the server says stands in catalog/server and in server.yaml of services', () => {
  it('no other file of it has a Japanese word of its own', () => {
    expect(sources.length).toBeGreaterThan(300);
    const own = sources.filter(([file]) => !Object.hasOwn(noWords, file));
    expect(own.flatMap(([file, text]) => japaneseIn(file, text)).filter((found) => letters.test(found))).toEqual([]);
  });

  it('and the files of data are those that have some', () => {
    const withJapanese = sources.filter(([file, text]) => japaneseIn(file, text).some((found) => letters.test(found)));
    expect(withJapanese.map(([file]) => file).sort()).toEqual(Object.keys(noWords).sort());
  });
});

describe('the words that code says, and what it fills in', () => {
  const said = (code: string) =>
    wordsSaid(new Map([['src/server/a.ts', `import * as aWording from '../../build/wording/server/a.ts';\n${code}`]]))
      ?.get('server/a')
      ?.map(({ word, given }) => [word, ...given]);

  it.each([
    ['aWording.title;', [['title']]],
    ['aWording.receipt.by({ day });', [['receipt.by', 'day']]],
    ['aWording.receipt.by({ day: dayText(of({ at, on })), n: `a, ${b}`, });', [['receipt.by', 'day', 'n']]],
    ["aWording.receipt.by({ day: x ? 'a, b: c' : [d, e], other });", [['receipt.by', 'day', 'other']]],
    ['filled(aWording.more, { link: html`<a href="/">x, y</a>` });', [['more', 'link']]],
    ['aWording.states[one];', [['states']]],
    ['f(aWording.a.b, aWording.c);', [['a.b'], ['c']]],
    ['other.aWording.a; xaWording.b;', []],
  ])('%s', (code, expected) => {
    expect(said(code)).toEqual(expected);
  });

  it('nested', () => {
    expect(said('aWording.a({ b: aWording.c({ d }), e });')).toEqual([
      ['a', 'b', 'e'],
      ['c', 'd'],
    ]);
  });

  it('null where there is no code', () => {
    expect(wordsSaid(new Map([['catalog/server/a.yaml', 'title: 控え\n']]))).toBeNull();
  });
});
