import type { Queries } from '../../db/database.ts';
import { actsCarriedOut, type CarriedOut } from '../../kernel/calls/intention.ts';
import type { Receipt } from '../../kernel/portal/module-parts.ts';
import type { Portal } from '../../kernel/portal/portal.ts';
import { keptDays } from '../../kernel/portal/retention.ts';
import type { Settings } from '../../kernel/portal/settings.ts';
import { daysLater } from '../../kernel/time/days-later.ts';
import type { KnownCitizen } from '../../ports/register.ts';

/** Something of the person that the portal has accepted. */
export interface AcceptedAct {
  /** Of its call (a receipt is of what it is about: a withdrawal of an application has that of the application); of what no call has sent, its procedure. */
  readonly title: string;
  readonly at: Date;
  /** null = it is known by its receipt alone: filed before this login, say. */
  readonly sent: Pick<CarriedOut, 'path' | 'intention' | 'hash'> | null;
  /** Of what it is about; null = it has none. */
  readonly receipt: (Pick<Receipt, 'procedure' | 'number' | 'numberLabel'> & { readonly address: string }) | null;
}

interface Asked {
  readonly db: Queries;
  readonly citizen: KnownCitizen;
  readonly now: Date;
  readonly settings: Settings;
}

/** What was accepted in the week, the latest first: for as long, what came of acts is kept. */
export async function acceptedActs({ calls, receipts }: Portal, request: Asked): Promise<readonly AcceptedAct[]> {
  const since = daysLater(request.now, -keptDays);
  const done = await actsCarriedOut(request.db, request.citizen.id, since);
  const found = (await Promise.all(receipts.map(({ find }) => find(request, null)))).flat();
  const sent = done.flatMap((act): readonly (AcceptedAct & { readonly of: Receipt | undefined })[] => {
    const call = calls.find((one) => one.path === act.path);
    if (call === undefined) return [];
    const of = found.find((receipt) => isOf(receipt, act));
    return [{ title: call.title, at: act.at, sent: act, receipt: of === undefined ? null : shortOf(of), of }];
  });
  const others = found
    .filter((receipt) => !sent.some(({ of }) => of === receipt) && isBetween(receipt, since, request.now))
    .map((receipt): AcceptedAct => {
      const { procedure: title, filedAt } = receipt;
      return { title, at: new Date(filedAt), sent: null, receipt: shortOf(receipt) };
    });
  return [...sent, ...others].toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

/** By the number in the answer; where the answer has none, by the moment at which both were written down. */
function isOf({ number, filedAt }: Receipt, { answer, at }: CarriedOut): boolean {
  return Object.values(answer.resBody ?? {}).includes(number) || new Date(filedAt).getTime() === at.getTime();
}

function isBetween({ filedAt }: Receipt, since: Date, now: Date): boolean {
  const at = new Date(filedAt);
  return since <= at && at <= now;
}

function shortOf({ procedure, number, numberLabel, path }: Receipt): AcceptedAct['receipt'] {
  return { procedure, number, numberLabel, address: `${path}?number=${encodeURIComponent(number)}` };
}
