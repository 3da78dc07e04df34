import type { Block } from '../../model/block.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import type { ChangeTarget, LinkTarget } from '../../model/link.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { nameInModel } from './targets.ts';
import { alternativeOf, partsOf } from './visit-blocks.ts';

export interface Targets {
  changed(change: ChangeTarget): ChangeTarget;
  led(to: LinkTarget): LinkTarget;
}

/** Returns the blocks with `targets` applied to every place and change in them, at any depth. */
export function mapTargets(blocks: readonly Block[], vocabulary: Vocabulary, targets: Targets): Block[] {
  return blocks.map((block) => {
    const found = block.widget === undefined ? partsOf(block, vocabulary) : undefined;
    return found ? ({ ...block, ...membersOf(found.value, found.schema) } as Block) : block;
  });

  function membersOf(value: AnyRecord, given: JsonSchema): AnyRecord {
    const schema = alternativeOf(value, given);
    const mapped = Object.entries(schema.properties ?? {}).map(([key, part]): AnyRecord => {
      const name = nameInModel(key, part);
      if (name === '') return membersOf(value, part);
      return name in value ? { [name]: mapPart(value[name], part) } : {};
    });
    return Object.assign({}, value, ...mapped);
  }

  function mapPart(value: unknown, schema: JsonSchema): unknown {
    if (value === null) return null;
    if (schema['x-kind'] === 'blocks') return mapTargets(value as readonly Block[], vocabulary, targets);
    if (schema['x-kind'] === 'change') return targets.changed(value as ChangeTarget);
    if (schema['x-kind'] === 'place') return targets.led(value as LinkTarget);
    if (schema['x-kind'] !== undefined) return value;
    if (Array.isArray(value)) return value.map((one) => mapPart(one, schema.items ?? {}));
    const isObject = typeof value === 'object' && typeof schema.additionalProperties !== 'object';
    return isObject ? membersOf(value as AnyRecord, schema) : value;
  }
}

type AnyRecord = { readonly [name: string]: unknown };
