import { nearest } from '../../expressions/nearest.ts';
import type { LoginMember, Shell } from '../../model/catalog.ts';
import { frameCalls } from '../../model/frame-calls.ts';
import type { Place } from '../../model/place.ts';
import type { Type } from '../../model/type.ts';
import { placeIn } from '../yaml/place-in.ts';
import { type Checker, tellType } from './checker.ts';
import { responseType } from './types-of-names.ts';

type Kind = LoginMember['type'];

const words: { readonly [kind in Kind]: string } = {
  text: '文（text）',
  number: '数（number）',
  flag: '「はい」か「いいえ」（flag）',
};

/** What the frame takes from the answer of is-login is there, and of the type that it says: the run-time takes anything else for an empty one. */
export function checkLogin(checker: Checker, shell: Shell): void {
  const { sources, walk } = checker;
  const isKnown = sources.schemas.calls.some(({ name, response }) => name === frameCalls.isLogin && response !== null);
  if (!isKnown) return;
  const answer = responseType(frameCalls.isLogin, sources);
  const check = (path: string, kind: Kind, at: Place) => {
    if (path === '') return;
    const found = typeAt(answer, path.split('.'));
    if ('known' in found) tellUnknown(checker, path, found, at);
    else if (found.kind !== 'any' && found.kind !== kind)
      tellType(
        checker,
        'shell/login',
        at,
        `ログインの答えの「${path}」は、${words[kind]}ではありません。ほかの項目を書くか、type を直してください。`,
      );
  };
  for (const member of Object.values(shell.login)) {
    const node = walk.origins.get(member);
    if (node) check(member.is, member.type, placeIn(node, 'is'));
  }
  const node = walk.origins.get(shell);
  if (node) check(shell.personName, 'text', placeIn(node, 'personName'));
}

interface Unknown {
  /** Where it ends. */
  readonly before: readonly string[];
  readonly name: string;
  readonly known: readonly string[];
}

function typeAt(type: Type, path: readonly string[], before: readonly string[] = []): Type | Unknown {
  const [name, ...rest] = path;
  if (name === undefined || type.kind === 'any') return type;
  const members = type.kind === 'record' ? type.members : {};
  const member = Object.hasOwn(members, name) ? members[name] : undefined;
  if (member === undefined) return { before, name, known: Object.keys(members) };
  return typeAt(member.type, rest, [...before, name]);
}

function tellUnknown(checker: Checker, path: string, { before, name, known }: Unknown, at: Place): void {
  const close = nearest(name, known);
  const suggestion = close && [...before, close].join('.');
  const whole = before.length === 0 ? '' : `の「${before.join('.')}」`;
  const meant =
    suggestion === undefined
      ? known.length === 0
        ? 'その中に項目はありません。'
        : `あるのは ${known.join('、')} です。`
      : `「${suggestion}」ではありませんか。`;
  tellType(
    checker,
    'shell/login',
    at,
    `ログインの答え${whole}に「${name}」という項目はありません（${path}）。${meant}`,
    suggestion,
  );
}
