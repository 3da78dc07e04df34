import { decide, movesIn, notFound, unreadable } from '../common/agency/decide.ts';
import { registeredEmailOf } from '../common/mail/registered-email.ts';
import type { Queries } from '../db/database.ts';
import { keepAudit } from '../kernel/audit/keep-audit.ts';
import { keepMessage } from '../kernel/calls/outbox.ts';
import { findCitizen } from '../kernel/people/citizens.ts';
import type { AgencyCase, AgencyDesk, Applicant } from '../kernel/portal/agency.ts';
import type { Portal } from '../kernel/portal/portal.ts';
import type { Desk, FiledApplication } from '../ports/back-office.ts';
import { knownCitizen } from '../ports/register.ts';
import { findApplicant, type Log } from './applicants.ts';
import { type Place, waitingPlaces } from './waiting-places.ts';

type Of = Parameters<Desk['decide']>[0];

/** The desk that the portal hands to a back office. `origin`: of the addresses in its mails. */
export function portalDesk(portal: Portal, origin: () => string, log: Log): Desk {
  const deskOf = ({ service }: Of) => portal.agencies.find(({ name }) => name === service);
  /** At which desk it was filed, and by whom; null = there is no such application. */
  const filedAt = async (db: Queries, of: Of) => {
    const desk = deskOf(of);
    if (desk === undefined) return null;
    const [row] = await db.query<{ owner: string }>(`select citizen_id as owner from ${desk.table} where id = $1`, [
      of.id,
    ]);
    return row === undefined ? null : { desk, owner: row.owner };
  };
  /** The applications in these places that are there, in their order. Each applicant is asked about once. */
  const applicationsAt = async (places: readonly Place[]): Promise<readonly FiledApplication[]> => {
    const db = portal.database;
    const now = portal.now();
    const applicants = new Map<string, Applicant | null>();
    const cases = new Map<string, readonly AgencyCase[]>();
    const applications: FiledApplication[] = [];
    for (const place of places) {
      const { service, id, owner, cursor } = place;
      const desk = deskOf(place);
      const applicant = applicants.has(owner) ? applicants.get(owner) : await findApplicant(portal, log, db, owner);
      applicants.set(owner, applicant ?? null);
      if (desk === undefined || applicant === undefined || applicant === null) continue;
      const key = JSON.stringify([service, owner]);
      const own = cases.get(key) ?? (await desk.cases(db, applicant, now));
      cases.set(key, own);
      const one = own.find((filed) => filed.id === id);
      if (one !== undefined) applications.push({ ...applicationOf(desk, one, applicant), cursor });
    }
    return applications;
  };

  return {
    async waiting({ most = 100, after } = {}) {
      const found: FiledApplication[] = [];
      for (let from = after ?? null; ; ) {
        const wanted = most - found.length;
        const places = await waitingPlaces(portal.database, portal.agencies, { after: from, most: wanted });
        // A deadline may have passed as it was looked at.
        found.push(
          ...(await applicationsAt(places)).filter(({ moves, problem }) => moves.length > 0 || problem !== null),
        );
        const last = places.at(-1);
        if (last === undefined || places.length < wanted || found.length === most) return found;
        from = last.cursor;
      }
    },
    async content(of) {
      const db = portal.database;
      const now = portal.now();
      const filed = await filedAt(db, of);
      const citizen = filed && (await findCitizen(db, filed.owner));
      const receipts = portal.receipts.find(({ service }) => service === of.service);
      if (filed === null || citizen === null || receipts === undefined) return null;
      const known = await knownCitizen(portal.register, citizen, db);
      const one = (await filed.desk.cases(db, known, now)).find(({ id }) => id === of.id);
      if (one === undefined) return null;
      const [receipt] = await receipts.find({ db, citizen: known, now, settings: portal.settings }, one.number);
      if (receipt === undefined) return null;
      const read = { kind: 'reading', actor: 'office', call: `${of.service}/content`, subject: citizen.id } as const;
      await keepAudit(db, [{ ...read, at: now, number: one.number, follows: null, requestId: null }]);
      return receipt.content.map(({ name, value }) => ({ name, value }));
    },
    decide: (of, decision, at = portal.now()) =>
      portal.database.transaction(async (db) => {
        const filed = await filedAt(db, of);
        const applicant = filed && (await findApplicant(portal, log, db, filed.owner));
        if (filed === null || applicant === null) return notFound;
        const { record } = applicant;
        // Where their mail goes is not known either.
        if (record === null) return unreadable;
        const citizen = { ...applicant, record };
        const email = await registeredEmailOf(db, citizen);
        const send = keepMessage.bind(null, db, citizen.id, at);
        return decide({ db, citizen, now: at, origin: origin(), email, send }, filed.desk, of.id, decision);
      }),
  };
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
  };
}
