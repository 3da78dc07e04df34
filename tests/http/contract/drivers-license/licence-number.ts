import { findModules } from '../../../../src/server/modules.ts';
import { readPersonas } from '../../../../src/server/sandbox/people/read-personas.ts';
import { licenceOf } from '../../../../src/server/services/drivers-license/stand-in/licence-of.ts';

const personas = await readPersonas(await findModules());

/** A sample person's licence number today: it has the year of their first licence. */
export function licenceNumberOf(id: string): string {
  const now = new Date();
  const person = personas.find(id, now);
  const licence = person === null ? null : licenceOf(person, now);
  if (licence === null) throw new Error(`${id} has no driving licence.`);
  return licence.number;
}
