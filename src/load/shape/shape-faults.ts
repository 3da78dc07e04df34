import { patternProblem } from '../../forms/safe-pattern.ts';
import type { Place } from '../../model/place.ts';
import { tell, type Walk } from '../walk/context.ts';
import { type MapNode, member, type Node, textMember } from '../yaml/located.ts';

/** What no keyword of the shape's schema says: whether its parts go together. Tells each mistake once. */
export function checkShape(walk: Walk, node: Node): void {
  if (node.kind !== 'map') return;
  checkType(walk, node);
  const pattern = member(node, 'pattern');
  if (pattern?.kind === 'scalar') checkPattern(walk, pattern.text, pattern.at);
  checkCodes(walk, node);
  for (const { key, keyAt, value } of membersIn(node, 'properties')) {
    if (!/^[A-Za-z_]\w*$/.test(key))
      tell(walk, 'call/shape', keyAt, `項目の名前「${key}」は、英字で始め、英数字と「_」で書いてください。`);
    checkShape(walk, value);
  }
  for (const { key, keyAt, value } of membersIn(node, 'patternProperties')) {
    checkPattern(walk, key, keyAt);
    checkShape(walk, value);
  }
  const items = member(node, 'items');
  if (items !== undefined) checkShape(walk, items);
}

function membersIn(node: MapNode, key: string): MapNode['entries'] {
  const members = member(node, key);
  return members?.kind === 'map' ? members.entries : [];
}

function checkType(walk: Walk, node: MapNode): void {
  const type = member(node, 'type');
  const inner = ['properties', 'patternProperties', 'items'].filter((key) => member(node, key) !== undefined);
  if (type?.kind === 'scalar' && type.value === null)
    tell(walk, 'schema/empty', type.at, '型の名前が書かれていません。例: type: string');
  else if (type !== undefined && inner.length > 0)
    tell(walk, 'call/shape', type.at, `「${inner.join('」と「')}」があるときは、type を書かないでください。`);
  else if (inner.includes('items') && inner.length > 1)
    tell(walk, 'call/shape', node.at, '並び（items）か、項目（properties）か、どちらか一つを書いてください。');
}

/** The server runs it on whatever it is sent. */
function checkPattern(walk: Walk, pattern: string, at: Place): void {
  const problem = patternProblem(pattern);
  if (problem !== null) tell(walk, 'call/shape', at, problem);
}

/** A text is none of the numbers 1, 2, 3. */
function checkCodes(walk: Walk, node: MapNode): void {
  const codes = member(node, 'enum');
  if (codes?.kind !== 'list') return;
  const wanted = textMember(node, 'type') === 'string' ? 'string' : null;
  const [first] = codes.items;
  const like = wanted ?? (first?.kind === 'scalar' ? typeof first.value : 'string');
  for (const code of codes.items) {
    if (code.kind !== 'scalar' || typeof code.value === like || code.value === null) continue;
    const message =
      like === 'string'
        ? `文字です。引用符で囲んでください。例: "${code.text}"`
        : 'ほかの値と種類が違います。文字か数か、どちらかにそろえてください。';
    tell(walk, 'call/shape', code.at, message);
  }
}
