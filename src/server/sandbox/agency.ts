import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { agencyMoves, movedOn, movesIn, notFound } from '../common/agency/decide.ts';
import type { Queries } from '../db/database.ts';
import { textOf } from '../kernel/page/form-bodies.ts';
import { ownAddress, redirectHere } from '../kernel/page/local-address.ts';
import { sendPage } from '../kernel/page/send-page.ts';
import type { Portal } from '../kernel/portal/portal.ts';
import { knownVisitorOf } from '../kernel/portal/visitor.ts';
import { timeOf } from '../kernel/sessions/browser.ts';
import { dashedDay } from '../kernel/time/dashed-day.ts';
import { daysLater } from '../kernel/time/days-later.ts';
import { japanDate } from '../kernel/time/japan-date.ts';
import type { AgencyMove } from '../ports/back-office.ts';
import type { KnownCitizen } from '../ports/register.ts';
import { agencyPath, asksNothing, deeds, type Filed, formPage, listPage, loggedOutPage } from './agency-pages.ts';
import type { SandboxOffice } from './sandbox-office.ts';

interface Visit {
  readonly citizen: KnownCitizen;
  readonly now: Date;
}

const isMove = (name: string): name is AgencyMove => Object.hasOwn(deeds, name);

/** 30 days from now, `YYYY-MM-DD`. */
function usualDueDate({ now }: Visit): string {
  return dashedDay(japanDate(daysLater(now, 30)));
}

/** Stands in for the agencies that receive the applications of this browser's citizen. */
export function registerAgency(app: FastifyInstance, portal: Portal, office: SandboxOffice): void {
  /** Null when nobody is logged in. */
  const visitOf = async (request: FastifyRequest): Promise<Visit | null> => {
    const { browser, citizen } = await knownVisitorOf(portal, request);
    return citizen === null ? null : { citizen, now: timeOf(browser, portal.now()) };
  };
  const filedBy = async (db: Queries, { citizen, now }: Visit): Promise<readonly Filed[]> => {
    const filed: Filed[] = [];
    for (const desk of portal.agencies) for (const one of await desk.cases(db, citizen, now)) filed.push({ desk, one });
    return filed;
  };
  const chosen = (filed: readonly Filed[], values: unknown) =>
    filed.find(({ desk, one }) => desk.name === textOf(values, 'service') && one.id === textOf(values, 'id'));
  const viewOf = ({ citizen }: Visit, problem: string) => ({ name: citizen.name, problem });

  app.get(agencyPath, async (request, reply) => {
    const visit = await visitOf(request);
    if (visit === null) return sendPage(reply, loggedOutPage);
    const done = textOf(request.query, 'done');
    const filed = await filedBy(portal.database, visit);
    return sendPage(reply, listPage(viewOf(visit, ''), filed, isMove(done) ? deeds[done].done : ''));
  });

  /** What the agencies may do now, for stories. */
  app.get(`${agencyPath}/cases`, async (request, reply) => {
    const visit = await visitOf(request);
    if (visit === null) return reply.header('cache-control', 'no-store').send([]);
    const filed = await filedBy(portal.database, visit);
    const cases = filed.map(({ desk, one }) => ({
      service: desk.name,
      id: one.id,
      moves: movesIn(desk.moves, one.status),
      dueDate: usualDueDate(visit),
    }));
    return reply.header('cache-control', 'no-store').send(cases);
  });

  for (const move of agencyMoves) {
    const address = `${agencyPath}/${move}`;
    /** The form or, when the move is not (or no longer) allowed, the list with the reason. */
    const draw = async (reply: FastifyReply, visit: Visit, values: unknown, problem: string) => {
      const filed = await filedBy(portal.database, visit);
      const one = chosen(filed, values);
      if (one === undefined || asksNothing(move) || one.desk.moves[one.one.status][move] === undefined) {
        return sendPage(reply, listPage(viewOf(visit, problem === '' ? movedOn : problem), filed, ''));
      }
      return sendPage(reply, await formPage(viewOf(visit, problem), one, move, values));
    };

    app.get(address, async (request, reply) => {
      const visit = await visitOf(request);
      if (visit === null) return sendPage(reply, loggedOutPage);
      return draw(reply, visit, { ...(request.query as object), dueDate: usualDueDate(visit) }, '');
    });

    app.post(address, async (request, reply) => {
      const visit = await visitOf(request);
      if (visit === null) return sendPage(reply, loggedOutPage);
      const value = (name: string) => textOf(request.body, name);
      const yen = /^\d{1,6}$/.test(value('yen')) ? Number(value('yen')) : 0;
      const decision = { move, note: value('note'), dueDate: value('dueDate'), yen };
      // Of this browser's citizen only: a desk decides about everybody.
      const one = chosen(await filedBy(portal.database, visit), request.body);
      const isDesk = portal.agencies.some(({ name }) => name === value('service'));
      const problem =
        one === undefined
          ? isDesk
            ? notFound
            : movedOn
          : await office.desk().decide({ service: one.desk.name, id: one.one.id }, decision, visit.now);
      if (problem === null) return redirectHere(reply, ownAddress(`${agencyPath}?done=${move}`));
      return draw(reply, visit, request.body, problem);
    });
  }
}
