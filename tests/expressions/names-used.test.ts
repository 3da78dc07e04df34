import { expect, it } from 'vitest';
import { namesUsed } from '../../src/expressions/names-used.ts';
import { parseExpression } from '../../src/expressions/parse.ts';

it.each<[source: string, paths: readonly string[]]>([
  ["form.turnIn == 'offline'", ['form.turnIn']],
  ['state.draft.email != state.mail.verified', ['state.draft.email', 'state.mail.verified']],
  ['has(url.sessionId) && has(url.nonce) || url.nonce == "a"', ['url.sessionId', 'url.nonce']],
  ['!missing(state.four)', ['state.four']],
  ['state.reports.exists(r, r.isChecked && r.kind == params.kind)', ['state.reports', 'params.kind']],
  ["label('sex', state.four.sex)", ['state.four.sex']],
  ['form.list[item.index].name', ['form.list', 'item.index']],
  ['login.isLogin ? [form.a] : [-form.b, 1]', ['login.isLogin', 'form.a', 'form.b']],
  ['1 == 2', []],
])('%s reads %j', (source, paths) => {
  const { tree } = parseExpression(source);
  expect(tree === null ? null : namesUsed(tree)).toEqual(paths);
});
