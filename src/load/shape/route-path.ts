import type { Place } from '../../model/place.ts';
import { tell, type Walk } from '../walk/context.ts';

const SEGMENT = /^(?:[A-Za-z0-9._~-]+|\{[A-Za-z][A-Za-z0-9]*\??\})$/;

/** Path below the router base; mistakes in its spelling are told. A trailing slash is kept as the specification spells it. */
export function routePath(walk: Walk, at: Place, base: string, path: string): string {
  if (path.startsWith('/'))
    tell(
      walk,
      'screen/path',
      at,
      'path は「/」で始めません。サービスの base より下だけを書きます。',
      path.replace(/^\/+/, ''),
    );
  const segments = path.split('/').filter((segment) => segment !== '');
  let optionalSeen = false;
  for (const segment of segments) {
    if (!SEGMENT.test(segment)) {
      tell(
        walk,
        'screen/path',
        at,
        `path の「${segment}」は使えません。半角の英数字と「-」か、{名前} の形にしてください。`,
      );
      break;
    }
    const optional = segment.endsWith('?}');
    const name = parameterOf(segment);
    if (name !== null && segments.filter((other) => parameterOf(other) === name).length > 1) {
      tell(walk, 'screen/path', at, `path に {${name}} が二回書かれています。別の名前にしてください。`);
      break;
    }
    if (optionalSeen && !optional) {
      tell(walk, 'screen/path', at, '省略できるパラメーター {名前?} は、path の終わりに並べてください。');
      break;
    }
    optionalSeen = optional;
  }
  return [base, path.replace(/^\/+/, '')].filter((part) => part !== '').join('/');
}

function parameterOf(segment: string): string | null {
  return /^\{(.*?)\??\}$/.exec(segment)?.[1] ?? null;
}

/** Names of the parameters of a path. */
export function pathParameters(path: string): { readonly name: string; readonly optional: boolean }[] {
  return [...path.matchAll(/\{([A-Za-z][A-Za-z0-9]*)(\?)?\}/g)].map((found) => ({
    name: found[1] ?? '',
    optional: found[2] === '?',
  }));
}
