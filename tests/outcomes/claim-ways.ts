import { existsSync } from 'node:fs';
import type { World as Claimed } from '../../src/model/claim.ts';
import { fileOfService, readByService } from '../by-service.ts';
import type { Came } from './last-act.ts';
import { namedClaims } from './named-claims.ts';

/** `where`: with these values. `shows`: columns whose values the words say. */
export interface Row {
  readonly table: string;
  readonly where?: { readonly [column: string]: unknown };
  readonly shows?: readonly string[];
}

/** How a claim is held against what is so; one of the first six, and `unsaid` where no story shows it. */
export interface Way {
  /** The person has such a row, in one of the tables. */
  readonly record?: Row | readonly Row[];
  /** The person has no such row. */
  readonly absent?: Row;
  /** What the portal answered to the latest write, or to the latest of some calls. */
  readonly act?: Came | { readonly of: readonly string[]; readonly came: readonly string[] };
  /** What the portal answered to a call, at that path; `*` is any item. */
  readonly answer?: {
    readonly call: string;
    readonly path: string;
    readonly is?: readonly unknown[];
    readonly isSet?: boolean;
  };
  /** What the browser keeps, or the screen shows. */
  readonly here?: 'device' | 'screen';
  /** What will be: the test that holds it. */
  readonly promised?: string;
  /** Beside `record`: it is only about what one of these calls has saved. While none was done, it says nothing. */
  readonly after?: readonly string[];
  /** Beside `record`: the portal's own refusal of one of these calls says so as well. */
  readonly orSaidBy?: readonly string[];
  /** Why no story shows it. */
  readonly unsaid?: string;
}

const FOLDER = 'tests/outcomes/claims';

const written = readByService<{ readonly [name: string]: Way }>(FOLDER).flatMap(({ service, content }) =>
  Object.entries(content).map(([name, way]) => ({ service, name, way })),
);

const shared = new Set(namedClaims.flatMap(({ service, name }) => (service === null ? [name] : [])));

/** By the name of the claim: `kana/saved`; of the shared ones, `typedStays`, with the tables that services add. */
export const claimWays: { readonly [name: string]: Way } = Object.fromEntries(
  written
    .filter(({ service, name }) => service === null || !shared.has(name))
    .map(({ service, name, way }) => {
      const added = service === null ? written.filter((one) => one.service !== null && one.name === name) : [];
      const record = [way, ...added.map((one) => one.way)].flatMap((one) => one.record ?? []);
      return [service === null ? name : `${service}/${name}`, added.length === 0 ? way : { ...way, record }];
    }),
);

type Kind = Exclude<keyof Way, (typeof beside)[number]>;

/** What stands beside a way, and judges nothing alone. */
const beside = ['unsaid', 'after', 'orSaidBy'] as const;

/** In which ways claims of a kind can be judged. */
const fitting: { readonly [of in Claimed]: readonly Kind[] } = {
  saved: ['record', 'act'],
  filed: ['record', 'act', 'answer'],
  kept: ['record', 'act'],
  happened: ['record', 'answer'],
  told: ['record', 'absent', 'answer', 'act'],
  notDone: ['act'],
  notYet: ['act', 'absent', 'answer'],
  unconfirmed: ['act', 'answer'],
  onDevice: ['here'],
  onScreen: ['here'],
  promised: ['promised'],
};

/** Claims that nobody says how to judge, or in a way that proves nothing of their kind; and ways of claims that there are not. */
export function misjudged(): readonly string[] {
  const wrong = namedClaims.flatMap(({ name, of, service }) => {
    const way = claimWays[name];
    if (way === undefined) return [`${name} (${of}): add how it is judged to ${fileOfService(FOLDER, service)}`];
    const kinds = Object.keys(way).filter((key) => !beside.some((one) => one === key)) as Kind[];
    if (kinds.length !== 1 || !fitting[of].includes(kinds[0] as Kind))
      return [`${name} (${of}): ${kinds.join(', ') || 'nothing'} does not judge it`];
    const test = way.promised?.split(' ')[0];
    return test !== undefined && !existsSync(test) ? [`${name}: there is no ${test}`] : [];
  });
  const added = written.filter(({ service, name }) => service !== null && shared.has(name));
  const more = added
    .filter(({ way }) => Object.keys(way).join() !== 'record')
    .map(({ service, name }) => `${name}: to a shared claim ${fileOfService(FOLDER, service)} adds a record alone`);
  const names = new Set(namedClaims.map(({ name }) => name));
  const idle = Object.keys(claimWays).filter((name) => !names.has(name));
  return [...wrong, ...more, ...idle.map((name) => `${name}: there is no such claim; take it out of ${FOLDER}`)];
}

/** Claims that no story says, without a reason; and reasons for claims that some story says. */
export function unsaid(said: ReadonlySet<string>) {
  return {
    missing: namedClaims
      .map(({ name }) => name)
      .filter((name) => !said.has(name) && claimWays[name]?.unsaid === undefined),
    stale: [...said].filter((name) => claimWays[name]?.unsaid !== undefined),
  };
}
