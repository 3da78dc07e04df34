import { rowsOf } from '../../db/asked-together.ts';
import type { Queries } from '../../db/database.ts';
import type { ChoiceKey } from './choices.ts';
import { type Handover, handoversAsked } from './handovers.ts';
import { procedureRules, type TaxProcedure } from './procedures.ts';

/** When the citizen last handed over each document of that year in another procedure than this one, by the document's id: what is deducted twice is deducted wrongly. */
export async function handedOverElsewhere(
  db: Queries,
  { citizenId, procedure, year }: ChoiceKey,
): Promise<ReadonlyMap<string, Date>> {
  const others = (Object.keys(procedureRules) as TaxProcedure[]).filter((other) => other !== procedure);
  const found = new Map<string, Date>();
  // Of several, the newest.
  for (const other of others)
    for (const handover of (await rowsOf<Handover>(db, handoversAsked(citizenId, other))).toReversed())
      if (handover.year === year) for (const { id } of handover.documents) found.set(id, handover.handedOverAt);
  return found;
}
