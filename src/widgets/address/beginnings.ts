import { useEffect, useRef, useState } from 'react';
import { normalisePostalCode } from '../../forms/normalise/postal-code.ts';
import { arePlaces, beginnings, postalFile } from '../../forms/postal-places.ts';

/** How an address of that postal code may begin; null = that could not be found out. */
export type Beginnings = readonly string[] | null;

/** As many as fit below an input, each with a button. */
const mostOffered = 8;

/** The beginnings for the code, once it is whole; undefined before. A code that was there at first is nobody's question. */
export function useBeginnings(code: string): Beginnings | undefined {
  const asked = normalisePostalCode(code);
  const last = useRef(asked);
  const [found, setFound] = useState<Beginnings>();
  useEffect(() => {
    if (asked === last.current) return;
    last.current = asked;
    setFound(undefined);
    if (!/^\d{7}$/.test(asked)) return;
    const take = (answer: Beginnings) => {
      if (last.current === asked) setFound(answer);
    };
    askBeginnings(asked).then(take, () => take(null));
  }, [asked]);
  return found;
}

async function askBeginnings(code: string): Promise<readonly string[]> {
  const response = await fetch(`${import.meta.env.BASE_URL}data/${postalFile(code)}`, { credentials: 'same-origin' });
  if (response.status === 404) return [];
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  const places = (await response.json())[code.slice(3)] ?? [];
  if (!arePlaces(places)) throw new Error(`${response.url} tells no places`);
  return beginnings(places, mostOffered);
}
