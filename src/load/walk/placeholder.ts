import type { JsonSchema } from '../../model/json-schema.ts';
import { UNCHECKED } from './expression.ts';

/** A well-formed value to continue with after a mistake, so that one mistake yields one Problem. */
export function placeholder(schema: JsonSchema): unknown {
  if ('default' in schema) return structuredClone(schema.default);
  if ('x-otherwise' in schema) return schema['x-otherwise'];
  const kind = schema['x-kind'];
  switch (kind) {
    case undefined:
      return byType(schema);
    case 'condition':
    case 'expression':
      return { kind: 'expression', source: '', tree: UNCHECKED };
    case 'step':
      // Without a kind, it does nothing.
      return { kind: '', options: {} };
    case 'value':
    case 'plain':
    case 'change':
      return null;
    case 'duration':
      return 0;
    case 'place':
      return { screen: '' };
    case 'handlers':
      return {};
    case 'steps':
    case 'blocks':
    case 'fields':
    case 'itemFields':
    case 'errors':
    case 'errorCalls':
    case 'entries':
    case 'filledText':
    case 'watches':
    case 'options':
      return [];
    default:
      return '';
  }
}

function byType(schema: JsonSchema): unknown {
  if (schema.enum) return schema.enum[0];
  if ('const' in schema) return schema.const;
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object': {
      const result: { [key: string]: unknown } = {};
      for (const [key, part] of Object.entries(schema.properties ?? {})) {
        if (schema.required?.includes(key) || 'default' in part) result[key] = placeholder(part);
      }
      return result;
    }
    case 'array':
      return [];
    case 'number':
    case 'integer':
      return 0;
    case 'boolean':
      return false;
    default:
      return '';
  }
}
