import { fits } from '../../expressions/type-fit.ts';
import { typeOfSchema } from '../../expressions/type-of-schema.ts';
import type { Field } from '../../model/field.ts';
import type { Type } from '../../model/type.ts';
import { placeIn } from '../yaml/place-in.ts';
import { type Checker, tellType } from './checker.ts';
import { membersBeyond } from './members-beyond.ts';

interface Sending {
  readonly sends: Type;
  readonly gets: Type;
  /** For the author. */
  readonly says: string;
}

const text: Type = { kind: 'text' };

/** What a field's widget sends with a call it names (`x-sends` of the option), and what it needs in the response. */
const sendings: { readonly [sends: string]: Sending } = {
  upload: {
    sends: record({ fileName: text, content: text }),
    gets: record({
      attachmentId: text,
      name: text,
      bytes: { kind: 'number' },
      type: { kind: 'text', codes: ['pdf', 'jpeg', 'png'] },
    }),
    says: 'ファイルを送る呼び出しは、{ fileName, content } を受け取り、{ attachmentId, name, bytes, type } を返します（ほかに要る値は uploadWith に書きます）',
  },
  remove: {
    sends: record({ attachmentId: text }),
    gets: record({}),
    says: 'ファイルを消す呼び出しは、{ attachmentId } を受け取ります',
  },
};

/**
 * Checks the calls that a field's widget makes itself: the request must accept what the widget sends plus what the author adds (`uploadWith`), and
 * the response must provide what the widget needs. `options`: the type of the widget's options.
 */
export function checkSending(checker: Checker, field: Field, options: Type): void {
  const { vocabulary, schemas } = checker.sources;
  for (const [key, schema] of Object.entries(vocabulary.widgets[field.widget]?.options.properties ?? {})) {
    const sending = sendings[String(schema['x-sends'])];
    const name = field.widgetOptions[key];
    const call = schemas.calls.find((known) => known.name === name);
    // A missing call is reported by the name check.
    if (sending === undefined || call === undefined) continue;
    const request = call.request === null ? record({}) : typeOfSchema(call.request, schemas.types);
    const response = call.response === null ? record({}) : typeOfSchema(call.response, schemas.types);
    const sends = together(memberOf(options, `${key}With`), sending.sends);
    if (membersBeyond(sends, request).length === 0 && fits(sends, request) && fits(response, sending.gets)) continue;
    const node = checker.walk.origins.get(field);
    const at = node ? placeIn(node, key) : (field.at ?? { file: '', line: 1, column: 1 });
    tellType(checker, 'field/sending', at, `「${call.name}」は、ここには書けません。${sending.says}。`);
  }
}

function memberOf(type: Type, name: string): Type | undefined {
  return type.kind === 'record' ? type.members[name]?.type : undefined;
}

function together(beside: Type | undefined, own: Type): Type {
  if (beside?.kind !== 'record' || own.kind !== 'record') return own;
  return { kind: 'record', members: { ...beside.members, ...own.members } };
}

function record(members: { readonly [name: string]: Type }): Type {
  const all = Object.entries(members).map(([name, type]) => [name, { type, optional: false }]);
  return { kind: 'record', members: Object.fromEntries(all) };
}
