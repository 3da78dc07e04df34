import { describe, expect, it } from 'vitest';
import { evaluate } from '../../src/expressions/evaluate.ts';
import { ExpressionError } from '../../src/expressions/expression-error.ts';
import { reachesOf } from '../../src/load/type-check/reaches.ts';
import type { TypeScope } from '../../src/load/type-check/type-scope.ts';
import type { Expression, Scope } from '../../src/model/expression.ts';
import type { Project } from '../../src/model/project.ts';
import type { Member, Type } from '../../src/model/type.ts';
import { asRead } from '../../src/runtime/fields/as-read.ts';
import { realFiles } from '../lint/project.ts';
import { functions, projectOf } from '../runtime/project.ts';

/** What stands in an input while people type; undefined = nothing yet. */
const raws = [undefined, '', '3000円', '1.5.', '2026-1', 'x', null, 0] as const;

/** A date, a birth date and a code at once: other texts are what the portal has said. */
const right = '20260401';
const wrong: ReadonlySet<unknown> = new Set(raws);
const environment = {
  label: (_: string, value: unknown) => (wrong.has(value) ? undefined : '言葉'),
  setting: () => undefined,
  now: () => Date.UTC(2026, 10, 20, 1),
};

interface Typed {
  readonly raw: unknown;
  readonly isHidden: boolean;
}

/** A value of that type; `typed`: for what people type. Everything else is there, whether it must be or not. */
function made(type: Type, path: string, known: ReadonlySet<string>, typed: Typed | null): unknown {
  switch (type.kind) {
    case 'text':
      return type.codes?.[0] ?? right;
    case 'number':
      return type.codes?.[0] ?? 1;
    case 'flag':
      return true;
    case 'list':
      return [made(type.of, `${path}[0]`, known, typed)];
    case 'record': {
      const inside = Object.entries(type.members).map(([name, member]) => {
        const at = `${path}.${name}`;
        const isInput = path === 'form' || (typed !== null && path.startsWith('form'));
        return [name, isInput && typed ? inputOf(member, at, known, typed) : made(member.type, at, known, typed)];
      });
      return Object.fromEntries(inside.filter(([, value]) => value !== undefined));
    }
    default:
      return right;
  }
}

/** As the run-time makes it of what was typed; undefined = absent. */
function inputOf({ type, optional }: Member, path: string, known: ReadonlySet<string>, typed: Typed): unknown {
  const isCertain = !optional || known.has(path);
  if (typed.isHidden && !isCertain) return undefined;
  if (type.kind === 'text' && type.typed) return asRead({ type: 'text' }, typed.raw);
  if (type.kind === 'number' && !isCertain) return asRead({ type: 'number' }, typed.raw);
  if (type.kind === 'list' && type.of.kind !== 'record') return asRead({ type: 'list' }, typed.raw);
  return made(type, path, known, typed);
}

/** Only of what is read: the names of a screen are many. */
function scopeOf({ names, known }: TypeScope, { tree }: Expression, typed: Typed | null): Scope {
  const read = JSON.stringify(tree);
  return Object.fromEntries(
    Object.entries(names)
      .filter(([name]) => read.includes(`"${name}"`))
      .map(([name, type]) => [name, made(type, name, known, typed)]),
  );
}

/** undefined = it does not fail. */
function failureOf({ tree }: Expression, scope: Scope): string | undefined {
  try {
    evaluate(tree, scope, functions, environment);
  } catch (error) {
    if (error instanceof ExpressionError) return error.message;
    throw error;
  }
}

function expressionsIn(value: unknown, found: Set<Expression>, met: Set<unknown>): Set<Expression> {
  if (typeof value !== 'object' || value === null || met.has(value)) return found;
  met.add(value);
  if ((value as Expression).kind === 'expression') found.add(value as Expression);
  else for (const part of Object.values(value)) expressionsIn(part, found, met);
  return found;
}

const variants = raws.flatMap((raw) => [false, true].map((isHidden): Typed => ({ raw, isHidden })));

/** Those that read inputs, which all others cannot fail over, and what fails over some input that people type. */
function failuresIn({ screens, services, catalogs }: Project): {
  readonly evaluated: number;
  readonly failed: string[];
} {
  const all = expressionsIn([screens, services, catalogs], new Set(), new Set());
  const reading = [...all].filter(({ tree }) => JSON.stringify(tree).includes('["name","form"]'));
  const failed = reading.flatMap((expression) =>
    reachesOf(expression).flatMap((reach) => {
      const fails = (typed: Typed | null) => failureOf(expression, scopeOf(reach, expression, typed));
      // What fails with right inputs, too, does so for another reason than what is typed.
      if (fails(null) !== undefined) return [];
      return variants.flatMap((typed) => {
        const why = fails(typed);
        return why === undefined ? [] : [`${why}: ${JSON.stringify(expression.tree)} (${JSON.stringify(typed)})`];
      });
    }),
  );
  return { evaluated: reading.length, failed };
}

const screen = (more: readonly string[]) => ({
  'screens/trial/service.yaml': 'service: trial\ntitle: 試しの手続き\nbase: trial\n',
  'screens/trial/SZZ0001-01-001.trial-age.yaml': `id: SZZ0001-01-001
name: trial-age
path: age
title: 年齢
view:
  ${['{ field: age }', ...more, '{ field: day }', '{ button: 次へ, action: next }'].map((block) => `- ${block}`).join('\n  ')}
fields:
  age: { label: 年齢, widget: number, required: true, messages: { required: 年齢を入力してください。 } }
  day: { label: 日, widget: date, autocomplete: off, because: 試しの日です。, required: true, messages: { required: 日を入力してください。 } }
actions:
  next: [{ log: "\${numberText(form.age + 1)} \${dateText(form.day)}" }, { leave: portalTop }]
`,
});

const real = projectOf();

describe('every expression of the project, over inputs that are empty, malformed or hidden', () => {
  it('does not fail', () => {
    const { evaluated, failed } = failuresIn(real);
    expect(failed).toEqual([]);
    const reading = [...realFiles].filter(
      ([file, text]) => /^screens\/(?!templates\/)/u.test(file) && /\bform\.\w/u.test(String(text)),
    );
    // One that several screens have in the same words is one.
    const names = new Set(reading.flatMap(([, text]) => String(text).match(/(?<=\bform\.)\w+/gu) ?? []));
    expect(evaluated).toBeGreaterThanOrEqual(Math.min(names.size, reading.length));
  });

  it('a number that may not be there is neither compared nor shown, and a date is not read before it is one', () => {
    const [compared, shown, read] = ['form.age >= 60', 'has(form.age) && form.age >= 60', "form.day == ''"];
    expect(failuresIn(projectOf(screen([`{ text: 六十歳から, shownWhen: "${shown} || ${read}" }`])))).toEqual({
      evaluated: 3,
      failed: [],
    });
    const wrong = [`{ text: 六十歳から, shownWhen: ${compared} }`, '{ text: "${form.age}と${dateText(form.day)}" }'];
    expect(() => projectOf(screen(wrong))).toThrow(/:7 .*maybe-unset.*:8 .*maybe-unset.*:8 .*still-typed/s);
  });
});
