import type { Client, Reply } from '../client.ts';

/** Something that nobody means, and what comes of it. */
export interface Nonsense {
  /** As in the set that was written before the rules: its number there, or (`x-`) of what was seen filed before. */
  readonly id: string;
  readonly typed: string;
  readonly persona: string;
  /** Types it and files it. */
  file(client: Client): Promise<Filed>;
  /** Refused, in words with these in them; or filed, with these labels among what the receipt tells as different. */
  readonly comesOf: { readonly refused: string } | { readonly differs: readonly string[] };
}

export interface Filed {
  /** What the portal said; null = it took it. */
  readonly refusal: string | null;
  /** Number of what was filed. */
  readonly number: string;
}

/** Of what was told, where nothing is known of what was filed. */
export const refusalOf = ({ resultCode, errors }: Reply): Filed => ({
  refusal: resultCode === '0000' ? null : (errors[0]?.errorMessage ?? resultCode),
  number: '',
});
