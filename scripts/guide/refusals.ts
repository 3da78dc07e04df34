import type { Contracts } from '../../src/server/kernel/contract/contracts.ts';

type Row = NonNullable<Contracts['calls'][number]['entry']['refusals']>[number];

/** The table of `docs/refusals.md`: each refusal of a call that files something, and where it is told first. */
export function refusalsTable({ calls }: Pick<Contracts, 'calls'>): string {
  const rows = calls.flatMap(({ entry: { call, title = '', refusals = [] } }) =>
    refusals.map(
      (row) => `| \`${call}\`（${title}） | ${row.codes.join(', ')} | ${toldAt(row)} | ${text(row.atFiling)} |`,
    ),
  );
  return ['| call | codes | told first | known only at the filing |', '|---|---|---|---|', ...rows].join('\n');
}

function toldAt({ by, fact, on, guard, earlier }: Row): string {
  const screen = text(on);
  return [
    guard === undefined ? '' : `before any screen of the service opens: guard \`${text(guard)}\``,
    by === undefined ? '' : `${place(screen)}, by \`${text(by)}\``,
    fact === undefined ? '' : `${place(screen)}, by the fact \`${text(fact)}\``,
    earlier === undefined
      ? ''
      : `by the same refusal of \`${text(earlier)}\`${screen === '' ? ', on the way' : ` on \`${screen}\``}`,
  ]
    .filter((part) => part !== '')
    .join('; ');
}

function place(screen: string): string {
  return screen === '' ? 'where the flow begins' : `\`${screen}\``;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
