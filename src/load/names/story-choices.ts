import { nearest } from '../../expressions/nearest.ts';
import type { Field } from '../../model/field.ts';
import type { Problem } from '../../model/problem.ts';
import type { Reference } from '../walk/context.ts';
import type { Node, ScalarNode } from '../yaml/located.ts';
import { wordsOf } from './worded.ts';

/** What a story chooses in an input has to be among its options, by value or by label. `fields`: those that it may mean. */
export function checkChoices({ choice }: Reference, fields: readonly Field[]): readonly Problem[] {
  // An input without options of its own is written in, or offers what is known when the story is played.
  if (choice === undefined || fields.length === 0 || !fields.every(isChosenFrom)) return [];
  return scalarsOf(choice.node).flatMap((scalar) => {
    const text = String(scalar.value);
    if (fields.some((field) => allows(field, text, choice.also))) return [];
    return [notAmong(text, scalar, fields)];
  });
}

const isChosenFrom = ({ options, type }: Field) => options.length > 0 && (type === 'text' || type === 'list');

function allows({ options, type }: Field, text: string, also: readonly string[]): boolean {
  if (type === 'list' && also.includes(text)) return true;
  return options.some(({ value, label }) => value === text || wordsOf(label).test(text));
}

function scalarsOf(node: Node): readonly ScalarNode[] {
  if (node.kind === 'scalar') return [node];
  return node.kind === 'list' ? node.items.flatMap(scalarsOf) : [];
}

function notAmong(text: string, { at: place }: ScalarNode, fields: readonly Field[]): Problem {
  const options = fields.flatMap((field) => field.options);
  const labels = options.flatMap(({ label }) => (typeof label === 'string' ? label : []));
  const values = options.map(({ value }) => value);
  const suggestion = nearest(text, [...labels, ...values]);
  const known = labels.length > 0 && labels.length <= 12 ? `選べるのは ${[...new Set(labels)].join('、')} です。` : '';
  const meant = suggestion === undefined ? known : `「${suggestion}」ではありませんか。`;
  const message = `「${fields[0]?.name}」の選択肢に「${text}」はありません。${meant}`;
  const problem: Problem = { rule: 'story/choice', severity: 'error', place, message };
  return suggestion === undefined ? problem : { ...problem, suggestion };
}
