import { parseDuration } from '../../forms/duration.ts';
import { isValueOf } from '../../forms/setting-value.ts';
import type { Setting } from '../../model/catalog.ts';
import { type Entry, tell, type Walk } from '../walk/context.ts';
import { type ListNode, member, type Node } from '../yaml/located.ts';

type Raw = Omit<Setting, 'name'> & { readonly keep?: string };

/** A setting, its default read by the type it declares: where that is text, `001` stays `001`, in a list, too. */
export function buildSetting(walk: Walk, { name, value, at }: Entry<Raw>): Setting {
  const { keep: _keep, ...raw } = value;
  const node = walk.origins.get(value);
  const written = node && member(node, 'default');
  if (raw.type === 'list' && written?.kind === 'list') {
    return { ...raw, name, default: textsOf(walk, name, written) };
  }
  const setting = { ...raw, name, default: meant(raw, written) };
  if (!isValueOf(raw, setting.default)) {
    const wanted = raw.values === null ? `type: ${raw.type} の値` : `values のどれか（${raw.values.join('、')}）`;
    tell(walk, 'settings/default', at, `「${name}」の default が、${wanted}ではありません。`);
  }
  return setting;
}

function meant({ type, default: plain }: Raw, written: Node | undefined): unknown {
  if (type === 'text' && written?.kind === 'scalar' && !written.empty) return written.text;
  return type === 'seconds' && typeof plain === 'string' ? (parseDuration(plain) ?? plain) : plain;
}

function textsOf(walk: Walk, name: string, { items }: ListNode): readonly string[] {
  return items.flatMap((item) => {
    if (item.kind === 'scalar' && !item.empty) return [item.text];
    if (item.kind !== 'refused')
      tell(walk, 'settings/default', item.at, `「${name}」の一覧（type: list）には、文字を一つずつ書いてください。`);
    return [];
  });
}
