import { existsSync, readFileSync } from 'node:fs';
import { isScalar, parse } from 'yaml';
import type { Claim } from '../../src/model/claim.ts';
import { written } from './changes.ts';
import type { Operator, Placed } from './operator.ts';
import { textOf } from './place.ts';

type Claims = {
  readonly [name: string]: { readonly of: Claim['of']; readonly text: string; readonly because?: string };
};

interface Written {
  readonly claims: Claims;
}

const USE = /\$\{claims\.(\w+)\}/gu;
const MEMBERS = ['saved', 'filed', 'refused', 'unknown'];

/** What goes wrong with claims of the world: another sentence, a sentence in free words, another witness. */
export const claimOperators: readonly Operator[] = [
  {
    name: 'exchange-claim',
    // Where it is shown, its witness holds: it is true, if not what was meant.
    kind: 'meaning',
    changes: (place) =>
      usesIn(place, (name, claims, write) =>
        Object.keys(claims)
          .filter((other) => claims[other]?.of !== claims[name]?.of && claims[other]?.because === undefined)
          .map((other) => write(`\${claims.${other}}`)),
      ),
  },
  {
    name: 'claim-in-free-words',
    kind: 'mistake',
    changes: (place) => usesIn(place, (name, claims, write) => [write(claims[name]?.text ?? '')]),
  },
  {
    name: 'exchange-witness',
    kind: 'mistake',
    changes({ key, value, path }) {
      if (key !== 'holds' || path.at(-3) !== 'claims' || !isScalar(value)) return [];
      const text = textOf(value);
      const others = MEMBERS.filter((member) => !text.includes(`outcome.${member}`)).map(
        (member) => `outcome.${member}`,
      );
      return ['true', `!(${text})`, ...others].map((other) => written(value, other, 'QUOTE_DOUBLE'));
    },
  },
];

type Write = (instead: string) => ReturnType<typeof written>;

function usesIn(
  { value, file, path }: Placed,
  change: (name: string, claims: Claims, write: Write) => readonly ReturnType<typeof written>[],
) {
  if (!isScalar(value) || path.includes('claims')) return [];
  const text = textOf(value);
  const claims = claimsFor(file);
  return [...text.matchAll(USE)].flatMap((match) =>
    change(match[1] ?? '', claims, (instead) =>
      written(value, text.slice(0, match.index) + instead + text.slice(match.index + match[0].length), 'QUOTE_DOUBLE'),
    ),
  );
}

/** Those of the catalogue, and of the file's service. */
function claimsFor(file: string): Claims {
  const service = /^screens\/([^/]+)\//u.exec(file)?.[1] ?? '';
  return {
    ...claimsIn('catalog/claims.yaml'),
    ...claimsIn(`screens/${service}/catalog/claims.yaml`),
  };
}

const read = new Map<string, Claims>();

function claimsIn(file: string): Claims {
  const known = read.get(file) ?? (existsSync(file) ? (parse(readFileSync(file, 'utf8')) as Written).claims : {});
  read.set(file, known);
  return known;
}
