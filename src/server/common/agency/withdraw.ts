import type { KnownRequest } from '../../kernel/calls/endpoint.ts';
import type { AgencyCase, AgencyDesk } from '../../kernel/portal/agency.ts';
import { tellOfMove } from './move-mail.ts';
import { moveOn } from './move-on.ts';

/** Withdraws the citizen's application; `missing`: they have none with this id, `late`: it cannot be withdrawn (any more). `email`: where their mail goes. */
export async function withdraw(
  request: Pick<KnownRequest, 'act' | 'citizen' | 'db' | 'now' | 'origin' | 'send'> & { readonly email: string | null },
  desk: AgencyDesk,
  id: string,
): Promise<AgencyCase | 'missing' | 'late'> {
  const { db, now } = request;
  const found = (await desk.cases(db, request.citizen, now)).find((one) => one.id === id);
  if (found === undefined) return 'missing';
  if (!(await moveOn(db, desk, found, { move: 'withdraw', now }))) return 'late';
  request.act({ kind: 'withdrawal' });
  await tellOfMove(request, desk, found, { move: 'withdraw' });
  return found;
}
