import type { Filing } from '../../src/flow/filed/filings.ts';
import { callOf } from '../../src/load/steps/effects-of.ts';
import type { Scope } from '../../src/model/expression.ts';
import type { JsonSchema } from '../../src/model/json-schema.ts';
import { namedSchema } from '../../src/model/named-schema.ts';
import type { ScreenRuntime } from '../../src/runtime/contract/screen.ts';
import type { Driver } from '../../src/stories/driver.ts';
import { vocabulary } from '../load/vocabulary.ts';
import type { Tab } from '../runtime/browser.ts';
import type { Ground } from '../walk/ground.ts';
import type { NaturalPortal } from '../walk/natural/portal.ts';
import { type Drawn, drawn, prepare, readHtml, withNames } from './drawn.tsx';
import { type FiledRow, filedRows, namesAsSent, type Told, toldOf } from './filed-rows.ts';
import { placesOf, type Records, recordsIn } from './records.ts';
import { type Leaf, leavesOf } from './sent-leaves.ts';

/** The receipt as the portal hands it out. */
export interface Receipt {
  readonly number: string;
  readonly filedAt: string;
  readonly content: readonly { readonly name: string; readonly value: string }[];
}

/** What was met of one filing, stage by stage. */
export interface Stages {
  readonly filing: Filing;
  readonly told: Told;
  /** The check screen as it was drawn last before it was left, and what stood in its inputs; null = it was never seen. */
  shown: (Drawn & { readonly form: Scope }) | null;
  /** The same screen if what was sent is what stands in it. */
  asSent: Drawn | null;
  /** Its rows that show something of what is filed, from what was sent. */
  rows: readonly FiledRow[];
  leaves: readonly Leaf[];
  /** The page on which it was signed; null = it is not signed, or nobody has looked. */
  signed: Drawn | null;
  /** Was it signed by a page that was seen? */
  isSigned: boolean;
  before: Records;
  after: Records;
  /** Texts of the answer. */
  answered: readonly string[];
  /** Receipts that the portal has handed out since. */
  receipts: readonly Receipt[];
  isFiled: boolean;
}

type Send = NaturalPortal['send'];

export interface Watching {
  readonly stages: Stages;
  readonly send: Send;
  look(tab: Tab): Promise<void>;
  /** Before a card is held: what stands on the page that asks for it. */
  lookAtCard(driver: Driver, address: string): Promise<void>;
}

/** Watches one filing from the check screen to the receipt. `tab`: as it is now. */
export function watching(ground: Ground, portal: NaturalPortal, filing: Filing, tab: () => Tab): Watching {
  const { project, catalog } = ground;
  const told = toldOf(filing, project);
  const name = callOf(filing.step, vocabulary)?.call ?? '';
  const schemas = project.callSchemas.find((one) => one.name === name);
  let check: ScreenRuntime | null = null;
  const stages: Stages = {
    filing,
    told,
    shown: null,
    asSent: null,
    rows: [],
    leaves: [],
    signed: null,
    isSigned: false,
    before: new Set(),
    after: new Set(),
    answered: [],
    receipts: [],
    isFiled: false,
  };
  const paths = new Map(catalog.calls.map((one) => [one.path, one.name]));
  return {
    stages,
    async send(url, init) {
      const asked = paths.get(url.pathname);
      if (asked === name && !stages.isFiled) {
        const { reqBody = {} } = JSON.parse(init.body ?? '{}') as { reqBody?: unknown };
        const { request } = schemas ?? {};
        stages.leaves = request ? leavesOf(request, reqBody, project.types) : [];
        if (check !== null) {
          const sent = withNames(check, namesAsSent(filing, reqBody, tab().screen));
          stages.asSent = drawn(sent);
          stages.rows = filedRows(filing, told, sent);
        }
        stages.before = await recordsIn(portal);
      }
      const response = await portal.send(url, init);
      if (asked === undefined || response.status !== 200) return response;
      if (asked !== name && !asked.startsWith('receipt')) return response;
      const answer = JSON.parse(await response.clone().text()) as { resultCode: string; resBody?: object };
      if (answer.resultCode !== '0000') return response;
      if (asked === name && !stages.isFiled) {
        stages.after = await recordsIn(portal);
        const body = (answer.resBody ?? {}) as { readonly [member: string]: unknown };
        const response_ = schemas?.response;
        const { properties = {} } = response_ ? (namedSchema(response_, project.types) ?? response_) : {};
        const proving = Object.entries(properties as { readonly [m: string]: JsonSchema }).filter(
          ([, part]) => (part as { 'x-proves'?: string })['x-proves'] === 'filed',
        );
        stages.isFiled = proving.every(([member]) => body[member] !== false);
        stages.answered = placesOf(body).flatMap(([, one]) => (typeof one === 'string' ? [one] : []));
      }
      if (asked.startsWith('receipt') && stages.isFiled)
        stages.receipts = (answer.resBody as { receipts: readonly Receipt[] }).receipts;
      return response;
    },
    async look(now) {
      if (now.screen.screen.name !== told.check.name || stages.isFiled) return;
      check = now.screen;
      await prepare(check);
      stages.shown = { ...drawn(check), form: check.view.getState().form };
      if (process.env.SHOW) console.log(stages.shown.text, stages.shown.rows);
    },
    async lookAtCard({ request }, address) {
      const { pathname, search } = new URL(address, portal.origin);
      if (!/sign|signatureId/iu.test(address)) return;
      const { text } = await request(`${pathname}${search}`);
      stages.signed = readHtml(text);
      stages.isSigned = true;
    },
  };
}
