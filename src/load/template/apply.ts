import { nearest } from '../../expressions/nearest.ts';
import type { Place } from '../../model/place.ts';
import { assumeMeant } from '../walk/assume-meant.ts';
import { tell, type Walk } from '../walk/context.ts';
import { type MapNode, member, type Node, textMember } from '../yaml/located.ts';
import { mergeTemplate, OF_TEMPLATES } from './merge.ts';
import { type Params, paramsOf } from './params.ts';
import { withParts } from './parts.ts';
import { withoutSlots } from './slots.ts';
import type { Template } from './template.ts';

/** How a screen uses a template. */
export interface TemplateUse {
  readonly name: string;
  /** The template's file, and that of the template it extends. */
  readonly files: readonly string[];
  /** Where the screen names it. */
  readonly at: Place;
  /** Parts of the templates that this screen does not take over. */
  readonly leftOut: readonly Node[];
}

export interface Applied {
  readonly node: MapNode;
  readonly params: Params;
  /** null = the screen extends nothing. */
  readonly template: TemplateUse | null;
}

/**
 * The variant's map merged with its template's entries, and its constants; null if there is no such template. Without `extends`, the map as it is.
 */
export function applyTemplate(walk: Walk, written: MapNode, templates: ReadonlyMap<string, Template>): Applied | null {
  const relied = (key: string) => key === 'name' || key === 'path' || OF_TEMPLATES.has(key);
  const screen = assumeMeant(walk, withoutSlots(walk, written), walk.schemas.screen ?? {}, relied);
  const named = member(screen, 'extends');
  if (named === undefined) {
    const { node, parts } = withParts(walk, withoutTemplate(walk, screen), templates);
    const [first] = parts;
    const files = parts.flatMap((part) => part.template.files);
    const template = first && { name: first.template.name, files, at: first.named.at, leftOut: [] };
    return { node, params: new Map(), template: template ?? null };
  }
  const name = textMember(screen, 'extends') ?? '';
  const template = templates.get(name);
  if (!template) {
    tell(walk, 'name/template', named.at, `ひな型「${name}」はありません。`, nearest(name, templates.keys()));
    return null;
  }
  const { node: merged, leftOut } = mergeTemplate(walk, screen, template, 'closed');
  const { node, parts } = withParts(walk, merged, templates);
  const files = [...template.files, ...parts.flatMap((part) => part.template.files)];
  return {
    node,
    params: paramsOf(walk, screen, template),
    template: { name, files, at: named.at, leftOut: [...template.leftOut, ...leftOut] },
  };
}

/** `params` and `slots` are only valid with a template. */
function withoutTemplate(walk: Walk, screen: MapNode): MapNode {
  const rest = screen.entries.filter(({ key, keyAt }) => {
    if (key !== 'params' && key !== 'slots') return true;
    const rule = key === 'params' ? 'template/param' : 'template/slot';
    tell(walk, rule, keyAt, `「${key}」は、ひな型を使う画面（extends のある画面）だけに書けます。`);
    return false;
  });
  return rest.length === screen.entries.length ? screen : { ...screen, entries: rest };
}
