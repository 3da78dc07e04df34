import type { Tree } from '../../model/expression.ts';
import type { Field } from '../../model/field.ts';
import { expressionsIn } from '../parts/expressions-in.ts';
import type { Request } from '../paths/notes.ts';
import type { Analysis } from './context.ts';
import type { Reached } from './reached.ts';

/** Finds inputs that a call needs although nothing ensures that they are filled in. */
export function findMissingValues(analysis: Analysis, reached: Reached): void {
  const told = new Set<string>();
  for (const request of analysis.collector.notes.requests) {
    const { screen } = request.site;
    if (screen === null || !reached.has(`screen:${screen.name}`)) continue;
    for (const expression of expressionsIn(request.with)) {
      for (const field of screen.fields) {
        const place = `${expression.at?.file}:${expression.at?.line}:${expression.at?.column} ${field.name}`;
        if (told.has(place) || !reads(expression.tree, field.name) || tests(expression.tree, field.name)) continue;
        const why = whyMissing(request, field);
        if (why === '') continue;
        told.add(place);
        const label = analysis.collector.words(field.label);
        analysis.find(
          'call-value-missing',
          expression.at,
          `「${label}」が入力されていないとき、呼び出し「${request.call}」に送れません。${why}（${reached.way(`screen:${screen.name}`)}）。`,
        );
      }
    }
  }
}

/** Empty: the value is present whenever the call is made. */
function whyMissing({ site, path }: Request, field: Field): string {
  if (field.absent !== null && field.required) return '';
  if (path.known.some(({ expression, holds }) => holds && tests(expression.tree, field.name))) return '';
  const pressed = path.trigger.startsWith('action:') ? path.trigger.slice('action:'.length) : null;
  const action = pressed === null ? undefined : site.screen?.actions.find(({ name }) => name === pressed);
  // After a dialog, the press that opened it is what counts; that is not reported here.
  if (path.trigger.startsWith('button:')) return '';
  if (action?.validate !== 'all')
    return '押したときに入力を確かめていません。アクションを { validate: all, steps: […] } の形にして、いまの手順を steps に移してください';
  return field.required
    ? ''
    : '必ず入力してもらうときは required: true を書き、そうでないときは has(…) で確かめてください';
}

function reads(tree: Tree, field: string): boolean {
  if (tree[0] === 'get' && tree[2] === field && tree[1][0] === 'name' && tree[1][1] === 'form') return true;
  return tree.slice(1).some((part) => Array.isArray(part) && reads(part as unknown as Tree, field));
}

/** Does it test whether the input is present? */
function tests(tree: Tree, field: string): boolean {
  const isTest =
    (tree[0] === 'has' && tree[2] === field && tree[1][0] === 'name' && tree[1][1] === 'form') ||
    (tree[0] === 'missing' && reads(tree[1], field));
  return isTest || tree.slice(1).some((part) => Array.isArray(part) && tests(part as unknown as Tree, field));
}
