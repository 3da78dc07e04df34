import type { Queries } from '../../db/database.ts';
import type { StandIn } from '../../kernel/portal/stand-in.ts';
import type { RegisterRecord } from '../../ports/register.ts';
import type { Copy } from './copies.ts';
import type { Persona } from './persona.ts';

/** What the registers say of a sample person: what is written, without how they are to behave. */
export async function recordOf(copy: Copy, standIns: readonly StandIn[], db: Queries): Promise<RegisterRecord> {
  const { id, name, purpose, login, holdsOtherCard, nativeApp, batchNumber, ...written } = copy.persona;
  const known = await Promise.all(standIns.map(({ knows }) => knows?.(copy.persona, copy.loggedInAt, db)));
  const said: Partial<RegisterRecord> = {
    pseudonym: pseudonymOf(copy),
    domicile: domicileOf(copy.persona),
    certificatesAsked: batchNumber.taskIncompleteCount,
    selfInfo: written.selfInfo.map((one, index) => ({ ...one, isUnread: index < batchNumber.selfInfoUnreadCount })),
  };
  return Object.assign({}, written, said, ...known) as RegisterRecord;
}

/** EDS105 is no failure of the register: the pseudonym leads to nobody until it is linked again. */
const isLost = ({ domicile }: Persona) => domicile.failure?.errorCode === 'EDS105';

function pseudonymOf({ persona, isLinked }: Copy): RegisterRecord['pseudonym'] {
  if (isLinked) return 'linked';
  if (!persona.pseudonym.exists) return 'none';
  return isLost(persona) ? 'lost' : 'linked';
}

function domicileOf(persona: Persona): RegisterRecord['domicile'] {
  const { failure, ...domicile } = persona.domicile;
  if (failure === null || isLost(persona)) return domicile;
  const { errorCode, errorMessage } = failure;
  return { failure: { errorCode, errorMessage } };
}
