// chunk: check-blocks
import { useId } from 'react';
import * as differencesWording from '../../build/wording/differences.ts';
import { Icon } from './icon.tsx';

interface DifferencesProps {
  /** `source`: what the register is called; `registered` empty = it has nothing. */
  readonly rows: readonly {
    readonly label: string;
    readonly written: string;
    readonly source: string;
    readonly registered: string;
  }[];
  /** It can still be mended. */
  readonly isOpen: boolean;
  /** What is put right with them: nothing to be warned of. */
  readonly areChanges?: boolean;
}

/** What was written beside what the register has; nothing where nothing differs. */
export function Differences({ rows, isOpen, areChanges = false }: DifferencesProps) {
  const id = useId();
  const tone = areChanges ? 'info' : 'warning';
  return rows.length === 0 ? null : (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs.
    <div className={`ui-banner ui-banner-${tone}`} role="group" aria-labelledby={id}>
      <Icon name={tone} />
      <div className="ui-banner-text">
        <p className="ui-differences-heading" id={id}>
          {areChanges ? differencesWording.changes : differencesWording.heading}
        </p>
        {isOpen && <p>{differencesWording.explained}</p>}
        <dl className="ui-differences">
          {rows.map(({ label, written, source, registered }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are told apart by their place only; labels may repeat.
            <div key={index}>
              <dt>{label}</dt>
              <dd>
                <span>{differencesWording.written}</span>
                {written}
              </dd>
              <dd>
                <span>{source}</span>
                {registered === '' ? differencesWording.nothing : registered}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
