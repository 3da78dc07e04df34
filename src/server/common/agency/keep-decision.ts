import type { Queries } from '../../db/database.ts';
import { keepAudit } from '../../kernel/audit/keep-audit.ts';

/** What an office decided about what a citizen filed with it, into the audit log. */
export function keepDecision(
  db: Queries,
  decided: {
    /** Name of its service. */
    readonly service: string;
    readonly what: string;
    readonly citizen: { readonly id: string };
    readonly number: string;
    readonly now: Date;
  },
): Promise<void> {
  const { service, what, citizen, number, now: at } = decided;
  const kept = { kind: 'decision', actor: 'office', follows: null, requestId: null } as const;
  return keepAudit(db, [{ ...kept, at, call: `${service}/${what}`, subject: citizen.id, number }]);
}
