// chunk: pieces
import { useId, useState } from 'react';
import * as referenceWording from '../../build/wording/reference.ts';
import { Button } from './button.tsx';

export interface ReferenceNumberProps {
  readonly label: string;
  readonly value: string;
  /** The value in groups of four. */
  readonly shown: string;
}

/** A number for the person to keep: large, in groups of four for reading aloud and comparing, with a button to copy it (without the gaps). */
export function ReferenceNumber({ label, value, shown }: ReferenceNumberProps) {
  const [said, setSaid] = useState('');
  const labelId = useId();
  const copy = () => {
    setSaid('');
    void copyToClipboard(value).then((done) => setSaid(done ? referenceWording.copied : referenceWording.notCopied));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a number with its buttons is no set of form controls.
    <div className="ui-number" role="group" aria-labelledby={labelId}>
      <p className="ui-number-label" id={labelId}>
        {label}
      </p>
      <p className="ui-number-value">{shown}</p>
      <Button look="secondary" onPress={copy}>
        {referenceWording.copy}
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}

/** False if the browser has no clipboard API (http, old browser) or refuses access. */
async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
