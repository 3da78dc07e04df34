import { useEffect, useState } from 'react';
import {
  type Elsewhere,
  type Municipalities,
  municipalitiesFile,
  municipalityElsewhere,
} from '../../forms/municipalities.ts';

/** Of which other prefecture's municipality the text begins with; null: none, as far as anybody knows. Asked for once there is something to compare. */
export function useElsewhere(prefecture: string, text: string): Elsewhere | null {
  const [all, setAll] = useState<Municipalities | null>(null);
  const isAsked = prefecture !== '' && text !== '';
  useEffect(() => {
    if (!isAsked) return;
    let isGone = false;
    // Who cannot be told is not held up.
    loadMunicipalities().then(
      (loaded) => isGone || setAll(loaded),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [isAsked]);
  return all === null || !isAsked ? null : municipalityElsewhere(all, prefecture, text);
}

async function loadMunicipalities(): Promise<Municipalities> {
  const response = await fetch(`${import.meta.env.BASE_URL}data/${municipalitiesFile}`, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return (await response.json()) as Municipalities;
}
