import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../runtime/browser.ts';
import { projectOf } from '../../runtime/project.ts';

const project = projectOf();
const service = project.services.find(({ name }) => name === 'kana');
const browser = openBrowser({ project });

/** Section 2, "Kana notification": id, path and type of every screen. The system error is part of no flow, so the specification gives it no type. */
const table: readonly (readonly [screenId: string, path: string, type: 1 | 2 | 3 | null])[] = [
  ['SCK3003-01-001', 'kana/top', 1],
  ['SCK3003-01-002', 'kana/read-basic-information', 1],
  ['SCK3003-01-003', 'kana/confirm-familyregister-information', 1],
  ['SCK3003-01-004', 'kana/select-target-report', 1],
  ['SCK3003-01-005', 'kana/input-kana', 1],
  ['SCK3003-01-006', 'kana/select-qualification', 1],
  ['SCK3003-01-007', 'kana/input-address', 1],
  ['SCK3003-01-008', 'kana/input-contact-information', 1],
  ['SCK3003-01-009', 'kana/input-verification-code', 1],
  ['SCK3003-01-010', 'kana/confirm-report-details', 1],
  ['SCK3003-01-011', 'kana/agreement', 1],
  ['SCK3003-01-012', 'kana/digital-signature', 1],
  ['SCK3003-01-013', 'kana/complete', 1],
  ['SCK3003-02-001', 'kana/apply-correction', 2],
  ['SCK3003-02-002', 'kana/confirm-correction', 2],
  ['SCK3003-02-003', 'kana/digital-signature-for-correction', 2],
  ['SCK3003-02-004', 'kana/complete-correction', 2],
  ['SCK3003-03-001', 'kana/withdrawal', 3],
  ['SCK3003-03-002', 'kana/select-withdrawal-reason', 3],
  ['SCK3003-03-003', 'kana/confirm-withdrawal-details', 3],
  ['SCK3003-03-004', 'kana/complete-withdrawal', 3],
  ['SCK3003-04-001', 'kana/error', null],
];

const screenAt = (path: string) => {
  const match = browser.portal.match(path);
  return project.screens.find(({ name }) => match !== null && 'screen' in match && name === match.screen);
};
const typesOf = (name: string) =>
  (service?.flows ?? []).filter(({ screens }) => screens.includes(name)).map(({ type }) => type);
const titleOf = (path: string, url: object = {}) => browser.portal.evaluator.text(screenAt(path)?.title ?? '', { url });

describe('screens of the name readings', () => {
  it.each(table)(
    'KN-032 KN-041 KN-050 KN-053 KN-054 KN-055 KN-056 KN-057 %s is at %s, has type %s, a name and a title',
    (screenId, path, type) => {
      const screen = screenAt(path);
      expect(screen).toMatchObject({ id: screenId, name: path.replace('/', '-') });
      expect(typesOf(screen?.name ?? '')).toEqual(type === null ? [] : [type]);
      expect(titleOf(path).length).toBeGreaterThanOrEqual(3);
    },
  );

  it('the flows list exactly these screens, in this order [KN-032 KN-041 KN-050]', () => {
    const listed = (service?.flows ?? []).map(({ type, screens }) => [type, screens]);
    const expected = [1, 2, 3].map((type) => [
      type,
      table.filter((row) => row[2] === type).map(([, path]) => path.replace('/', '-')),
    ]);
    expect(listed).toEqual(expected);
    expect(service?.screens.toSorted()).toEqual(table.map(([, path]) => path.replace('/', '-')).toSorted());
  });

  it('every screen has a title of its own, the error screen one for each of its types [KN-057]', () => {
    const types = ['00', '01', '02', '03', '04', '06', '07', '08', '09', '10'];
    const titles = [
      ...table.filter(([, , type]) => type !== null).map(([, path]) => titleOf(path)),
      ...types.map((type) => titleOf('kana/error', { type })),
    ];
    expect(new Set(titles).size).toBe(31);
  });

  it.each(['kana', 'kana/'])('the bare path %s leads to the top [AM-072]', async (path) => {
    const tab = openBrowser({ project, replies: { isLogin: { body: { loginInfo: { isLogin: false } } } } });
    await tab.open(path);
    await tab.settle();
    expect(tab.at).toBe('kana-top');
  });
});
