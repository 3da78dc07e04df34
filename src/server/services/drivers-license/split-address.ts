import { prefectures } from '../../common/register/prefectures.ts';

/** A permanent address as the form has it. */
export interface SplitAddress {
  /** Code 01 to 47. */
  readonly prefecture: string;
  /** City, ward or county and what follows. */
  readonly address: string;
}

/** Null for an address without a prefecture in front. */
export function splitAddress(whole: string): SplitAddress | null {
  const index = prefectures.findIndex((name) => whole.startsWith(name));
  const name = prefectures[index];
  return name === undefined
    ? null
    : { prefecture: String(index + 1).padStart(2, '0'), address: whole.slice(name.length) };
}
