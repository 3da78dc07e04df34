import { prefectures } from '../../common/register/prefectures.ts';

/** A permanent address, split like the form's inputs. */
export interface SplitAddress {
  /** Code 01 to 47. */
  readonly prefecture: string;
  /** Everything after the prefecture, from the city, ward or county on. */
  readonly address: string;
}

/** Null when the address does not start with a prefecture. */
export function splitAddress(whole: string): SplitAddress | null {
  const index = prefectures.findIndex((name) => whole.startsWith(name));
  const name = prefectures[index];
  return name === undefined
    ? null
    : { prefecture: String(index + 1).padStart(2, '0'), address: whole.slice(name.length) };
}
