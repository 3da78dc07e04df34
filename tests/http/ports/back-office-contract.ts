import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { BackOffice, Decision, Desk, FiledApplication } from '../../../src/server/ports/back-office.ts';
import type { Check } from './contract-check.ts';

interface Case {
  readonly backOffice: BackOffice;
  /** Somebody there decides about an application, as far as the agencies know of it. What they are told where it cannot be; null = done. */
  press(application: FiledApplication, decision: Decision): Promise<string | null>;
}

const application: FiledApplication = {
  service: 'trial',
  id: 'a1',
  number: '2026113000000001',
  subject: '試しの申請',
  agencyName: '見本の申請先',
  applicant: { id: 'c1', subject: 's1', name: '見本 花子' },
  receivedAt: new Date('2026-11-30T01:00:00Z'),
  moves: ['examine', 'return'],
  problem: null,
  history: [{ what: 'file', at: new Date('2026-11-30T01:00:00Z'), note: '' }],
  cursor: 'a1',
};

/** For which another one may be taken: it waits longer, is of the same person, or has the same id with another service. */
const others: readonly FiledApplication[] = [
  { ...application, id: 'a0', cursor: 'a0', receivedAt: new Date('2026-11-29T01:00:00Z') },
  { ...application, service: 'other', cursor: 'other' },
];
const later: FiledApplication = {
  ...application,
  ...{ id: 'a2', number: '2026113000000002', cursor: 'a2', receivedAt: new Date('2026-11-30T02:00:00Z') },
};
const list = [...others, application, later];

/** A desk is asked over a network, too. */
const takesMs = 50;

interface Decided {
  readonly of: string;
  readonly decision: Decision;
  /** When it says it was made; absent: as it reached the desk. */
  readonly at: Date | undefined;
}

/** What a portal relies on, of the agencies' systems. */
export function backOfficeContract(given: () => Promise<Case>, check: Check = it): void {
  const deskThat = (says: string | null | Error) => {
    const decided: Decided[] = [];
    const listed: Desk['waiting'] = async ({ most = 100, after } = {}) => {
      const from = after === undefined ? 0 : list.findIndex(({ cursor }) => cursor === after) + 1;
      return list.slice(from, from + most);
    };
    const desk: Desk = {
      waiting: listed,
      changes: listed,
      files: async () => [],
      file: async () => null,
      content: async () => [{ name: '理由', value: '就職のため' }],
      decide: async ({ service, id }, decision, at) => {
        await sleep(takesMs);
        decided.push({ of: `${service}/${id}`, decision, at });
        if (says instanceof Error) throw says;
        return says;
      },
    };
    return { desk, decided };
  };
  const returned = { move: 'return', note: '印鑑が写っていません。', dueDate: '2026-12-30' } as const;

  check('decides once, at the desk that it was handed, what was decided', async () => {
    const { backOffice, press } = await given();
    const { desk, decided } = deskThat(null);
    const letGo = await backOffice.connect(desk);
    expect(await press(application, returned)).toBeNull();
    const asked = { move: 'askPayment', yen: 1500, dueDate: '2026-12-30' } as const;
    expect(await press(application, asked)).toBeNull();
    await letGo();
    expect(decided.map(({ of, decision }) => [of, decision])).toEqual([
      ['trial/a1', expect.objectContaining(returned)],
      ['trial/a1', expect.objectContaining(asked)],
    ]);
  });

  check('has decided by the time that it says so, and dates it then', async () => {
    const { backOffice, press } = await given();
    const { desk, decided } = deskThat(null);
    const letGo = await backOffice.connect(desk);
    const from = new Date();
    expect(await press(application, { move: 'examine' })).toBeNull();
    const [one] = decided;
    expect(decided).toHaveLength(1);
    expect((one?.at ?? from).getTime()).toBeGreaterThanOrEqual(from.getTime());
    expect((one?.at ?? from).getTime()).toBeLessThanOrEqual(Date.now());
    await letGo();
    expect(decided).toHaveLength(1);
  });

  check('decides about the application that was chosen, and about no other', async () => {
    const { backOffice, press } = await given();
    const { desk, decided } = deskThat(null);
    const letGo = await backOffice.connect(desk);
    for (const one of list) expect(await press(one, { move: 'examine' })).toBeNull();
    // Two at the same moment.
    await Promise.all([press(application, returned), press(later, { move: 'examine' })]);
    await letGo();
    const about = (wanted: string) => decided.flatMap(({ of, decision }) => (of === wanted ? [decision.move] : []));
    expect(about('trial/a1')).toEqual(['examine', 'return']);
    expect(about('trial/a2')).toEqual(['examine', 'examine']);
    expect(decided.slice(0, list.length).map(({ of }) => of)).toEqual(list.map((one) => `${one.service}/${one.id}`));
    expect(decided).toHaveLength(list.length + 2);
  });

  check('tells who decides why it could not be, and does not try again', async () => {
    const { backOffice, press } = await given();
    const { desk, decided } = deskThat('申請の状態が変わったため、できません。');
    const letGo = await backOffice.connect(desk);
    expect(await press(application, { move: 'examine' })).toBe('申請の状態が変わったため、できません。');
    await letGo();
    expect(decided).toHaveLength(1);
  });

  check('says nothing is done where the desk fails', async () => {
    const { backOffice, press } = await given();
    const letGo = await backOffice.connect(deskThat(new Error('no database')).desk);
    const said = await press(application, { move: 'examine' }).catch(() => 'told');
    await letGo();
    expect(said).not.toBeNull();
  });

  check('decides nothing once it has let go', async () => {
    const { backOffice, press } = await given();
    const { desk, decided } = deskThat(null);
    await (await backOffice.connect(desk))();
    await press(application, { move: 'examine' }).catch(() => undefined);
    expect(decided).toEqual([]);
  });
}
