import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { evaluate } from '../../../expressions/evaluate.ts';
import { isRecord } from '../../../forms/record.ts';
import type { StatusCalls } from '../../../model/status-calls.ts';
import { isStorable } from '../../db/storable.ts';
import { sendAnswer, sessionEnded } from '../../kernel/calls/answers.ts';
import { failure, ok } from '../../kernel/calls/endpoint.ts';
import { expressionFunctions } from '../../kernel/contract/expression-functions.ts';
import { textOf } from '../../kernel/page/form-bodies.ts';
import { type Portal, settingsFor } from '../../kernel/portal/portal.ts';
import { visitorOf } from '../../kernel/portal/visitor.ts';
import { timeOf } from '../../kernel/sessions/browser.ts';
import { callAs } from '../site/call-as.ts';

const file = new URL('../../../../build/status-calls.json', import.meta.url);

type Status = StatusCalls[string];

/** By act. */
export async function readStatusCalls(): Promise<ReadonlyMap<string, Status>> {
  return new Map(Object.entries(JSON.parse(await readFile(file, 'utf8')) as StatusCalls));
}

/**
 * `POST /outcomes/seen { path, intention, screenId }`: is an act to be seen where its status call shows it (setting `outcome.ask: status`)? That it is not
 * to be seen does not say that it was not received. The call is made as this browser, from the screen that sent the act.
 */
export function registerSeen(app: FastifyInstance, portal: Portal, statusCalls: ReadonlyMap<string, Status>): void {
  app.post('/outcomes/seen', async (request, reply) => {
    const { citizen, browser } = await visitorOf(portal, request);
    if (citizen === null) return sendAnswer(reply, sessionEnded);
    const act = portal.calls.find(({ path }) => path === textOf(request.body, 'path'));
    const status = statusCalls.get(act?.name ?? '');
    const by = portal.calls.find(({ name }) => name === status?.call);
    if (status === undefined || by === undefined) return sendAnswer(reply, failure({ status: 400 }));
    const intention = decoded(textOf(request.body, 'intention'));
    if (intention === null || !isStorable(request.body)) return sendAnswer(reply, failure({ status: 400 }));
    const shown = await answerOf(app, request, by.path);
    if (shown === null) return sendAnswer(reply, failure({ status: 502 }));
    const settings = settingsFor(portal, browser);
    const now = timeOf(browser, portal.now()).getTime();
    const environment = { label: () => undefined, setting: (name: string) => settings[name], now: () => now };
    const names = { [status.call]: shown, sent: { intention } };
    const isDone = evaluate(status.done.tree, names, await expressionFunctions(), environment) === true;
    return sendAnswer(reply, ok({ outcome: isDone ? 'done' : 'unseen' }));
  });
}

/** null = it is no such text. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** null = it did not tell. */
async function answerOf(app: FastifyInstance, request: FastifyRequest, path: string): Promise<object | null> {
  const body = JSON.stringify({ commonHeader: { screenId: textOf(request.body, 'screenId') } });
  const { status, text } = await callAs(app, request, { path, body, headers: { 'content-type': 'application/json' } });
  const answer: unknown = status === 200 ? JSON.parse(text) : null;
  return isRecord(answer) && answer.resultCode === '0000' && isRecord(answer.resBody) ? answer.resBody : null;
}
