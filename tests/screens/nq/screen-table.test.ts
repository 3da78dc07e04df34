import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../runtime/browser.ts';
import { open, project } from './nq.ts';

const { portal } = openBrowser({ project });

function found(path: string) {
  const match = portal.match(`nq/${path}`);
  const screen = match !== null && 'screen' in match ? match.screen : '';
  return project.screens.find(({ name }) => name === screen);
}

/** Section 2, "National qualifications": rows, address with all its parameters, how many of them may be left out, id. */
const table = [
  ['NQ-010 NQ-011 NQ-013', 'qualification-detail/q1/1', 1, 'SCK2705-01-002'],
  ['NQ-014 NQ-015', 'possession-qualification-list', 0, 'SCK2705-02-001'],
  ['NQ-016 NQ-017', 'qualification-list', 0, 'SCK2705-02-002'],
  ['NQ-018 NQ-019', 'institution-select/q1/b1', 0, 'SCK2703-01-004'],
  ['NQ-022 NQ-023 NQ-027', 'operation-select/q1/b1/u1/1', 1, 'SCK2703-01-006'],
  ['NQ-028 NQ-029', 'new-submit-select/q1/b1/u1/1', 0, 'SCK2703-01-007'],
  ['NQ-034 NQ-035 NQ-039', 'submit-select/q1/b1/w002/u1/1', 1, 'SCK2703-01-007'],
  ['NQ-040 NQ-041 NQ-047', 'submit-select/q1/b1/p1/a1/u1/1', 1, 'SCK2703-01-007'],
  ['NQ-048 NQ-049 AM-101', 'procedure-about/q1/b1/u1/p1/a1/0/1/2/3/4', 5, 'SCK2703-01-008'],
  ['NQ-060 NQ-065 NQ-107', 'application-information/q1/b1/u1/p1/a1', 0, 'SCK2703-01-009'],
  ['NQ-066 NQ-067 NQ-072', 'application-confirmation/q1/b1/u1/p1/a1', 0, 'SCK2703-01-014'],
  ['NQ-073 NQ-074 NQ-079', 'application-agreement/q1/b1/u1/p1/a1', 0, 'SCK2704-01-001'],
  ['NQ-080 NQ-081 NQ-082', 'application-completion/q1', 0, 'SCK2704-01-004'],
  ['NQ-083 NQ-084 NQ-085', 'application-temporary/q1', 0, 'SCK2703-01-010'],
  ['NQ-104 NQ-105 NQ-106', 'application-status-detail/x1', 0, 'SCK2705-03-001'],
  ['NQ-086 NQ-087', 'exam-list', 0, 'SCK2707-01-001'],
  ['AM-097', 'exam-list/q1/u1/1/20261206', 0, 'SCK2707-01-001'],
  ['NQ-088 NQ-089', 'exam-detail/q1/u1/1/20261206', 0, 'SCK2707-01-002'],
  ['NQ-094 NQ-095', 'exam-history-select', 0, 'SCK2707-02-001'],
  ['AM-097', 'exam-history-select/q1/b1/u1/1', 1, 'SCK2707-02-001'],
  ['NQ-096 NQ-097 NQ-101', 'exam-submit-select/q1/b1/u1/1', 1, 'SCK2707-02-002'],
  ['NQ-102 NQ-103', 'error', 0, 'SCK2703-01-005'],
] as const;

const withoutLast = (path: string, count: number) => path.split('/').slice(0, -count).join('/');

/** Every length that an address may have. */
const addresses = table.flatMap(([rows, path, optional, id]) =>
  Array.from({ length: optional + 1 }, (_, left) => [rows, left === 0 ? path : withoutLast(path, left), id] as const),
);

describe('addresses of the national qualifications', () => {
  it.each(addresses)('%s %s is %s', (_rows, path, id) => {
    expect([found(path)?.id, found(`${path}/`)?.id]).toEqual([id, id]);
  });

  it.each(
    table
      .filter(([, path]) => path.includes('/'))
      .map(([rows, path, optional]) => [rows, withoutLast(path, optional + 1)]),
  )('%s %s lacks a required parameter and is no address', (_rows, path) => {
    expect(portal.match(`nq/${path}`)).toBeNull();
  });

  it.each(table.map(([rows, path]) => [rows, `${path}/more`]))('%s %s has a part too many', (_rows, path) => {
    // One more part of the choice after registration is what a correction looks like.
    expect(found(path)?.id).toBe(path.includes('w002') ? 'SCK2703-01-007' : undefined);
  });

  it('the bare address leads to not-found [NQ-009]', async () => {
    for (const path of ['', '/']) expect((await open(path)).left).toEqual(['/not-found']);
  });

  it('the specification names no others', () => {
    const ids = project.screens.filter(({ service }) => service === 'nq').map(({ id }) => id);
    expect(ids.toSorted()).toEqual([...new Set(table.map(([, , , id]) => id))].toSorted());
  });

  it('a part of the parameters of the neighbour is no address [AM-097]', () => {
    for (const path of ['exam-list/q1', 'exam-list/q1/u1', 'exam-history-select/q1', 'exam-history-select/q1/b1'])
      expect(portal.match(`nq/${path}`)).toBeNull();
  });

  it('every screen has crumbs, and they begin with the home page, which leaves the app', () => {
    const first = project.screens
      .filter(({ service }) => service === 'nq')
      .map(({ name, breadcrumb }) => [
        name,
        breadcrumb?.parents[0]?.breadcrumbUrl,
        breadcrumb?.parents[0]?.leaveVueFlag,
      ]);
    expect(first).toEqual(first.map(([name]) => [name, 'portalTop', true]));
  });

  it('every screen has the page colour of qualifications', () => {
    const colours = project.screens.filter(({ service }) => service === 'nq').map(({ themeColor }) => themeColor);
    expect([...new Set(colours)]).toEqual(['#F1F1F4']);
  });
});

describe('the kinds of a choice [NQ-108 AM-100]', () => {
  it.each([
    ['new-submit-select/q1/b1/u1/1', 'new', { businessTypeCode: '1' }],
    ['submit-select/q1/b1/w002/u1', 'w002', { qualificationHandleUnitCode: 'u1' }],
    ['submit-select/q1/b1/w002/u1/2', 'w002', { qualificationHandleUnitCode: 'u1', handlingAuthorityTypeCode: '2' }],
    ['submit-select/q1/b1/p1/a1/u1', 'again', { qualificationProcedureCode: 'p1', receptionAgencyCode: 'a1' }],
    ['submit-select/q1/b1/p1/a1/u1/2', 'again', { handlingAuthorityTypeCode: '2' }],
    ['submit-select/q1/b1/W002/a1/u1', 'again', { qualificationProcedureCode: 'W002', receptionAgencyCode: 'a1' }],
    ['submit-select/q1/b1/w002/a1/u1/2', 'again', { qualificationProcedureCode: 'w002', receptionAgencyCode: 'a1' }],
  ])('%s is %s', async (path, kind, values) => {
    const browser = await open(path);
    expect(browser.sent('nqSubmitChoices')[0]?.body).toMatchObject({
      commonHeader: { screenId: 'SCK2703-01-007' },
      reqBody: { kind, path: { qualificationId: 'q1', businessId: 'b1', ...values } },
    });
  });
});
