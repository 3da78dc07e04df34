import { asked, decide, notFound } from '../common/agency/decide.ts';
import { registeredEmailOf } from '../common/mail/registered-email.ts';
import type { Queries } from '../db/database.ts';
import { keepAudit } from '../kernel/audit/keep-audit.ts';
import { keepMessage } from '../kernel/calls/outbox.ts';
import { findCitizen } from '../kernel/people/citizens.ts';
import type { AgencyCase, AgencyDesk, HandlingStatus, Moves } from '../kernel/portal/agency.ts';
import type { Portal } from '../kernel/portal/portal.ts';
import type { AgencyMove, Desk, FiledApplication } from '../ports/back-office.ts';
import { type KnownCitizen, knownCitizen } from '../ports/register.ts';

type Of = Parameters<Desk['decide']>[0];

/** The desk that the portal hands to a back office. `origin`: of the addresses in its mails. */
export function portalDesk(portal: Portal, origin: () => string): Desk {
  const deskOf = ({ service }: Of) => portal.agencies.find(({ name }) => name === service);
  const applicantOf = async (db: Queries, id: string): Promise<KnownCitizen | null> => {
    const citizen = await findCitizen(db, id);
    return citizen && knownCitizen(portal.register, citizen, db);
  };
  /** At which desk it was filed, and by whom; null = there is no such application. */
  const filedAt = async (db: Queries, of: Of) => {
    const desk = deskOf(of);
    if (desk === undefined) return null;
    const [row] = await db.query<{ owner: string }>(`select citizen_id as owner from ${desk.table} where id = $1`, [
      of.id,
    ]);
    const citizen = row === undefined ? null : await applicantOf(db, row.owner);
    return citizen && { desk, citizen };
  };

  return {
    async waiting(most = 100) {
      const db = portal.database;
      const applications: FiledApplication[] = [];
      for (const desk of portal.agencies) {
        const rows = await db.query<{ id: string; owner: string }>(
          `select id, citizen_id as owner from ${desk.table} where status = any($1::text[]) order by received_at, id limit $2`,
          [waitingStatuses(desk.moves), most],
        );
        const ids = new Set(rows.map(({ id }) => id));
        for (const owner of new Set(rows.map((row) => row.owner))) {
          const citizen = await applicantOf(db, owner);
          if (citizen === null) continue;
          const own = (await desk.cases(db, citizen, portal.now())).map((one) => applicationOf(desk, one, citizen));
          // A deadline may have passed as it was looked at.
          applications.push(...own.filter(({ id, moves }) => ids.has(id) && moves.length > 0));
        }
      }
      return applications.sort((one, other) => one.receivedAt.getTime() - other.receivedAt.getTime()).slice(0, most);
    },
    async content(of) {
      const db = portal.database;
      const now = portal.now();
      const filed = await filedAt(db, of);
      const receipts = portal.receipts.find(({ service }) => service === of.service);
      if (filed === null || receipts === undefined) return null;
      const { desk, citizen } = filed;
      const one = (await desk.cases(db, citizen, now)).find(({ id }) => id === of.id);
      if (one === undefined) return null;
      const [receipt] = await receipts.find({ db, citizen, now, settings: portal.settings }, one.number);
      if (receipt === undefined) return null;
      const read = { kind: 'reading', actor: 'office', call: `${of.service}/content`, subject: citizen.id } as const;
      await keepAudit(db, [{ ...read, at: now, number: one.number, follows: null, requestId: null }]);
      return receipt.content.map(({ name, value }) => ({ name, value }));
    },
    decide: (of, decision, at = portal.now()) =>
      portal.database.transaction(async (db) => {
        const filed = await filedAt(db, of);
        if (filed === null) return notFound;
        const { desk, citizen } = filed;
        const email = await registeredEmailOf(db, citizen);
        const send = keepMessage.bind(null, db, citizen.id, at);
        return decide({ db, citizen, now: at, origin: origin(), email, send }, desk, of.id, decision);
      }),
  };
}

/** What the agency may do then. */
const movesIn = (moves: Moves, status: HandlingStatus): readonly AgencyMove[] =>
  (Object.keys(asked) as AgencyMove[]).filter((move) => moves[status][move] !== undefined);

const waitingStatuses = (moves: Moves) =>
  (Object.keys(moves) as HandlingStatus[]).filter((status) => movesIn(moves, status).length > 0);

function applicationOf(desk: AgencyDesk, one: AgencyCase, { id, subject, name }: KnownCitizen): FiledApplication {
  return {
    service: desk.name,
    id: one.id,
    number: one.number,
    subject: one.subject,
    agencyName: one.agencyName,
    applicant: { id, subject, name },
    receivedAt: one.receivedAt,
    moves: movesIn(desk.moves, one.status),
  };
}
