import type { Queries } from '../../db/database.ts';
import { actsCarriedOut, type CarriedOut } from '../../kernel/calls/intention.ts';
import type { Citizen } from '../../kernel/people/citizen.ts';
import type { Receipt } from '../../kernel/portal/module-parts.ts';
import type { Portal } from '../../kernel/portal/portal.ts';
import { keptDays } from '../../kernel/portal/retention.ts';
import type { Settings } from '../../kernel/portal/settings.ts';
import { daysLater } from '../../kernel/time/days-later.ts';

/** An act of the person that the portal has carried out. */
export interface AcceptedAct extends Pick<CarriedOut, 'path' | 'intention' | 'hash' | 'at'> {
  /** Of its call. */
  readonly title: string;
  /** Of what it is about; null = it has none by its number. */
  readonly receipt: (Pick<Receipt, 'procedure' | 'number' | 'numberLabel'> & { readonly address: string }) | null;
}

interface Asked {
  readonly db: Queries;
  readonly citizen: Citizen;
  readonly now: Date;
  readonly settings: Settings;
}

/** Those of the week, the latest first: for as long, what came of them is kept. */
export async function acceptedActs({ calls, receipts }: Portal, request: Asked): Promise<readonly AcceptedAct[]> {
  const since = daysLater(request.now, -keptDays);
  const done = await actsCarriedOut(request.db, request.citizen.id, since);
  if (done.length === 0) return [];
  const found = (await Promise.all(receipts.map(({ find }) => find(request, null)))).flat();
  return done.flatMap(({ answer, ...act }): readonly AcceptedAct[] => {
    const call = calls.find((one) => one.path === act.path);
    if (call === undefined) return [];
    const values = Object.values(answer.resBody ?? {});
    const receipt = found.find(({ number }) => values.includes(number));
    if (receipt === undefined) return [{ ...act, title: call.title, receipt: null }];
    const { procedure, number, numberLabel, path } = receipt;
    const address = `${path}?number=${encodeURIComponent(number)}`;
    return [{ ...act, title: call.title, receipt: { procedure, number, numberLabel, address } }];
  });
}
