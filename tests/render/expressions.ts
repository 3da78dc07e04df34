import { evaluate } from '../../src/expressions/evaluate.ts';
import { parseExpression } from '../../src/expressions/parse.ts';
import { parseText, renderText } from '../../src/expressions/text.ts';
import type { Expression, Scope, Text, TextValue, Value } from '../../src/model/expression.ts';
import type { FunctionEnvironment } from '../../src/model/vocabulary.ts';
import type { Evaluator } from '../../src/runtime/contract/screen.ts';

const environment: FunctionEnvironment = { label: () => undefined, setting: () => undefined, now: () => Date.now() };

/** What the loader makes of an expression in YAML. */
export function expression(source: string): Expression {
  const { tree, problems } = parseExpression(source);
  if (tree === null) throw new Error(`${source}: ${JSON.stringify(problems)}`);
  return { kind: 'expression', source, tree };
}

/** What the loader makes of a text in YAML. */
export function text(source: string): TextValue {
  const { parts } = parseText(source);
  const converted = parts.map((part) => (typeof part === 'string' ? part : expression(part.source)));
  return converted.every((part) => typeof part === 'string') ? converted.join('') : { kind: 'text', parts: converted };
}

function isExpression(given: unknown): given is Expression {
  return typeof given === 'object' && given !== null && (given as { kind?: unknown }).kind === 'expression';
}

function isText(given: unknown): given is Text {
  return typeof given === 'object' && given !== null && (given as { kind?: unknown }).kind === 'text';
}

/** Evaluates as the runtime does, with the names `scope` gives at that moment. */
export function evaluatorOf(scope: () => Scope): Evaluator {
  const evaluator: Evaluator = {
    evaluate: ({ tree }, more) => evaluate(tree, { ...scope(), ...more }, {}, environment),
    value(given, more) {
      if (isExpression(given)) return evaluator.evaluate(given, more);
      if (isText(given)) return evaluator.text(given, more);
      if (Array.isArray(given)) return given.map((entry) => evaluator.value(entry as Value, more));
      if (typeof given !== 'object' || given === null) return given;
      return Object.fromEntries(Object.entries(given).map(([key, entry]) => [key, evaluator.value(entry, more)]));
    },
    text: (given, more) =>
      typeof given === 'string' ? given : renderText(given, { ...scope(), ...more }, {}, environment),
  };
  return evaluator;
}
