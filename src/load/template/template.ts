import type { JsonSchema } from '../../model/json-schema.ts';
import { type Entry, tell, type Walk } from '../walk/context.ts';
import { type MapNode, member } from '../yaml/located.ts';
import { readSlots } from './slots.ts';

/** A file of a `templates` folder. */
export interface Template {
  readonly name: string;
  readonly file: string;
  readonly params: readonly Entry<{ readonly type: string; readonly default?: unknown }>[];
  /** What its screens take over. */
  readonly body: MapNode;
  /** Places that its screens may fill. */
  readonly slots: ReadonlySet<string>;
}

/** Reads the head of a template. Its body is read with each screen that takes it over, where the names in it stand for something. */
export function readTemplate(walk: Walk, node: MapNode, name: string): Template {
  const own = node.entries.filter(({ key }) => key === 'template' || key === 'params');
  const schema = walk.schemas.template ?? {};
  const head: JsonSchema = {
    ...schema,
    properties: { template: schema.properties?.template ?? {}, params: schema.properties?.params ?? {} },
  };
  const raw = walk.read(walk, { ...node, entries: own }, head, 'template') as {
    template: string;
    params: Template['params'];
  };
  if (raw.template !== name) {
    tell(
      walk,
      'file/name',
      member(node, 'template')?.at ?? node.at,
      `ひな型の名前は、ファイルの名前と同じ「${name}」にしてください。`,
      name,
    );
  }
  const forbidden = new Set(schema['x-without'] as readonly string[] | undefined);
  const entries = node.entries.filter((entry) => {
    if (own.includes(entry)) return false;
    if (!forbidden.has(entry.key)) return true;
    const message = `「${entry.key}」はひな型には書けません。画面のファイルに書いてください。`;
    tell(walk, 'schema/unknown-key', entry.keyAt, message);
    return false;
  });
  const { body, slots } = readSlots(walk, { ...node, entries });
  return { name: raw.template, file: node.at.file, params: raw.params, body, slots };
}
