import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../build/vocabulary.ts';
import { answerMend } from '../../scripts/flow/mend/answer-mend.ts';
import { mend } from '../../scripts/flow/mend/mend.ts';
import type { ProjectFiles } from '../../src/load/files/project-files.ts';
import { smallFiles, textIn } from './mend-project.ts';

/** The project with what one service uses among the shared things, and the other way round. */
function misplaced(changes: { readonly [file: string]: string | null }): ProjectFiles {
  const files = new Map(smallFiles);
  for (const [file, text] of Object.entries(changes)) {
    if (text === null) files.delete(file);
    else files.set(file, text);
  }
  return files;
}

const of = (file: string) => textIn(smallFiles, file);

const STOP_ASKING = /^ {2}stopAsking:\n(?: {4}.*\n)+/mu.exec(of('screens/desk/service.yaml'))?.[0] ?? '';

const CASES: { readonly [what: string]: { readonly [file: string]: string | null } } = {
  'a call': {
    'screens/desk/catalog/calls/send.yaml': null,
    'catalog/calls/send.yaml': of('screens/desk/catalog/calls/send.yaml').replace('../../../../', '../../'),
  },
  'a type': {
    'screens/desk/catalog/types/family.yaml': null,
    'catalog/types/family.yaml': of('screens/desk/catalog/types/family.yaml'),
  },
  'a setting with its comment': {
    'screens/desk/catalog/settings.yaml': of('screens/desk/catalog/settings.yaml').replace(
      '  # 受け付ける年齢\n  age.limit: { says: 下の年齢, type: number, default: 15 }\n',
      '',
    ),
    'catalog/settings.yaml': of('catalog/settings.yaml').replace(
      'settings:\n',
      'settings:\n  # 受け付ける年齢\n  age.limit: { says: 下の年齢, type: number, default: 15 }\n',
    ),
  },
  'the only address, which no file is for any more': {
    'screens/desk/catalog/addresses.yaml': null,
    'catalog/addresses.yaml': `${of('catalog/addresses.yaml')}${of('screens/desk/catalog/addresses.yaml').split('addresses:\n')[1]}`,
  },
  'two lists of codes, of several lines': {
    'screens/desk/catalog/codes.yaml': null,
    'catalog/codes.yaml': of('catalog/codes.yaml').replace(
      'codes: {}\n',
      `codes:\n${of('screens/desk/catalog/codes.yaml').split('codes:\n')[1]}`,
    ),
  },
  'a claim': {
    'screens/office/catalog/claims.yaml': null,
    'catalog/claims.yaml': `${of('catalog/claims.yaml')}${of('screens/office/catalog/claims.yaml').split('claims:\n')[1]}`,
  },
  'a message, in both languages': Object.fromEntries(
    ['ja', 'en'].flatMap((locale) => {
      const file = `catalog/messages.${locale}.yaml`;
      return [
        [`screens/desk/${file}`, null],
        [file, `messages:\n${of(`screens/desk/${file}`).split('messages:\n')[1]}`],
      ];
    }),
  ),
  'codes that a service gives': {
    'screens/desk/errors.yaml': null,
    'catalog/errors.yaml': `${of('catalog/errors.yaml')}${of('screens/desk/errors.yaml').split('clientCodes:\n')[1]}`,
  },
  'a dialog': {
    'screens/desk/service.yaml': of('screens/desk/service.yaml').replace(STOP_ASKING, ''),
    'catalog/dialogs.yaml': `${of('catalog/dialogs.yaml')}${STOP_ASKING}`,
  },
};

