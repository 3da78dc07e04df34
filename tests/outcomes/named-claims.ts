import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { World as Claimed } from '../../src/model/claim.ts';
import type { World } from './claims.ts';

export interface NamedClaim {
  /** Example `kana/savedUntil`; of the catalogue, `savedUntil`. */
  readonly name: string;
  /** null = every service may say it. */
  readonly service: string | null;
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
    .map((name) => `screens/${name}/catalog/claims.yaml`)
    .filter((file) => existsSync(file)),
];

/** Every claim that there is. */
export const namedClaims: readonly NamedClaim[] = files.flatMap((file) => {
  const { claims: written = {} } = parse(readFileSync(file, 'utf8')) as { readonly claims?: Written };
  const service = /^screens\/([^/]+)\//u.exec(file)?.[1] ?? null;
  return Object.entries(written).map(([name, { of, text, holds = '' }]) => ({
    name: service === null ? name : `${service}/${name}`,
    service,
    of,
    isOfCall: /\boutcome\./u.test(holds),
    // A sentence begins where another one ends: 「保存しました。」 is not said by 「内容は保存しました。」.
    pattern: new RegExp(
      `(?:^|[。！？」\\s])${text
        .split(/\$\{[^}]*\}/u)
        .map(escaped)
        .join('[^。]*')}`,
      'u',
    ),
  }));
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}

/** The claims that a page of a service says among the words. */
export function claimsSaid(words: readonly string[], service: string): readonly NamedClaim[] {
  return namedClaims.filter(
    (claim) => (claim.service === null || claim.service === service) && words.some((word) => claim.pattern.test(word)),
  );
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
    kept: isDone,
    notDone: !isDone && !isUnknown,
    notYet: !isDone && !isUnknown,
    unconfirmed: isUnknown,
  };
  return namedClaims
    .filter(({ pattern }) => words.some((word) => pattern.test(word)))
    .filter(({ of, isOfCall }) => (of === 'onDevice' ? !keepsTyped : isOfCall && isTrue[of] === false))
    .map(({ name }) => `claims.${name}`);
}

/** The words without the sentences of claims that are about something else than the call: these are judged by their names. */
export function withoutJudged(words: readonly string[], service: string): readonly string[] {
  return words.map((word) =>
    claimsSaid([word], service)
      .filter(({ isOfCall }) => !isOfCall)
      .reduce((rest, { pattern }) => rest.replace(pattern, ''), word),
  );
}
