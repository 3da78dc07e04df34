// chunk: late-blocks
import type { ReactNode } from 'react';
import * as commonWording from '../../build/wording/common.ts';
import { LinkButton } from './link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SummaryListRow {
  readonly label: string;
  readonly value: ReactNode;
  /** Large type, for kana and numbers that are checked character by character. */
  readonly large: boolean;
  /** Stands on one line wherever there is room. */
  readonly short: boolean;
  /** Under the value; empty = none. */
  readonly hint: string;
  readonly onChange: (() => void) | null;
}

export function SummaryList({ rows }: { readonly rows: readonly SummaryListRow[] }) {
  return (
    <dl className="ui-summary">
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are told apart by their place only; labels may repeat.
        <div className="ui-summary-row" key={index}>
          <dt>{row.label}</dt>
          <dd className={row.large ? 'ui-summary-large' : undefined} data-short={row.short || undefined}>
            {row.value}
            {row.hint !== '' && <span className="ui-summary-hint">{row.hint}</span>}
          </dd>
          {row.onChange && (
            <dd className="ui-summary-change">
              <LinkButton onPress={row.onChange}>
                <span aria-hidden="true">{commonWording.change}</span>
                <VisuallyHidden>{commonWording.changeOf({ label: row.label })}</VisuallyHidden>
              </LinkButton>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
