import { isMap, isScalar, isSeq, type Node, type Pair, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';

/** One small change of a file's tree. `apply` makes it and returns what takes it back. */
export interface Change {
  /** What is done, in words that name the place. Example: `go: kana-top -> kana-tpo`. */
  readonly says: string;
  readonly node: Node;
  apply(): () => void;
}

export interface Operator {
  readonly name: string;
  /**
   * `mistake`: what a person does by accident, and what `check` must tell of. `meaning`: another sentence that is as right as the first
   * one (the opposite condition, another code of the list, a text shown always); only who knows what is meant can tell, so survivors are
   * listed apart and not counted.
   */
  readonly kind: 'mistake' | 'meaning';
  changes(place: Placed): readonly Change[];
}

/** A pair of a map (`key` set) or an item of a list, with where it stands. */
export interface Placed {
  readonly file: string;
  /** Keys and indexes above. */
  readonly path: readonly (string | number)[];
  readonly map: YAMLMap | null;
  readonly list: YAMLSeq | null;
  readonly index: number;
  /** Empty for an item of a list. */
  readonly key: string;
  readonly value: Node | null;
  readonly facts: ProjectFacts;
}

/** What operators need to know of the rest of the project. */
export interface ProjectFacts {
  /** Members that the request of a call must have. */
  required(call: string): ReadonlySet<string>;
  /** Another screen's own words, for duplicates. */
  other(file: string, key: 'id' | 'name' | 'path'): string | null;
}

const REFERENCES = new Set(
  'go leave dialog action address call poll act fail field options widget message showAt guard launchApp restart after allow bind extends store else check to'.split(
    ' ',
  ),
);
const TARGETS = new Set([
  'go',
  'leave',
  'dialog',
  'action',
  'address',
  'call',
  'poll',
  'act',
  'showAt',
  'restart',
  'to',
]);
const CONDITIONS = new Set([
  'when',
  'unless',
  'shownWhen',
  'current',
  'doneWhen',
  'is',
  'until',
  'stopWhen',
  'where',
  'lockedWhen',
  'failsUnless',
]);
const EXITS = new Set(['onTimeout', 'cancel', 'onStop', 'giveUpAfter', 'escape']);
const WORDS = new Set(['label', 'alt', 'legend', 'title', 'says', 'hint']);

export const operators: readonly Operator[] = [
  mistake('delete-target', (place) =>
    place.map && TARGETS.has(place.key) && !isWords(place) ? [without(place, `${place.key} gone`)] : [],
  ),
  mistake('misspell-name', (place) =>
    REFERENCES.has(place.key) && isName(place.value) ? [written(place.value, misspelt(textOf(place.value)))] : [],
  ),
  mistake('misspell-in-expression', (place) => {
    const { value } = place;
    if (!isExpression(place) || !isScalar(value)) return [];
    const text = textOf(value);
    const words = [...text.matchAll(/\.([A-Za-z_]\w{2,})(?!\w*\()/g)].filter((match) =>
      inExpression(place, text, match.index),
    );
    const picked = new Map(words.map((match) => [match[1], match]));
    return [...picked.values()].map((match) => {
      const word = match[1] ?? '';
      const at = match.index + 1;
      return written(value, text.slice(0, at) + misspelt(word) + text.slice(at + word.length));
    });
  }),
  mistake('misspell-key', (place) => {
    const { map, index, key } = place;
    const pair = map?.items[index];
    if (!pair || !isScalar(pair.key) || key.length < 3 || hasFreeKeys(place)) return [];
    return [written(pair.key, misspelt(key))];
  }),
  mistake('misspell-declaration', (place) => {
    const pair = place.map?.items[place.index];
    const above = place.path.at(-2);
    const declares = [
      'state',
      'facts',
      'dialogs',
      'fields',
      'actions',
      'data',
      'messages',
      'settings',
      'codes',
      'addresses',
      'guards',
      'apps',
    ];
    if (!pair || !isScalar(pair.key) || !declares.includes(String(above)) || place.path.length > 2) return [];
    return ['next', 'back'].includes(place.key) || isKept(place) ? [] : [written(pair.key, misspelt(place.key))];
  }),
  mistake('misspell-kept', (place) => {
    const pair = place.map?.items[place.index];
    return pair && isScalar(pair.key) && isKept(place) ? [written(pair.key, misspelt(place.key))] : [];
  }),
  mistake('flip-type', ({ value, key, path }) => {
    if (!isScalar(value) || isWords({ key }) || path.includes('params') || key === 'starts' || key === 'default')
      return [];
    const text = textOf(value);
    if (value.type !== 'PLAIN') return [];
    if (/^(?:true|false)$/.test(text)) return [written(value, 'はい')];
    if (/^\d+$/.test(text) && ['maxLength', 'minLength', 'count', 'level', 'status', 'exactLength'].includes(key))
      return [written(value, '多い')];
    if (/^\d+(?:\.\d+)? (?:second|minute|hour|day)s?$/.test(text)) return [written(value, text.split(' ')[0] ?? '')];
    return [];
  }),
  mistake('flip-state-type', ({ value, key, path, file }) =>
    /service\.yaml$/.test(file) && path[0] === 'state' && key === 'type' && isScalar(value)
      ? [written(value, textOf(value) === 'text' ? 'flag' : 'text')]
      : [],
  ),
  mistake('drop-exit', (place) => (place.map && EXITS.has(place.key) ? [without(place, `${place.key} gone`)] : [])),
  mistake('drop-button-steps', (place) =>
    place.map && place.path.at(-2) === 'then' && isSeq(place.value) && !isStop(place.value) ? [renamed(place)] : [],
  ),
  mistake('drop-otherwise', (place) =>
    place.list && isMap(place.value) && place.value.has('otherwise') ? [without(place, 'otherwise gone')] : [],
  ),
  mistake('drop-error-row', (place) =>
    place.list &&
    ['errors', 'onError'].includes(String(place.path.at(-2))) &&
    isMap(place.value) &&
    place.value.has('codes') &&
    !JSON.stringify(place.value.get('codes')).includes('any')
      ? [without(place, 'error row gone')]
      : [],
  ),
  mistake('delete-request-member', (place) => {
    if (!place.map || place.path.at(-2) !== 'with') return [];
    const call = callAround(place);
    return call !== null && place.facts.required(call).has(place.key) ? [without(place, `with.${place.key} gone`)] : [];
  }),
  mistake('delete-message', (place) =>
    place.map && place.path.at(-2) === 'messages' && (place.key === 'required' || place.path.length === 2)
      ? [without(place, `message ${place.key} gone`)]
      : [],
  ),
  mistake('delete-kept', (place) => (isKept(place) ? [without(place, `${place.key} gone`)] : [])),
  mistake('delete-declaration', (place) =>
    place.map &&
    place.path.length === 2 &&
    !isKept(place) &&
    [
      'state',
      'facts',
      'dialogs',
      'fields',
      'data',
      'settings',
      'codes',
      'addresses',
      'guards',
      'apps',
      'characters',
    ].includes(String(place.path[0]))
      ? [without(place, `${String(place.path[0])}.${place.key} gone`)]
      : [],
  ),
  mistake('delete-required-key', (place) =>
    place.map &&
    place.path.length === 1 &&
    ['id', 'name', 'path', 'title', 'service', 'call', 'source'].includes(place.key)
      ? [without(place, `${place.key} gone`)]
      : [],
  ),
  mistake('swap-screens', (place) => {
    const { list, index } = place;
    const next = list?.items[index + 1];
    if (!list || next === undefined || place.path.at(-2) !== 'screens' || !/service\.yaml$/.test(place.file)) return [];
    return [swapped(list, index)];
  }),
  mistake('drop-screen-of-flow', (place) =>
    place.list && place.path.at(-2) === 'screens' && /service\.yaml$/.test(place.file)
      ? [without(place, 'screen gone')]
      : [],
  ),
  mistake('duplicate', (place) => {
    const { key, value, path, file } = place;
    if (path.length !== 1 || !isScalar(value) || !/^screens\/[^/]+\/S[^/]+\.yaml$/.test(file)) return [];
    if (key !== 'id' && key !== 'name' && key !== 'path') return [];
    const other = place.facts.other(file, key);
    return other === null || other === textOf(value) ? [] : [written(value, other)];
  }),
  mistake('duplicate-button-id', (place) => {
    const { value, path, key, list } = place;
    if (path.at(-3) !== 'buttons' || key !== 'id' || !isScalar(value)) return [];
    const index = Number(path.at(-2));
    const first = place.map && index > 0 ? siblings(place)?.[0] : undefined;
    return list === null && isMap(first) && first.has('id') ? [written(value, String(first.get('id')))] : [];
  }),
  mistake('remove-button', (place) =>
    place.list && isMap(place.value) && place.value.has('button') ? [without(place, 'button gone')] : [],
  ),
  mistake('remove-card', (place) => (place.list && place.path.at(-2) === 'menu' ? [without(place, 'card gone')] : [])),
  mistake('remove-field-from-view', (place) =>
    place.list && isMap(place.value) && place.value.has('field') ? [without(place, 'field gone from the view')] : [],
  ),
  mistake('remove-words', (place) =>
    place.map && WORDS.has(place.key) && place.key !== 'hint' ? [without(place, `${place.key} gone`)] : [],
  ),
  mistake('empty-words', ({ key, value }) =>
    ['label', 'alt', 'legend', 'button', 'link'].includes(key) && isScalar(value)
      ? [written(value, '', 'QUOTE_DOUBLE')]
      : [],
  ),
  mistake('unknown-literal', (place) => literals(place, (word) => `${word}x`)),
  meaning('negate-condition', ({ key, value }) => {
    if (!CONDITIONS.has(key) || !isScalar(value)) return [];
    return [written(value, `!(${textOf(value)})`, 'QUOTE_DOUBLE')];
  }),
  meaning('drop-condition', (place) =>
    place.map && ['shownWhen', 'when', 'unless'].includes(place.key) ? [without(place, `${place.key} gone`)] : [],
  ),
  meaning('another-literal', (place) => numbers(place)),
];

function mistake(name: string, changes: Operator['changes']): Operator {
  return { name, kind: 'mistake', changes };
}

function meaning(name: string, changes: Operator['changes']): Operator {
  return { name, kind: 'meaning', changes };
}

/** Takes two neighbouring letters for each other, or doubles the last one where they are the same. */
function misspelt(word: string): string {
  const at = Math.max(0, Math.floor(word.length / 2) - 1);
  const [one = '', two = ''] = [word[at], word[at + 1]];
  const swap = word.slice(0, at) + two + one + word.slice(at + 2);
  return swap === word || /[^A-Za-z]/.test(one + two) ? `${word}${word.at(-1) ?? 'x'}` : swap;
}

function textOf(node: Node | null): string {
  return isScalar(node) ? String(node.value ?? '') : '';
}

function written(node: Scalar, text: string, type?: Scalar.Type): Change {
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

function without({ map, list, index, value }: Placed, says: string): Change {
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
function renamed({ map, index, key }: Placed): Change {
  const pair = map?.items[index] as Pair<Scalar>;
  return written(pair.key, misspelt(key));
}

function swapped(list: YAMLSeq, index: number): Change {
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

function isName(value: Node | null): value is Scalar {
  return isScalar(value) && /^[A-Za-z][\w.#-]{2,}$/.test(textOf(value));
}

/** Keys under which the same word is what people read. */
function isWords({ key }: { readonly key: string }): boolean {
  return WORDS.has(key) || ['text', 'button', 'link', 'heading', 'banner', 'notice'].includes(key);
}

function isExpression({ key, value }: Placed): boolean {
  const text = textOf(value);
  return CONDITIONS.has(key) || text.startsWith('=') || text.includes('${');
}

function inExpression({ key }: Placed, text: string, at: number): boolean {
  if (CONDITIONS.has(key) || text.startsWith('=')) return !isQuoted(text.slice(0, at));
  const open = text.lastIndexOf('${', at);
  return open !== -1 && !text.slice(open, at).includes('}') && !isQuoted(text.slice(open, at));
}

function isQuoted(before: string): boolean {
  return before.split("'").length % 2 === 0;
}

/** A stop is what a button without steps may do as well. */
function isStop(steps: YAMLSeq): boolean {
  return JSON.stringify(steps) === '[{"stop":"true"}]';
}

/** Declared though no descriptor uses it: for the program, or for the specification's sake. */
function isKept({ map, path, value, file }: Placed): boolean {
  return map !== null && path.length === 2 && file.startsWith('catalog/') && isMap(value) && value.has('keep');
}

/** Maps whose keys are the author's own. */
function hasFreeKeys({ path, file }: Placed): boolean {
  const above = String(path.at(-2) ?? '');
  const free =
    'state facts flows dialogs fields actions data watch params slots settings codes addresses guards apps characters messages keep set with then parameters url pathParams fills groups clientCodes rename calls';
  return free.split(' ').includes(above) || /errors\.yaml$/.test(file) || path.includes('keep');
}

function callAround({ path, facts: _facts, map }: Placed): string | null {
  const holder = (map as { readonly holder?: YAMLMap } | null)?.holder;
  const name = holder?.get('call') ?? holder?.get('poll');
  return path.length > 0 && typeof name === 'string' ? name : null;
}

function siblings({ map }: Placed): readonly unknown[] | undefined {
  return (map as { readonly list?: YAMLSeq } | null)?.list?.items;
}

/** Texts that are compared with something. */
function literals(place: Placed, other: (word: string) => string): readonly Change[] {
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
function numbers(place: Placed): readonly Change[] {
  const { value } = place;
  if (!CONDITIONS.has(place.key) || !isScalar(value)) return [];
  const text = textOf(value);
  return [...text.matchAll(/(?:[<>]=?|[=!]=) (\d+)/g)].map((match) => {
    const number = match[1] ?? '';
    const at = match.index + match[0].length - number.length;
    return written(value, text.slice(0, at) + String(Number(number) + 1) + text.slice(at + number.length));
  });
}
