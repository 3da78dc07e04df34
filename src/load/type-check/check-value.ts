import { nearest } from '../../expressions/nearest.ts';
import { fits, typeInWords } from '../../expressions/type-fit.ts';
import { typeOfSchema } from '../../expressions/type-of-schema.ts';
import type { Expression, Value } from '../../model/expression.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import type { Place } from '../../model/place.ts';
import type { Type } from '../../model/type.ts';
import { keyPlaceIn, placeIn } from '../yaml/place-in.ts';
import { type Checker, compile, tellType } from './checker.ts';
import { membersBeyond } from './members-beyond.ts';
import type { TypeScope } from './type-scope.ts';
import { tellUnknownMembers } from './unknown-members.ts';

export function isExpression(value: unknown): value is Expression {
  return typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'expression';
}

/** Compiles every expression in a normalised value (texts, lists and maps included) and returns the value's type. */
export function checkValue(checker: Checker, value: unknown, reach: TypeScope, expected?: Type): Type {
  if (isExpression(value)) return compile(checker, value, reach, expected).type;
  if (Array.isArray(value)) {
    const types = value.map((item) => checkValue(checker, item, reach));
    const [first, ...rest] = types;
    return {
      kind: 'list',
      of: first && rest.every(({ kind }) => kind === first.kind) ? widened(first) : { kind: 'any' },
    };
  }
  if (typeof value === 'object' && value !== null) {
    if ((value as { kind?: unknown }).kind === 'text' && 'parts' in value) {
      for (const part of (value as { parts: readonly unknown[] }).parts) checkValue(checker, part, reach);
      return { kind: 'text' };
    }
    const members = Object.entries(value).map(([name, part]) => [
      name,
      { type: checkValue(checker, part, reach), optional: false },
    ]);
    return { kind: 'record', members: Object.fromEntries(members) };
  }
  return typeOfLiteral(value);
}

function typeOfLiteral(value: unknown): Type {
  if (typeof value === 'string') return { kind: 'text', codes: [value] };
  if (typeof value === 'number') return { kind: 'number', codes: [value] };
  return typeof value === 'boolean' ? { kind: 'flag' } : { kind: 'any' };
}

function widened(type: Type): Type {
  return type.kind === 'text' || type.kind === 'number' ? { kind: type.kind } : type;
}

/** Checks a value against the type expected in its place; literals are also checked against codes. */
export function checkAssigned(
  checker: Checker,
  value: Value,
  wanted: Type,
  reach: TypeScope,
  at: Place,
  what: string,
): Type {
  const type = checkValue(checker, value, reach, isExpression(value) ? wanted : undefined);
  // A misspelt member is reported where it is written, not again as a missing one.
  if (isExpression(value) || tellUnknownMembers(checker, value, wanted, at) || fits(type, wanted)) return type;
  const codes = 'codes' in wanted && wanted.codes ? `${wanted.codes.join('、')} のどれか` : typeInWords(wanted);
  const quoted =
    wanted.kind === 'text' && ['number', 'boolean'].includes(typeof value)
      ? `引用符を付けて "${String(value)}" と書くと文字列になります。`
      : '';
  tellType(
    checker,
    'type/value',
    at,
    `${what}には${codes}を書いてください。${quoted}`,
    wanted.kind === 'text' && quoted ? `"${String(value)}"` : undefined,
  );
  return type;
}

/** Checks `with:` against the request schema of a call: missing, unknown or wrongly typed members. */
export function checkRequest(
  checker: Checker,
  call: string,
  given: { readonly [key: string]: Value },
  reach: TypeScope,
  at: Place,
): void {
  const { calls, types } = checker.sources.schemas;
  const schemas = calls.find(({ name }) => name === call);
  const node = checker.walk.origins.get(given);
  const schema: JsonSchema = schemas?.request ?? { type: 'object', properties: {}, additionalProperties: false };
  const properties = schema.properties ?? {};
  const open = schemas === undefined || schema.additionalProperties !== false;
  for (const [key, value] of Object.entries(given)) {
    const property = Object.hasOwn(properties, key)
      ? properties[key]
      : patternProperty(schema, sentName(checker, call, key));
    const valueAt = node ? placeIn(node, key) : at;
    if (property !== undefined) {
      const wanted = typeOfSchema({ ...property, ...(schema.$defs ? { $defs: schema.$defs } : {}) }, types);
      const told = checker.walk.problems.length;
      const type = checkAssigned(checker, value, wanted, reach, valueAt, `「${key}」`);
      const beyond = checker.walk.problems.length === told ? membersBeyond(type, wanted) : [];
      if (beyond.length > 0) {
        const message = `呼び出し「${call}」の「${key}」で「${beyond.join('、')}」は送れません。要る項目だけを書いてください。`;
        tellType(checker, 'call/unknown-member', valueAt, message);
      }
    } else {
      checkValue(checker, value, reach);
      if (open && schema.properties === undefined) continue;
      const known = Object.keys(properties);
      const suggestion = nearest(key, known);
      const meant =
        suggestion !== undefined
          ? `「${suggestion}」ではありませんか。`
          : known.length > 0
            ? `送れるのは ${known.join('、')} です。`
            : 'この呼び出しで送るものはありません。';
      tellType(
        checker,
        'call/unknown-member',
        node ? keyPlaceIn(node, key) : at,
        `呼び出し「${call}」で「${key}」は送れません。${meant}`,
        suggestion,
      );
    }
  }
  for (const key of schema.required ?? []) {
    // A misspelt member is reported where it is written, not again as a missing one.
    if (
      Object.keys(given).some((own) => own === key || (!Object.hasOwn(properties, own) && nearest(own, [key]) === key))
    )
      continue;
    const says = properties[key]?.description ?? '';
    tellType(checker, 'call/missing-member', node?.at ?? at, `呼び出し「${call}」には「${key}」が要ります。${says}`);
  }
}

/** The name under which a member is sent: some depend on settings (`rename`), whose values are letters and digits. */
function sentName(checker: Checker, call: string, key: string): string {
  const rename = checker.sources.catalog.shared.calls.find(({ name }) => name === call)?.rename ?? {};
  const sent = Object.hasOwn(rename, key) ? rename[key] : undefined;
  if (sent === undefined) return key;
  return typeof sent === 'string'
    ? sent
    : sent.parts.map((part) => (typeof part === 'string' ? part : 'setting')).join('');
}

function patternProperty(schema: JsonSchema, name: string): JsonSchema | undefined {
  const found = Object.entries(schema.patternProperties ?? {}).find(([pattern]) => new RegExp(pattern, 'u').test(name));
  return found?.[1];
}
