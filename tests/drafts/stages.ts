import type { Filing } from '../../src/flow/filed/filings.ts';
import { drawsReceipt } from '../../src/flow/filed/receipts.ts';
import { callOf } from '../../src/load/steps/effects-of.ts';
import type { Scope } from '../../src/model/expression.ts';
import { namedSchema } from '../../src/model/named-schema.ts';
import type { ScreenRuntime } from '../../src/runtime/contract/screen.ts';
import { mailBody } from '../../src/server/kernel/calls/sealed-columns.ts';
import type { Driver } from '../../src/stories/driver.ts';
import { testKeys } from '../http/test-database.ts';
import { vocabulary } from '../load/vocabulary.ts';
import type { Tab } from '../runtime/browser.ts';
import type { Ground } from '../walk/ground.ts';
import { isReady } from '../walk/natural/beside.ts';
import type { NaturalPortal } from '../walk/natural/portal.ts';
import { type Drawn, drawn, prepare, readHtml, withNames } from './drawn.tsx';
import { type FiledRow, filedRows, namesAsSent, toldOf } from './filed-rows.ts';
import { placesOf, type Records, recordsIn } from './records.ts';
import { type Leaf, leavesOf } from './sent-leaves.ts';

/** The receipt as the portal hands it out. */
export interface Receipt {
  readonly number: string;
  readonly filedTo: string;
  readonly content: readonly { readonly name: string; readonly value: string }[];
}

/** A check screen as it was drawn last, and what stood in its inputs. */
interface Shown extends Drawn {
  readonly runtime: ScreenRuntime;
  readonly form: Scope;
}

/** What was met of one filing, stage by stage. */
export interface Stages {
  readonly filing: Filing;
  /** The check screen before it was left; null = it was never seen. */
  readonly shown: Shown | null;
  /** The same screen if what was sent is what stands in it. */
  readonly asSent: Drawn | null;
  /** Its rows that show something of what is filed, from what was sent. */
  readonly rows: readonly FiledRow[];
  readonly leaves: readonly Leaf[];
  /** The page on which it was signed; null = there is none. */
  readonly signed: Drawn | null;
  readonly before: Records;
  readonly after: Records;
  /** Texts of the answer. */
  readonly answered: readonly string[];
  /** Receipts that the portal has handed out since. */
  receipts: readonly Receipt[];
  /** The page that draws the receipt; null = there is none. */
  result: Drawn | null;
  /** Mails that were sent since. */
  mails: readonly string[];
}

export interface Watching {
  /** Everything that was filed, in order. */
  readonly filed: readonly Stages[];
  readonly send: NaturalPortal['send'];
  /** Before something is pressed. */
  look(tab: Tab): Promise<void>;
  /** Before a card is held: what stands on the page that asks for it. */
  lookAtCard(driver: Driver, address: string): Promise<void>;
  /** Once it is filed: the page that says so, if it draws receipts. */
  lookAtResult(tab: Tab): Promise<void>;
}

/** Watches everything that is filed, from the check screen to the receipt. `tab`: as it is now. */
export function watching(ground: Ground, portal: NaturalPortal, filings: readonly Filing[], tab: () => Tab): Watching {
  const { project, catalog } = ground;
  const paths = new Map(catalog.calls.map((one) => [one.path, one.name]));
  const told = new Map(filings.map((filing) => [filing, toldOf(filing, project)]));
  const checks = new Set([...told.values()].map(({ check }) => check.name));
  const shown = new Map<string, Shown>();
  const filed: Stages[] = [];
  let signed: Drawn | null = null;
  let mails = 0;

  async function sentBy(
    filing: Filing,
    call: string,
    body: string | null,
  ): Promise<Omit<Stages, 'after' | 'answered'>> {
    const { reqBody = {} } = JSON.parse(body ?? '{}') as { reqBody?: unknown };
    const request = project.callSchemas.find(({ name }) => name === call)?.request ?? null;
    const way = told.get(filing) as NonNullable<ReturnType<typeof toldOf>>;
    const own = shown.get(way.check.name) ?? null;
    const sent = own === null ? null : withNames(own.runtime, namesAsSent(filing, reqBody, tab().screen));
    mails = (await portal.query('select id::text from outbox')).length;
    return {
      filing,
      shown: own,
      asSent: sent === null ? null : drawn(sent),
      rows: sent === null ? [] : filedRows(filing, way, sent),
      leaves: request === null ? [] : leavesOf(request, reqBody, project.types),
      signed,
      before: await recordsIn(portal),
      receipts: [],
      result: null,
      mails: [],
    };
  }

  return {
    filed,
    async send(url, init) {
      const call = paths.get(url.pathname);
      const filing = filings.find(
        ({ screen, step }) => screen.name === tab().at && callOf(step, vocabulary)?.call === call,
      );
      const isReceipts = call === 'receiptGet' || call === 'receiptList';
      if (call === undefined || (filing === undefined && !isReceipts)) return portal.send(url, init);
      const stages = filing === undefined ? null : await sentBy(filing, call, init.body);
      const response = await portal.send(url, init);
      const answer = await answerOf(response);
      const last = filed.at(-1);
      if (answer === null) return response;
      if (stages !== null && provesIt(call, answer)) {
        const answered = placesOf(answer).flatMap(([, one]) => (typeof one === 'string' ? [one] : []));
        filed.push({ ...stages, answered, after: await recordsIn(portal) });
        signed = null;
      } else if (last !== undefined && isReceipts && isAskedOf(last, init.body))
        last.receipts = answer.receipts as readonly Receipt[];
      return response;
    },
    async look({ at, screen }) {
      if (!checks.has(at)) return;
      await prepare(screen);
      shown.set(at, { ...drawn(screen), runtime: screen, form: screen.view.getState().form });
    },
    async lookAtCard({ request }, address) {
      const { pathname, search, searchParams } = new URL(address, portal.origin);
      if (!pathname.includes('sign') && !searchParams.has('signatureId')) return;
      signed = readHtml((await request(`${pathname}${search}`)).text);
    },
    async lookAtResult(now) {
      const last = filed.at(-1);
      if (last === undefined) return;
      const rows = await portal.query<{ of: string; body: string }>(
        'select citizen_id as of, body from outbox order by id',
      );
      last.mails = rows.slice(mails).map(({ of, body }) => mailBody.openText({ keys: testKeys }, of, body));
      if (!isReady(now) || !drawsReceipt(now.screen.screen, project, vocabulary)) return;
      await prepare(now.screen);
      last.result = drawn(now.screen);
    },
  };

  /** An answer may say that nothing came of it. */
  function provesIt(call: string, answer: { readonly [member: string]: unknown }): boolean {
    const response = project.callSchemas.find(({ name }) => name === call)?.response ?? {};
    const { properties = {} } = namedSchema(response, project.types) ?? {};
    return Object.entries(properties).every(
      ([member, part]) => part['x-proves'] !== 'filed' || answer[member] !== false,
    );
  }
}

async function answerOf(response: Response): Promise<{ readonly [member: string]: unknown } | null> {
  if (response.status !== 200) return null;
  const { resultCode, resBody = {} } = JSON.parse(await response.clone().text()) as {
    readonly resultCode: string;
    readonly resBody?: { readonly [member: string]: unknown };
  };
  return resultCode === '0000' ? resBody : null;
}

/** One's earlier receipts can be looked at, too. */
function isAskedOf({ answered }: Stages, body: string | null): boolean {
  const { reqBody = {} } = JSON.parse(body ?? '{}') as { readonly reqBody?: { readonly number?: string } };
  return reqBody.number === undefined || answered.includes(reqBody.number);
}
