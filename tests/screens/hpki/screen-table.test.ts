import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../runtime/browser.ts';
import { project } from './application.ts';

/** Section 2, "Pension and e-signature": the ids exactly as numbered (AM-095). */
const table = [
  ['HP-005 HP-006', 'hpki/top', 'SCK2701-01-001'],
  ['HP-008 HP-009', 'hpki/qualification-select', 'SCK2701-02-001'],
  ['HP-010 HP-011', 'hpki/jma/application-information', 'SCK2701-02-004'],
  ['HP-012 HP-013', 'hpki/jpa/application-information', 'SCK2701-02-006'],
  ['HP-014 HP-015', 'hpki/medis/application-information', 'SCK2701-02-005'],
  ['HP-016 HP-017', 'hpki/jma/other-information', 'SCK2701-02-007'],
  ['HP-018 HP-019', 'hpki/medis/other-information', 'SCK2701-02-008'],
  ['HP-020 HP-021', 'hpki/jpa/other-information', 'SCK2701-02-009'],
  ['HP-022 HP-023', 'hpki/jma/confirmation', 'SCK2701-02-013'],
  ['HP-024 HP-025', 'hpki/jpa/confirmation', 'SCK2701-02-013'],
  ['HP-026 HP-027', 'hpki/medis/confirmation', 'SCK2701-02-013'],
  ['HP-028 HP-029', 'hpki/consent', 'SCK2701-02-014'],
  ['HP-030 HP-031', 'hpki/jma/completion', 'SCK2701-02-018'],
  ['HP-032 HP-033', 'hpki/jpa/completion', 'SCK2701-02-018'],
  ['HP-034 HP-035', 'hpki/medis/completion', 'SCK2701-02-018'],
  ['PE-002 PE-003', 'nenkin/select-menu', 'SCK1602-01-002'],
] as const;

const { portal } = openBrowser({ project });

describe('screens of the medical-field e-signature and of the pension', () => {
  it.each(table)('AM-095 %s %s is %s', (_rows, path, id) => {
    const match = portal.match(path);
    const name = match !== null && 'screen' in match ? match.screen : '';
    expect(project.screens.find((screen) => screen.name === name)?.id).toBe(id);
  });

  it('there are no others [AM-095]', () => {
    const ids = project.screens.filter(({ service }) => ['hpki', 'nenkin'].includes(service)).map(({ id }) => id);
    expect(ids.toSorted()).toEqual([...new Set(table.map(([, , id]) => id))].toSorted());
  });

  it('other variants are unknown paths where each has a screen of its own [HP-036]', () => {
    expect(portal.match('hpki/xyz/application-information')).toBeNull();
    expect(portal.match('hpki/xyz/other-information')).toBeNull();
  });

  it('the bare pension path is no screen and leads to not-found [AM-096]', async () => {
    const browser = openBrowser({ project });
    await browser.open('nenkin');
    expect(browser.left).toEqual(['/not-found']);
  });
});
