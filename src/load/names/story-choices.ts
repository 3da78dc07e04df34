import { nearest } from '../../expressions/nearest.ts';
import type { Field } from '../../model/field.ts';
import type { Problem } from '../../model/problem.ts';
import type { Reference } from '../walk/context.ts';
import { plainValue } from '../walk/plain-value.ts';
import type { Node, ScalarNode } from '../yaml/located.ts';
import { misfitOf } from './fill-misfit.ts';
import { wordsOf } from './worded.ts';

type Choice = NonNullable<Reference['choice']>;

/** What a story chooses in an input has to be among its options, by value or by label, and something that the input takes. `fields`: those that it may mean. */
export function checkChoices({ choice }: Reference, fields: readonly Field[]): readonly Problem[] {
  if (choice === undefined || fields.length === 0 || choice.node.kind === 'refused') return [];
  const wrong = choice.node.kind === 'scalar' && choice.node.empty ? [] : strangers(choice, fields);
  return wrong.length > 0 ? wrong : notTaken(choice.node, fields);
}

/** Chosen, but no option. An input without options of its own is written in, or offers what is known when the story is played. */
function strangers({ node, also }: Choice, fields: readonly Field[]): readonly Problem[] {
  if (!fields.every(isChosenFrom)) return [];
  return scalarsOf(node).flatMap((scalar) => {
    const text = String(scalar.value);
    if (fields.some((field) => allows(field, text, also))) return [];
    return [notAmong(text, scalar, fields)];
  });
}

const isChosenFrom = ({ options, type }: Field) => options.length > 0 && (type === 'text' || type === 'list');

function allows({ options, type }: Field, text: string, also: readonly string[]): boolean {
  if (type === 'list' && also.includes(text)) return true;
  return options.some(({ value, label }) => value === text || wordsOf(label).test(text));
}

/** A value that none of the inputs can ever have. */
function notTaken(node: Node, fields: readonly Field[]): readonly Problem[] {
  const value = plainValue(node);
  const misfits = fields.map((field) => misfitOf(field, value));
  const [{ name, type } = { name: '', type: 'text' }] = fields;
  if (misfits.includes(null)) return [];
  const message = `「${name}」には入れられません。${misfits[0]}`;
  const problem: Problem = { rule: 'story/choice', severity: 'error', place: node.at, message };
  return [type === 'flag' ? { ...problem, suggestion: 'true' } : problem];
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
