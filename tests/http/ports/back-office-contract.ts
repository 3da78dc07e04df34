import { expect, it } from 'vitest';
import type { BackOffice, Decision, Desk, FiledApplication } from '../../../src/server/ports/back-office.ts';

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
  cursor: 'a1',
};

/** Waits longer than the one that is decided about. */
const earlier: FiledApplication = {
  ...application,
  id: 'a0',
  cursor: 'a0',
  receivedAt: new Date('2026-11-29T01:00:00Z'),
};

/** What a portal relies on, of the agencies' systems. */
export function backOfficeContract(given: () => Promise<Case>): void {
  const deskThat = (says: string | null | Error) => {
    const decided: (readonly [id: string, Decision])[] = [];
    const desk: Desk = {
      waiting: async () => [earlier, application],
      content: async () => [{ name: '理由', value: '就職のため' }],
      decide: async ({ service, id }, decision) => {
        decided.push([`${service}/${id}`, decision]);
        if (says instanceof Error) throw says;
        return says;
      },
    };
    return { desk, decided };
  };

  it('decides once, at the desk that it was handed, what was decided', async () => {
    const { backOffice, press } = await given();
    const { desk, decided } = deskThat(null);
    const letGo = await backOffice.connect(desk);
    const returned = { move: 'return', note: '印鑑が写っていません。', dueDate: '2026-12-30' } as const;
    expect(await press(application, returned)).toBeNull();
    const asked = { move: 'askPayment', yen: 1500, dueDate: '2026-12-30' } as const;
    expect(await press(application, asked)).toBeNull();
    await letGo();
    expect(decided).toEqual([
      ['trial/a1', expect.objectContaining(returned)],
      ['trial/a1', expect.objectContaining(asked)],
    ]);
  });

  it('tells who decides why it could not be, and does not try again', async () => {
    const { backOffice, press } = await given();
    const { desk, decided } = deskThat('申請の状態が変わったため、できません。');
    const letGo = await backOffice.connect(desk);
    expect(await press(application, { move: 'examine' })).toBe('申請の状態が変わったため、できません。');
    await letGo();
    expect(decided).toHaveLength(1);
  });

  it('says nothing is done where the desk fails', async () => {
    const { backOffice, press } = await given();
    const letGo = await backOffice.connect(deskThat(new Error('no database')).desk);
    const said = await press(application, { move: 'examine' }).catch(() => 'told');
    await letGo();
    expect(said).not.toBeNull();
  });

  it('decides nothing once it has let go', async () => {
    const { backOffice, press } = await given();
    const { desk, decided } = deskThat(null);
    await (await backOffice.connect(desk))();
    await press(application, { move: 'examine' }).catch(() => undefined);
    expect(decided).toEqual([]);
  });
}
