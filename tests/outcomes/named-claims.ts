import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { World as Claimed } from '../../src/model/claim.ts';
import type { World } from './claims.ts';

interface NamedClaim {
  readonly name: string;
  readonly of: Claimed;
  /** Is it about the call that was made last? */
  readonly isOfCall: boolean;
  readonly pattern: RegExp;
}

type Written = { readonly [name: string]: { readonly of: Claimed; readonly text: string; readonly holds?: string } };

const files = [
  'catalog/claims.yaml',
  ...readdirSync('screens')
    .filter((name) => name !== 'templates')
    .map((name) => `screens/${name}/service.yaml`),
];

const claims: readonly NamedClaim[] = files.flatMap((file) => {
  const { claims: written = {} } = parse(readFileSync(file, 'utf8')) as { readonly claims?: Written };
  return Object.entries(written).map(([name, { of, text, holds = '' }]) => ({
    name,
    of,
    isOfCall: holds.includes('outcome.'),
    pattern: new RegExp(
      text
        .split(/\$\{[^}]*\}/u)
        .map(escaped)
        .join('.*'),
      'u',
    ),
  }));
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}

/** Names of the claims among the words that are about the call, or about what this device keeps, and are not so. */
export function falseNamedClaims(
  words: readonly string[],
  { isDone, isUnknown }: World,
  keepsTyped: boolean,
): readonly string[] {
  const isTrue: { readonly [of in Claimed]?: boolean } = {
    saved: isDone,
    filed: isDone,
    notDone: !isDone && !isUnknown,
    unconfirmed: isUnknown,
  };
  return claims
    .filter(({ pattern }) => words.some((word) => pattern.test(word)))
    .filter(({ of, isOfCall }) => (of === 'onDevice' ? !keepsTyped : isOfCall && isTrue[of] === false))
    .map(({ name }) => `claims.${name}`);
}
