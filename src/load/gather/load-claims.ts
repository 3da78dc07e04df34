import type { Claim } from '../../model/claim.ts';
import type { Problem } from '../../model/problem.ts';
import { ownPartIn } from '../files/own-part.ts';
import { buildClaims } from '../shape/catalog.ts';
import type { Walk } from '../walk/context.ts';
import type { LocatedDocument } from '../yaml/located.ts';
import { namedTwice } from './named-twice.ts';
import { notMap } from './not-map.ts';

export interface LoadedClaims {
  /** Those that texts of a service may name: its own, then the shared ones. No service ('') has the shared ones alone. */
  readonly of: (service: string) => readonly Claim[];
  /** Services that have one of that name of their own. */
  readonly having: (name: string) => readonly string[];
  readonly problems: readonly Problem[];
}

const SHARED = 'catalog/claims.yaml';

/** Claims are looked up by who says them: two services may each have one of the same name, but none hides a shared one. */
export function loadClaims(
  documents: ReadonlyMap<string, LocatedDocument | null>,
  walkOf: (file: string) => Walk,
): LoadedClaims {
  const problems: Problem[] = [];
  const claims = new Map<string, readonly Claim[]>();
  const shared = documents.get(SHARED)?.root;
  for (const [file, document] of documents) {
    const own = ownPartIn(file);
    if (file !== SHARED && own?.part !== 'claims') continue;
    if (document?.root.kind === 'map') {
      claims.set(own?.service ?? '', buildClaims(walkOf(file), document.root));
      if (own !== null && shared?.kind === 'map')
        problems.push(
          ...namedTwice('claims', [
            { file: SHARED, root: shared },
            { file, root: document.root },
          ]),
        );
    } else if (document !== null) problems.push(notMap(document.root.at));
  }
  const everywhere = claims.get('') ?? [];
  return {
    of: (service) => (service === '' ? everywhere : [...(claims.get(service) ?? []), ...everywhere]),
    having: (name) =>
      [...claims].flatMap(([service, own]) =>
        service !== '' && own.some((claim) => claim.name === name) ? [service] : [],
      ),
    problems,
  };
}
