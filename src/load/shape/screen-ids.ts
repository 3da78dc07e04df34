import type { Shell } from '../../model/catalog.ts';
import { tell, type Walk } from '../walk/context.ts';
import { type MapNode, member } from '../yaml/located.ts';
import { placeIn } from '../yaml/place-in.ts';

type Forms = Shell['screenIds'];

/** The forms of screen ids; none where one cannot be read, since any id may have that one. */
export function screenIdsOf(walk: Walk, node: MapNode, forms: Forms): Forms {
  const written = member(node, 'screenIds');
  const items = written?.kind === 'list' ? written.items : [];
  const areRead = forms.map(({ form, example }, index) => {
    // What is not written, or no text, is told already.
    if (form === '') return false;
    const item = items[index] ?? node;
    if (!isForm(form)) {
      const message = `「${form}」は正規表現として読めません。かっこの数や、\\ のあとの文字を確かめてください。`;
      tell(walk, 'shell/screen-ids', placeIn(item, 'form'), message);
      return false;
    }
    if (example !== '' && !isOfForm(example, form)) {
      const message = `例「${example}」が、form「${form}」の形ではありません。どちらかを直してください。`;
      tell(walk, 'shell/screen-ids', placeIn(item, 'example'), message);
    }
    return true;
  });
  return areRead.includes(false) ? [] : forms;
}

export function isOfForm(id: string, form: string): boolean {
  return new RegExp(`^(?:${form})$`, 'u').test(id);
}

function isForm(form: string): boolean {
  try {
    // By itself: `a)|(b` would be one inside the brackets.
    new RegExp(form, 'u');
    return true;
  } catch {
    return false;
  }
}
