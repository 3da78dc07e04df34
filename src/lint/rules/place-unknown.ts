import { filesOfPart } from '../../load/files/own-part.ts';
import { entriesOf, rootsOf, scalarsIn } from '../../load/gather/nodes.ts';
import { type Node, textMember } from '../../load/yaml/located.ts';
import { keepables } from '../reading/keepable.ts';
import { isAbout, knownWords } from '../reading/known-words.ts';
import { textNodesOf, wordingOf } from '../reading/wording.ts';
import type { LintInput, Rule } from '../rule.ts';

/** What is named as somewhere to go, or something to press. */
const PLACE =
  /「([^「」□]+)」(?:の(?:画面|ページ|欄|一覧|メニュー|中|ボタン|リンク))?(?:で、?|から|に(?:進|戻|移|ある|あり|出)|へ|を(?:押|開|見|選|使))/gu;

/** What is drawn by the server, and by components. */
const DRAWN_BY_OTHERS = /^(?:catalog\/(?:components\/.+|home|shell)|screens\/[^/]+\/catalog\/home)\.yaml$/;

/** Longer texts are sentences, no names. */
const MOST_OF_LABEL = 30;
const LEAST_OF_NAME = 3;

export const rule: Rule = {
  id: 'place-unknown',
  severity: 'error',
  ofServices: true,
  summary:
    '次にすることの文が「…」で名指すところ（「…」を押す、「…」の画面で、「…」から）は、ポータルにあるもの（ボタン、リンク、画面の題、見出し、入力欄の名前、選択肢）と同じ字で書きます。ないところへは案内しません。',
  scope: 'project',
  good: { yaml: 'view:\n  - text: 「次へ」を押してください。\n' },
  bad: { yaml: 'view:\n  - text: ▶「離職票の検索」の画面で、番号を入れて探してください。\n' },
  check(input) {
    const isNamed = namesOf(input);
    const places = knownWords(input.documents, ['places']);
    const isKnown = (name: string, file: string) =>
      places.some((place) => isAbout(place, file) && textMember(place.node, 'name') === name);
    const unsaid = unsaidIn(input);
    return textNodesOf(input).flatMap((node) => {
      if (unsaid.has(node)) return [];
      const { words, placeOf } = wordingOf(node, 'texts');
      return [...words.matchAll(PLACE)]
        .filter(([, name = '']) => !isNamed(name) && !isKnown(name, node.at.file))
        .map((match) => ({
          place: placeOf(match.index),
          message: `「${match[1]}」という画面、ボタン、リンク、見出し、入力欄は、ポータルにありません。あるものの名前を、同じ字で書いてください。`,
        }));
    });
  },
};

/** Labels of code lists that `codes-unused` tells of: nobody reads them, and the service that they were about may be gone. What is kept on purpose is read. */
function unsaidIn(input: LintInput): ReadonlySet<Node> {
  const lists = keepables.コードの一覧?.(input) ?? [];
  const unused = new Set(lists.flatMap(({ name, used, keep }) => (used || keep !== null ? [] : [name])));
  const entries = rootsOf(input.documents, filesOfPart('codes')).flatMap(({ root }) => entriesOf(root, 'codes'));
  return new Set(entries.filter(({ key }) => unused.has(key)).flatMap(({ value }) => scalarsIn(value)));
}

/** Does a name have these parts, in this order, and anything between them? */
function fits(name: string, [first = '', ...rest]: readonly string[]): boolean {
  if (!name.startsWith(first)) return false;
  const middle = rest.slice(0, -1);
  const last = rest.at(-1) ?? '';
  let from = first.length;
  for (const part of middle) {
    const at = name.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return name.length >= from + last.length && name.endsWith(last);
}

/** Is it what stands in the portal with nothing around it, the rest of a name with a placeholder (「と連携する」)? */
function namesOf(input: LintInput): (name: string) => boolean {
  const nodes = textNodesOf(input);
  const literals = nodes.flatMap(({ text }) => text.match(/'(?:[^'\\]|\\.)*'/gu) ?? []).map((one) => one.slice(1, -1));
  const words = rootsOf(input.documents, DRAWN_BY_OTHERS).flatMap(({ root }) =>
    scalarsIn(root).map(({ text }) => text),
  );
  const whole = new Set([...nodes.map(({ text }) => text), ...literals, ...words]);
  const open = nodes
    .map((node) => wordingOf(node).words.replaceAll(/□+/gu, '□'))
    .filter((text) => text.includes('□') && text.length <= MOST_OF_LABEL && !/[、。]/u.test(text))
    .map((text) => text.split('□'))
    .filter((parts) => parts.join('').length >= LEAST_OF_NAME);
  const isOpen = (name: string) =>
    open.some((parts) => {
      const [first = ''] = parts;
      return fits(name, parts) || (first === '' && (parts.at(-1) ?? '').replace(/^[とのをに]/u, '') === name);
    });
  return (name) => whole.has(name) || isOpen(name);
}
