import { decide, notFound, unreadable } from '../common/agency/decide.ts';
import { registeredEmailOf } from '../common/mail/registered-email.ts';
import type { Queries } from '../db/database.ts';
import { keepAudit } from '../kernel/audit/keep-audit.ts';
import { keepMessage } from '../kernel/calls/outbox.ts';
import { findCitizen } from '../kernel/people/citizens.ts';
import type { AgencyDesk } from '../kernel/portal/agency.ts';
import type { Portal } from '../kernel/portal/portal.ts';
import type { Desk } from '../ports/back-office.ts';
import { knownCitizen, NotRead } from '../ports/register.ts';
import { findApplicant, type Log } from './applicants.ts';
import { changedPlaces } from './changed-places.ts';
import { listedApplications } from './filed-applications.ts';
import { waitingPlaces } from './waiting-places.ts';

type Of = Parameters<Desk['decide']>[0];

/** At which desk an application was filed, and by whom. */
interface Filed {
  readonly desk: AgencyDesk;
  readonly owner: string;
}

/** The desk that the portal hands to a back office. `origin`: of the addresses in its mails. */
export function portalDesk(portal: Portal, origin: () => string, log: Log): Desk {
  const { database } = portal;
  /** Null = there is no such application. */
  const filedAt = async ({ service, id }: Of): Promise<Filed | null> => {
    const desk = portal.agencies.find(({ name }) => name === service);
    if (desk === undefined) return null;
    const [row] = await database.query<{ owner: string }>(
      `select citizen_id as owner from ${desk.table} where id = $1`,
      [id],
    );
    return row === undefined ? null : { desk, owner: row.owner };
  };
  /** Says in the audit log that the office has read something of an application. */
  const keepReading = (db: Queries, { service }: Of, what: string, { owner, number }: Filed & { number: string }) => {
    const read = { kind: 'reading', actor: 'office', call: `${service}/${what}`, subject: owner } as const;
    return keepAudit(db, [{ ...read, at: portal.now(), number, follows: null, requestId: null }]);
  };
  /** With the number that the applicant was told, which the audit log has; null = there is no such application. */
  const numbered = async (of: Of) => {
    const filed = await filedAt(of);
    const citizen = filed && (await findCitizen(database, filed.owner));
    if (filed === null || citizen === null) return null;
    // No register is asked for what does not come from there.
    const one = (await filed.desk.cases(database, { ...citizen, record: null }, portal.now())).find(
      ({ id }) => id === of.id,
    );
    return one === undefined ? null : { ...filed, number: one.number };
  };

  return {
    waiting: (page = {}) =>
      listedApplications(
        portal,
        log,
        page,
        (after, most) => waitingPlaces(database, portal.agencies, { after, most }),
        // A deadline may have passed as it was looked at.
        ({ moves, problem }) => moves.length > 0 || problem !== null,
      ),
    changes: (page = {}) =>
      listedApplications(
        portal,
        log,
        page,
        (after, most) => changedPlaces(database, { after, most }),
        () => true,
      ),
    async content(of) {
      const now = portal.now();
      const filed = await filedAt(of);
      const citizen = filed && (await findCitizen(database, filed.owner));
      const receipts = portal.receipts.find(({ service }) => service === of.service);
      if (filed === null || citizen === null || receipts === undefined) return null;
      const known = await knownCitizen(portal.register, citizen);
      const one = (await filed.desk.cases(database, known, now)).find(({ id }) => id === of.id);
      if (one === undefined) return null;
      const about = { db: database, citizen: known, now, settings: portal.settings };
      const [receipt] = await receipts.find(about, one.number);
      if (receipt === undefined) return null;
      await keepReading(database, of, 'content', { ...filed, number: one.number });
      return receipt.content.map(({ name, value }) => ({ name, value }));
    },
    async files(of) {
      const filed = await numbered(of);
      if (filed === null) return null;
      const { desk, owner } = filed;
      if (desk.files === undefined) return [];
      const files = await desk.files.list(database, owner, of.id);
      await keepReading(database, of, 'files', filed);
      return files;
    },
    async file(of, id) {
      const filed = await numbered(of);
      const file = (await filed?.desk.files?.read(database, filed.owner, of.id, id)) ?? null;
      if (filed === null || file === null) return null;
      await keepReading(database, of, 'file', filed);
      return file;
    },
    async decide(of, decision, at = portal.now()) {
      const filed = await filedAt(of);
      // Nobody holds a connection while the register takes its time.
      const applicant = filed && (await findApplicant(portal, log, database, filed.owner));
      if (filed === null || applicant === null) return notFound;
      const { record } = applicant;
      // Where their mail goes is not known either.
      if (record === null) return unreadable;
      const citizen = { ...applicant, record };
      try {
        return await database.transaction(async (db) => {
          const email = await registeredEmailOf(db, citizen);
          const send = keepMessage.bind(null, db, citizen.id, at);
          return decide({ db, citizen, now: at, origin: origin(), email, send }, filed.desk, of.id, decision);
        });
      } catch (error) {
        if (error instanceof NotRead) return unreadable;
        throw error;
      }
    },
  };
}
