import { movesIn, unreadable } from '../common/agency/decide.ts';
import { happeningOf } from '../common/agency/move-on.ts';
import type { AgencyCase, AgencyDesk, Applicant } from '../kernel/portal/agency.ts';
import type { Portal } from '../kernel/portal/portal.ts';
import type { FiledApplication, ListPage } from '../ports/back-office.ts';
import { findApplicant, type Log } from './applicants.ts';

/** Where an application stands in a list over all desks. */
export interface Place {
  readonly service: string;
  readonly id: string;
  readonly owner: string;
  readonly cursor: string;
}

/** The next places of a list from there on (null: from the first), at most so many. */
type NextPlaces = (from: string | null, most: number) => Promise<readonly Place[]>;

/** The applications of a part of a list, as many as were asked for where there are, whatever is left out of those that stand there. */
export async function listedApplications(
  portal: Portal,
  log: Log,
  { most = 100, after }: ListPage,
  nextPlaces: NextPlaces,
  isListed: (application: FiledApplication) => boolean,
): Promise<readonly FiledApplication[]> {
  const found: FiledApplication[] = [];
  for (let from = after ?? null; ; ) {
    const wanted = most - found.length;
    const places = await nextPlaces(from, wanted);
    found.push(...(await applicationsAt(portal, log, places)).filter(isListed));
    const last = places.at(-1);
    if (last === undefined || places.length < wanted || found.length === most) return found;
    from = last.cursor;
  }
}

/** Of so many applicants a register is asked at once. */
const atOnce = 10;

async function applicantsOf(
  portal: Portal,
  log: Log,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Applicant | null>> {
  const found = new Map<string, Applicant | null>();
  const rest = [...ids];
  while (rest.length > 0)
    await Promise.all(
      rest.splice(0, atOnce).map(async (id) => found.set(id, await findApplicant(portal, log, portal.database, id))),
    );
  return found;
}

/** The applications in these places that are there, in their order. Each applicant is asked about once. */
async function applicationsAt(
  portal: Portal,
  log: Log,
  places: readonly Place[],
): Promise<readonly FiledApplication[]> {
  const db = portal.database;
  const now = portal.now();
  const applicants = await applicantsOf(portal, log, new Set(places.map(({ owner }) => owner)));
  const cases = new Map<string, readonly AgencyCase[]>();
  const applications: FiledApplication[] = [];
  for (const { service, id, owner, cursor } of places) {
    const desk = portal.agencies.find(({ name }) => name === service);
    const applicant = applicants.get(owner) ?? null;
    if (desk === undefined || applicant === null) continue;
    const key = JSON.stringify([service, owner]);
    const own = cases.get(key) ?? (await desk.cases(db, applicant, now));
    cases.set(key, own);
    const one = own.find((filed) => filed.id === id);
    if (one !== undefined) applications.push({ ...applicationOf(desk, one, applicant), cursor });
  }
  return applications;
}

function applicationOf(
  desk: AgencyDesk,
  one: AgencyCase,
  { id, subject, name, record }: Applicant,
): Omit<FiledApplication, 'cursor'> {
  const moves = movesIn(desk.moves, one.status);
  const isHindered = record === null && moves.length > 0;
  return {
    service: desk.name,
    id: one.id,
    number: one.number,
    subject: one.subject,
    agencyName: one.agencyName,
    applicant: { id, subject, name },
    receivedAt: one.receivedAt,
    moves: isHindered ? [] : moves,
    problem: isHindered ? unreadable : null,
    history: one.history.map(({ event, at, note }) => ({ what: happeningOf(event), at: new Date(at), note })),
  };
}
