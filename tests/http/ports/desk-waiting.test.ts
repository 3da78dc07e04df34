import { beforeAll, describe, expect, it } from 'vitest';
import { findModules } from '../../../src/server/modules.ts';
import type { FiledApplication } from '../../../src/server/ports/back-office.ts';
import { loadStandIns } from '../../../src/server/sandbox/load-stand-ins.ts';
import { sandboxRegister } from '../../../src/server/sandbox/sandbox-register.ts';
import { type Applying, dayFrom, everyApplying } from '../contract/agency-journey.ts';
import { logIn } from '../contract/client.ts';
import { databases, portalOn, type TestPortal } from '../harness.ts';
import { heldDesk } from './held-desk.ts';

const standIns = await loadStandIns(await findModules());

describe.each(databases)('what waits at the desk on %s', (kind) => {
  /** Ids of whom the register does not answer about. */
  const silent = new Set<string>();
  const lines: string[] = [];
  const { backOffice, desk } = heldDesk();
  const register = () => sandboxRegister(portal.database, standIns);
  const portal: TestPortal = portalOn(kind, {
    ...{ logLevel: 'error', logTo: { write: (line: string) => void lines.push(line) } },
    ports: {
      backOffice,
      register: {
        linkPseudonym: (...given) => register().linkPseudonym(...given),
        obtain: (...given) => register().obtain(...given),
        progressOf: (...given) => register().progressOf(...given),
        async of(citizen) {
          if (silent.has(citizen.id)) throw new Error('the register is away');
          return register().of(citizen);
        },
      },
    },
  });
  beforeAll(() => Promise.all(everyApplying.map(({ prepare }) => prepare(portal.database))));

  const file = async (of: Applying) => {
    const client = await logIn(portal.origin, of.persona);
    return { client, id: await of.file(client), service: of.service, of };
  };
  const key = ({ service, id }: Pick<FiledApplication, 'service' | 'id'>) => `${service}/${id}`;
  const owner = async (one: Pick<FiledApplication, 'service' | 'id'>) =>
    (await desk().waiting()).find((other) => key(other) === key(one))?.applicant.id ?? '';

  describe.each(everyApplying)('of $service', (of) => {
    it('one whose register fails is told, and hides nobody else [NQ-008]', async () => {
      const [one, other] = [await file(of), await file(of)];
      const applicant = await owner(one);
      silent.add(applicant);
      const found = await desk().waiting();
      expect(found.find((each) => key(each) === key(other))).toMatchObject({ moves: ['examine'], problem: null });
      expect(found.find((each) => key(each) === key(one))).toMatchObject({
        ...{
          moves: [],
          problem: expect.stringMatching(/確かめられないため/),
          number: expect.stringMatching(/^\d{16}$/),
        },
        applicant: { id: applicant, subject: of.persona, name: expect.stringMatching(/./) },
      });
      expect(lines.filter((line) => line.includes('register not read') && line.includes(applicant))).not.toEqual([]);

      expect(await desk().decide(one, { move: 'examine' })).toMatch(/確かめられないため/);
      await expect(desk().content(one)).rejects.toThrow('a system outside is unavailable: register');
      expect(await desk().decide(other, { move: 'examine' })).toBeNull();

      silent.delete(applicant);
      expect(await of.see(one.client, one.id)).toMatchObject({ status: '1' });
      expect(await desk().decide(one, { move: 'examine' })).toBeNull();
    });
  });

  /** Everything that waits, so many at a time, with what is done between two of them. */
  const paged = async (
    most: number,
    between: (seen: readonly FiledApplication[]) => Promise<void> = async () => {},
  ) => {
    const seen: FiledApplication[] = [];
    for (let after: string | undefined; ; ) {
      const page = await desk().waiting({ most, ...(after !== undefined && { after }) });
      seen.push(...page);
      after = page.at(-1)?.cursor;
      if (page.length < most || after === undefined) return seen;
      await between(seen);
    }
  };
  const receivedAt = (one: { readonly service: string; readonly id: string }, at: string) =>
    portal.database.query(`update ${one.service}_applications set received_at = $2 where id = $1`, [one.id, at]);

  it('is seen whole, in parts, each once, over all desks, also where many came at the same moment', async () => {
    const filed: Awaited<ReturnType<typeof file>>[] = [];
    for (const of of everyApplying) for (const _ of [1, 2, 3]) filed.push(await file(of));
    // More precise than a `Date` is.
    for (const one of filed) await receivedAt(one, '2026-01-05T00:00:00.123456Z');
    const whole = (await desk().waiting()).map(key);
    expect(filed.map(key).every((one) => whole.includes(one))).toBe(true);
    expect(new Set(whole).size).toBe(whole.length);
    for (const most of [1, 2, 4]) expect((await paged(most)).map(key)).toEqual(whole);
    const times = (await desk().waiting()).map((one) => one.receivedAt.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  it('leaves out none, and repeats none, while it is decided and filed', async () => {
    const filed: Awaited<ReturnType<typeof file>>[] = [];
    for (const of of everyApplying) for (const _ of [1, 2]) filed.push(await file(of));
    for (const one of filed) expect(await desk().decide(one, { move: 'examine' })).toBeNull();
    const before = (await desk().waiting()).map(key);
    const later: string[] = [];
    const seen = await paged(2, async (soFar) => {
      const one = filed.shift();
      if (one === undefined) return;
      // What is decided and still open, and what waits no more.
      const isSeen = soFar.some((each) => key(each) === key(one));
      if (isSeen) await desk().decide(one, { move: 'refuse', note: '資格がありません。' });
      else await desk().decide(one, { move: 'askPayment', yen: 1500, dueDate: dayFrom(30) });
      later.push(key(await file(one.of)));
    });
    expect(seen.map(key)).toEqual([...before, ...later]);
  });

  it('is a full part where a deadline has passed as it was looked at', async () => {
    const of = everyApplying[0];
    if (of === undefined) throw new Error('Nothing goes to an agency.');
    const filed = [await file(of), await file(of), await file(of)];
    for (const [nth, one] of filed.entries()) await receivedAt(one, `2025-12-0${nth + 1}T00:00:00Z`);
    const [, lapsing] = filed;
    if (lapsing === undefined) throw new Error('It was not filed.');
    await desk().decide(lapsing, { move: 'examine' });
    await desk().decide(lapsing, { move: 'askPayment', yen: 1500, dueDate: dayFrom(30) });
    await portal.database.query(
      `update ${of.service}_applications set payment = payment || '{"dueDate": "20260101"}' where id = $1`,
      [lapsing.id],
    );
    expect((await desk().waiting({ most: 2 })).map(key)).toEqual([filed[0], filed[2]].map((one) => one && key(one)));
  });

  it.each(['', '{}', '["2026-01-01T00:00:00Z"]'])('a cursor that is none is refused: %s', async (after) => {
    await expect(desk().waiting({ after })).rejects.toThrow();
  });
});
