import { parseDuration } from '../../forms/duration.ts';
import { isValueOf, rangeOf } from '../../forms/setting-value.ts';
import type { Setting } from '../../model/catalog.ts';
import { type Entry, tell, type Walk } from '../walk/context.ts';
import { type ListNode, member, type Node } from '../yaml/located.ts';

type Raw = Omit<Setting, 'name' | 'between'> & {
  readonly between: readonly unknown[] | null;
  readonly keep?: string;
};

/** A setting, its default read by the type it declares: where that is text, `001` stays `001`, in a list, too. */
export function buildSetting(walk: Walk, { name, value, at }: Entry<Raw>): Setting {
  const { keep: _keep, between, ...raw } = value;
  const node = walk.origins.get(value);
  const written = node && member(node, 'default');
  if (raw.type === 'list' && written?.kind === 'list') {
    return { ...raw, between: null, name, default: textsOf(walk, name, written) };
  }
  const range = between === null ? null : rangeIn(raw.type, between);
  if (between !== null && range === null)
    tell(
      walk,
      'settings/between',
      at,
      `「${name}」の between は、number か seconds のときに、[いちばん小さい値, いちばん大きい値] と書きます。`,
    );
  const setting = { ...raw, between: range, name, default: meant(raw, written) };
  if (!isValueOf(setting, setting.default))
    tell(walk, 'settings/default', at, `「${name}」の default が、${wantedOf(setting)}ではありません。`);
  return setting;
}

function wantedOf(setting: Omit<Setting, 'default'>): string {
  if (setting.values !== null) return `values のどれか（${setting.values.join('、')}）`;
  const range = rangeOf(setting);
  if (range === null) return `type: ${setting.type} の値`;
  return `type: ${setting.type} の値（${range[0]} から ${range[1]} まで${setting.type === 'number' ? 'の整数' : '、秒'}）`;
}

function rangeIn(type: Setting['type'], written: readonly unknown[]): Setting['between'] {
  if (type !== 'number' && type !== 'seconds') return null;
  const [least, most, ...more] = written.map((value) => meantBy(type, value));
  const isRange = typeof least === 'number' && typeof most === 'number' && least <= most && more.length === 0;
  return isRange ? [least, most] : null;
}

function meant({ type, default: plain }: Pick<Raw, 'type' | 'default'>, written: Node | undefined): unknown {
  if (type === 'text' && written?.kind === 'scalar' && !written.empty) return written.text;
  return meantBy(type, plain);
}

/** A duration in seconds. */
function meantBy(type: Setting['type'], plain: unknown): unknown {
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