/** Where those who use it cannot read it: an error, whose mend is the same. */
const OUT_OF_REACH: typeof CASES = {
  'a claim, in another service': {
    'screens/office/catalog/claims.yaml': null,
    'screens/desk/catalog/claims.yaml': of('screens/office/catalog/claims.yaml'),
  },
  'a claim of all, in one service': {
    'catalog/claims.yaml': 'claims: {}\n',
    'screens/office/catalog/claims.yaml': `${of('screens/office/catalog/claims.yaml')}${of('catalog/claims.yaml').split('claims:\n')[1]}`,
  },
  'a dialog, in another service': {
    'screens/desk/service.yaml': of('screens/desk/service.yaml').replace(STOP_ASKING, ''),
    'screens/office/service.yaml': `${of('screens/office/service.yaml')}dialogs:\n${STOP_ASKING}`,
  },
};

describe('npm run flow -- mend', () => {
  it.each(Object.entries(OUT_OF_REACH))('%s, is an error, and moved back', (_what, changes) => {
    const files = misplaced(changes);
    expect(answerMend(files, vocabulary, true).code).toBe(0);
    expect(Object.fromEntries(answerMend(files, vocabulary, true).files)).toEqual(Object.fromEntries(smallFiles));
  });

  it('words of the server are told, and left to people: code says them', () => {
    const files = misplaced({
      'catalog/server/desk.yaml': 'slip:\n  title: 控え\n',
      'src/server/services/desk/slip.ts':
        "import * as words from '../../../../build/wording/server/desk.ts';\nexport const title = words.slip.title;\n",
    });
    const { code, text, files: after } = answerMend(files, vocabulary, true);
    expect([code, after]).toEqual([1, files]);
    expect(text).toContain('slip  catalog/server/desk.yaml → screens/desk/catalog/server.yaml');
  });

  it('has nothing to move where everything stands right', () => {
    expect(answerMend(smallFiles, vocabulary, true)).toMatchObject({ code: 0, files: smallFiles });
  });

  it.each(Object.entries(CASES))('%s is moved, and the project is as it was', (_what, changes) => {
    const files = misplaced(changes);
    expect(mend(files, vocabulary).left).toEqual([]);
    const { code, files: after } = answerMend(files, vocabulary, true);
    expect(code).toBe(0);
    expect(Object.fromEntries(after)).toEqual(Object.fromEntries(smallFiles));
  });

  it('all of it at once', () => {
    const files = misplaced(Object.assign({}, ...Object.values(CASES)));
    // Of lists of codes and of messages there are two, of codes for errors three.
    expect(mend(files, vocabulary).moves).toHaveLength(Object.keys(CASES).length + 4);
    expect(Object.fromEntries(answerMend(files, vocabulary, true).files)).toEqual(Object.fromEntries(smallFiles));
  });

  it('only says so unless it is to write', () => {
    const files = misplaced(CASES['a type'] ?? {});
    const { code, text, files: after } = answerMend(files, vocabulary, false);
    expect([code, after]).toEqual([1, files]);
    expect(text).toContain('family  catalog/types/family.yaml → screens/desk/catalog/types/family.yaml');
  });

  it('what shares its line with another is left to people, with the reason', () => {
    const inLine = 'addresses: { home: /, return: { is: =launch.returnUrl, else: portalTop, sameOrigin: true } }\n';
    const files = misplaced({
      'screens/desk/catalog/addresses.yaml': inLine,
      'screens/office/SOF0001-01-001.office-form.yaml': of('screens/office/SOF0001-01-001.office-form.yaml').replace(
        'leave: portalTop',
        'leave: home',
      ),
      'screens/desk/SDK0001-01-001.desk-choose.yaml': of('screens/desk/SDK0001-01-001.desk-choose.yaml'),
    });
    const { code, text, files: after } = answerMend(files, vocabulary, true);
    expect(code).toBe(1);
    expect(text).toContain('同じ行');
    expect(textIn(after, 'screens/desk/catalog/addresses.yaml')).toBe(inLine);
  });

  it('moves nothing while there are errors: who uses what is not known', () => {
    const files = misplaced({ ...CASES['a type'], 'screens/office/service.yaml': 'service: office\n' });
    expect(answerMend(files, vocabulary, true)).toMatchObject({ code: 2, files });
  });
});
