import { isScalar, type Node, type Pair, type Scalar, type YAMLSeq } from 'yaml';
import type { Change, Placed } from './operator.ts';
import { CONDITIONS, inExpression, isExpression, textOf } from './place.ts';

/** Takes two neighbouring letters for each other, or doubles the last one where they are the same. */
export function misspelt(word: string): string {
  const at = Math.max(0, Math.floor(word.length / 2) - 1);
  const [one = '', two = ''] = [word[at], word[at + 1]];
  const swap = word.slice(0, at) + two + one + word.slice(at + 2);
  return swap === word || /[^A-Za-z]/.test(one + two) ? `${word}${word.at(-1) ?? 'x'}` : swap;
}

export function written(node: Scalar, text: string, type?: Scalar.Type): Change {
  const before = { value: node.value, type: node.type };
  return {
    says: `${String(before.value)} -> ${text}`,
    node,
    apply() {
      node.value = text;
      if (type) node.type = type;
      return () => {
        node.value = before.value;
        if (before.type) node.type = before.type;
      };
    },
  };
}

export function without({ map, list, index, value }: Placed, says: string): Change {
  const items = (map ?? list)?.items as unknown[];
  const pair = map?.items[index];
  return {
    says,
    node: (pair?.key ?? value) as Node,
    apply() {
      const [gone] = items.splice(index, 1);
      return () => void items.splice(index, 0, gone);
    },
  };
}

/** The steps of a button go to one that the dialog does not have. */
export function renamed({ map, index, key }: Placed): Change {
  const pair = map?.items[index] as Pair<Scalar>;
  return written(pair.key, misspelt(key));
}

export function swapped(list: YAMLSeq, index: number): Change {
  const swap = () => {
    const { items } = list;
    [items[index], items[index + 1]] = [items[index + 1], items[index]];
  };
  return {
    says: `${String(list.items[index])} after ${String(list.items[index + 1])}`,
    node: list.items[index] as Node,
    apply() {
      swap();
      return swap;
    },
  };
}

/** Texts that are compared with something. */
export function literals(place: Placed, other: (word: string) => string): readonly Change[] {
  const { value } = place;
  if (!isExpression(place) || !isScalar(value)) return [];
  const text = textOf(value);
  return [...text.matchAll(/(?:form|path|route|device)\.\w+ [=!]= '([^']+)'/g)]
    .filter((match) => inExpression(place, text, match.index))
    .map((match) => {
      const word = match[1] ?? '';
      const at = match.index + match[0].length - word.length - 1;
      return written(value, text.slice(0, at) + other(word) + text.slice(at + word.length));
    });
}

/** Numbers and texts that are compared with something: another one is as right. */
export function numbers(place: Placed): readonly Change[] {
  const { value } = place;
  if (!CONDITIONS.has(place.key) || !isScalar(value)) return [];
  const text = textOf(value);
  return [...text.matchAll(/(?:[<>]=?|[=!]=) (\d+)/g)].map((match) => {
    const number = match[1] ?? '';
    const at = match.index + match[0].length - number.length;
    return written(value, text.slice(0, at) + String(Number(number) + 1) + text.slice(at + number.length));
  });
}
