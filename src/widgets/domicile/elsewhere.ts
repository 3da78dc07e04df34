import { useEffect, useState } from 'react';
import * as domicileWording from '../../../build/wording/domicile.ts';
import {
  areMunicipalities,
  type Municipalities,
  municipalitiesFile,
  municipalityElsewhere,
  wardWithoutCity,
} from '../../forms/municipalities.ts';

/** What is wrong with the municipality that the text begins with; empty: nothing, as far as anybody knows. The table is asked for once there is something to compare. */
export function useElsewhere(prefecture: string, text: string): string {
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
  return all === null || !isAsked ? '' : problemIn(all, prefecture, text);
}

function problemIn(all: Municipalities, prefecture: string, text: string): string {
  const ward = wardWithoutCity(all, prefecture, text);
  if (ward !== null)
    return domicileWording.withoutCity({ ward: ward.ward, cities: new Intl.ListFormat('ja').format(ward.cities) });
  const elsewhere = municipalityElsewhere(all, prefecture, text);
  return elsewhere === null ? '' : domicileWording.elsewhere(elsewhere);
}

async function loadMunicipalities(): Promise<Municipalities> {
  const response = await fetch(`${import.meta.env.BASE_URL}data/${municipalitiesFile}`, { credentials: 'same-origin' });
  const told: unknown = response.ok ? await response.json() : null;
  if (!areMunicipalities(told)) throw new Error(`${response.url} answered ${response.status}`);
  return told;
}
