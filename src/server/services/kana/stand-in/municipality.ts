import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Queries } from '../../../db/database.ts';
import { keepMessage } from '../../../kernel/calls/outbox.ts';
import { textOf } from '../../../kernel/page/form-bodies.ts';
import { ownAddress, redirectHere } from '../../../kernel/page/local-address.ts';
import type { Page } from '../../../kernel/page/page.ts';
import { sendPage } from '../../../kernel/page/send-page.ts';
import { type Portal, settingsFor } from '../../../kernel/portal/portal.ts';
import { knownVisitorOf } from '../../../kernel/portal/visitor.ts';
import { timeOf } from '../../../kernel/sessions/browser.ts';
import { originOf } from '../../../kernel/sessions/origin.ts';
import { dashedDay } from '../../../kernel/time/dashed-day.ts';
import { type CitizenKana, citizenKana } from '../citizen-kana.ts';
import type { AdjustedReport } from '../documents.ts';
import {
  type Desk,
  decisionProblem,
  enterInRegister,
  newestProblem,
  requestCorrection,
  sendNotice,
  usualDueDate,
} from '../municipality.ts';
import { findProcedure, type Procedure } from '../procedures.ts';
import { procedureReports } from '../reports.ts';
import {
  correctionPage,
  corrections,
  listPage,
  loggedOutPage,
  municipalityPath,
  noticePage,
  type View,
} from './municipality-pages.ts';

/** An action on one submission. */
interface Deed {
  /** Confirmation shown in the list afterwards. */
  readonly done: string;
  /** Null on success, otherwise the reason for failure. */
  act(desk: Desk, id: string, typed: unknown): Promise<string | null>;
  /** The action's form; absent: needs none. */
  readonly form?: {
    /** Why the action is unavailable; null: available. */
    problem(procedure: Procedure): string | null;
    /** Initial values. */
    first(now: Date): object;
    draw(view: View, procedure: Procedure, typed: unknown): Promise<Page>;
  };
}

const deeds: { readonly [path: string]: Deed } = {
  correction: {
    done: '訂正を依頼しました。',
    async act(desk, id, typed) {
      const kana = await citizenKana(desk.db, desk);
      const reports = askedOf(kana, findProcedure(kana.procedures, id), typed);
      return requestCorrection(desk, id, { dueDate: textOf(typed, 'dueDate'), reports });
    },
    form: {
      problem: decisionProblem,
      first: (now) => ({ dueDate: dashedDay(usualDueDate(now)) }),
      draw: correctionPage,
    },
  },
  notice: {
    done: 'お知らせを送りました。',
    act: (desk, id, typed) => sendNotice(desk, id, { title: textOf(typed, 'title'), text: textOf(typed, 'text') }),
    form: { problem: () => null, first: () => ({}), draw: noticePage },
  },
  entry: { done: '戸籍に記載しました。', act: enterInRegister },
};

function askedOf(kana: CitizenKana, procedure: Procedure | undefined, typed: unknown): readonly AdjustedReport[] {
  if (procedure === undefined) return [];
  return procedureReports(kana, procedure).flatMap(({ id }) => {
    const asked = (member: string) => textOf(typed, `${id}.${member}`) !== '';
    if (!corrections.some(([member]) => asked(member))) return [];
    return {
      id,
      furigana: asked('furigana'),
      qualificationType: asked('qualificationType'),
      address: asked('address'),
      note: textOf(typed, `${id}.note`),
    };
  });
}

/** What a desk does and sends is kept there. */
function onDatabase(desk: Omit<Desk, 'db' | 'send'>, db: Queries): Desk {
  return { ...desk, db, send: keepMessage.bind(null, db, desk.citizen.id, desk.now) };
}

/** Stands in for the municipality that receives the name reading reports of this browser's citizen. */
export function registerMunicipality(app: FastifyInstance, portal: Portal): void {
  /** Null when nobody is logged in. */
  const deskOf = async (request: FastifyRequest, db: Queries): Promise<Desk | null> => {
    const { browser, citizen } = await knownVisitorOf(portal, request);
    if (citizen === null) return null;
    const now = timeOf(browser, portal.now());
    const settings = settingsFor(portal, browser);
    return onDatabase({ citizen, now, settings, origin: originOf(request) }, db);
  };
  const viewOf = async (desk: Desk, problem: string | null): Promise<View> => ({
    name: desk.citizen.name,
    kana: await citizenKana(desk.db, desk),
    problem: problem ?? '',
  });

  app.get(municipalityPath, async (request, reply) => {
    const desk = await deskOf(request, portal.database);
    if (desk === null) return sendPage(reply, loggedOutPage);
    const done = deeds[textOf(request.query, 'done')]?.done ?? '';
    return sendPage(reply, listPage(await viewOf(desk, null), done));
  });

  for (const [path, { act, form }] of Object.entries(deeds)) {
    const address = `${municipalityPath}/${path}`;
    /** The form or, when it is not (or no longer) available, the list with the reason. */
    const draw = async (reply: FastifyReply, desk: Desk, id: string, typed: unknown, problem: string | null) => {
      const view = await viewOf(desk, problem);
      const procedure = findProcedure(view.kana.procedures, id);
      const useless = newestProblem(procedure, id) ?? (procedure && form?.problem(procedure)) ?? null;
      if (form === undefined || procedure === undefined || useless !== null) {
        return sendPage(reply, listPage({ ...view, problem: problem ?? useless ?? '' }, ''));
      }
      return sendPage(reply, await form.draw(view, procedure, typed));
    };

    if (form !== undefined) {
      app.get(address, async (request, reply) => {
        const desk = await deskOf(request, portal.database);
        if (desk === null) return sendPage(reply, loggedOutPage);
        return draw(reply, desk, textOf(request.query, 'id'), form.first(desk.now), null);
      });
    }

    app.post(address, async (request, reply) => {
      const id = textOf(request.body, 'id');
      const desk = await deskOf(request, portal.database);
      if (desk === null) return sendPage(reply, loggedOutPage);
      const problem = await portal.database.transaction((db) => act(onDatabase(desk, db), id, request.body));
      if (problem === null) return redirectHere(reply, ownAddress(`${municipalityPath}?done=${path}`));
      return draw(reply, desk, id, request.body, problem);
    });
  }
}
