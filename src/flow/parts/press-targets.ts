import { type Lead, visitBlocks } from '../../load/blocks/visit-blocks.ts';
import type { Expression } from '../../model/expression.ts';
import type { ChangeTarget } from '../../model/link.ts';
import type { Place } from '../../model/place.ts';
import type { Screen } from '../../model/screen.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';

/** Something in a view that can be pressed, and the conditions under which it is drawn, outermost first. */
export interface PressTarget {
  readonly kind: 'action' | 'dialog' | 'address' | 'screen' | 'change';
  /** Name of the action, dialog, address, screen or changed screen. */
  readonly name: string;
  /** Distinguishes links to the same screen. Example: `?view=history`; empty = it passes no values. */
  readonly query: string;
  readonly change: ChangeTarget | null;
  readonly label: unknown;
  readonly shown: readonly Expression[];
  readonly at: Place | undefined;
}

/** Everything that can be pressed in a screen's view. Paging and sorting a table do not navigate, so they are left out. */
export function pressTargetsOf({ view, groups }: Screen, vocabulary: Vocabulary): readonly PressTarget[] {
  const targets: PressTarget[] = [];
  for (const blocks of [view, ...groups.map(({ above }) => above)]) {
    visitBlocks<readonly Expression[]>(
      blocks,
      vocabulary,
      {
        onGuard: (condition, around) => [...around, condition],
        onLead: (lead, shown) => targets.push({ ...targetOf(lead), label: lead.label, shown, at: lead.at }),
      },
      [],
    );
  }
  return targets;
}

function targetOf({
  action,
  dialog,
  address,
  place,
  change,
  with: given,
}: Lead): Omit<PressTarget, 'label' | 'shown' | 'at'> {
  const plain = { query: '', change: null };
  if (action !== null) return { ...plain, kind: 'action', name: action };
  if (dialog !== null) return { ...plain, kind: 'dialog', name: dialog };
  if (address !== null) return { ...plain, kind: 'address', name: address };
  if (place === null) return { query: '', change, kind: 'change', name: change?.screen ?? '' };
  const query = queryOf(given);
  if ('address' in place) return { kind: 'address', name: place.address, query, change: null };
  return { kind: 'screen', name: place.screen, query, change: null };
}

/** Literal values as written, others by name only. */
function queryOf(given: Lead['with']): string {
  const parts = Object.entries(given).map(([name, value]) =>
    typeof value === 'object' ? name : `${name}=${String(value)}`,
  );
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** The trigger by which edges of the graph identify the press. */
export function triggerOf({ kind, name, query, change }: PressTarget): string {
  if (kind === 'action') return `action:${name}`;
  if (kind !== 'change' || change === null) return `link:${name}${query}`;
  const field = change.field === '' ? '' : `#${change.group ? `${change.group.name}.` : ''}${change.field}`;
  return `change:${change.screen}${field}`;
}
