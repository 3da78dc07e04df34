import { isMap, isScalar, isSeq } from 'yaml';
import { literals, misspelt, numbers, renamed, swapped, without, written } from './changes.ts';
import { claimOperators } from './claim-operators.ts';
import type { Operator } from './operator.ts';
import {
  CONDITIONS,
  callAround,
  EXITS,
  hasFreeKeys,
  inExpression,
  isExpression,
  isKept,
  isName,
  isStop,
  isWords,
  REFERENCES,
  siblings,
  TARGETS,
  textOf,
  WORDS,
} from './place.ts';

export const operators: readonly Operator[] = [
  ...claimOperators,
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
