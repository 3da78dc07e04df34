import { type Fault, fault } from './fault.ts';

const KANA = 'screens/desk/SCK0001-03-001.desk-kana.yaml';

const INSIDE = `    fields:
      kana:
        label: 振り仮名
        widget: text
        required: true
        maxLength: 20
        bind: item.kana
        messages: { required: "\${item.name}さんの振り仮名を入力してください。" }
      reason: { label: 理由, widget: text, absent: "" , shownWhen: item.age >= 15 }
`;

/** Mistakes an author makes with inputs that repeat for every item of a list. */
export const faultsOfRepeatedFields: readonly Fault[] = [
  fault('each misspelt', KANA, '    each: state', '    ⟦eahc: state', 'schema/unknown-key', 'each'),
  fault('no key', KANA, '    key: item.id\n', '', 'schema/missing-key'),
  fault('no legend', KANA, '    legend: "${item.name}さん（${item.age}歳）の振り仮名"\n', '', 'schema/missing-key'),
  fault(
    'an unknown key of repeated fields',
    KANA,
    '    key: item.id',
    '    key: item.id\n    ⟦hint: 説明',
    'schema/unknown-key',
  ),
  fault(
    'each of an unknown state',
    KANA,
    'each: state.family.members',
    'each: ⟦state.famly.members',
    'name/state',
    'state.family',
  ),
  fault('each of an unknown member', KANA, 'state.family.members', 'state.family.member', 'name/state', 'members'),
  fault('each of something that is no list', KANA, 'state.family.members', 'state.family.name', 'type/state'),
  fault(
    'each of what is not kept',
    KANA,
    'each: state.family.members',
    'each: ⟦launch.family',
    'name/state',
    'state.launch.family',
  ),
  fault(
    'where with an unknown member',
    KANA,
    'where: item.adult &&',
    'where: item.⟦adlt &&',
    'expression/unknown-member',
    'adult',
  ),
  fault(
    'where that is no condition',
    KANA,
    'where: item.adult && has(item.age)',
    'where: ⟦item.name',
    'expression/wrong-type',
  ),
  fault(
    'where that reads what is typed',
    KANA,
    'has(item.age)',
    "has(item.age) && form.kanaOf.exists(row, row.kana == '')",
    'field/where-form',
  ),
  fault('key that is the same for all', KANA, 'key: item.id', `key: "⟦'a'"`, 'field/key'),
  fault('key that is a flag', KANA, 'key: item.id', 'key: ⟦item.adult', 'field/key'),
  fault('key that reads something else', KANA, 'key: item.id', 'key: ⟦state.note', 'expression/unknown-name'),
  fault(
    'legend that reads what an item may lack',
    KANA,
    '${item.name}さん（',
    '${⟦item.picture}さん（',
    'expression/maybe-unset',
  ),
  fault(
    'an unknown member in a label',
    KANA,
    'label: 振り仮名',
    'label: "${item.⟦nmae}の振り仮名"',
    'expression/unknown-member',
    'name',
  ),
  fault(
    'an unknown member in a message',
    KANA,
    'required: "${item.name}さん',
    'required: "${item.⟦nme}さん',
    'expression/unknown-member',
    'name',
  ),
  fault(
    'a condition on an unknown member',
    KANA,
    'shownWhen: item.age >= 15',
    'shownWhen: item.⟦aeg >= 15',
    'expression/unknown-member',
    'age',
  ),
  fault('bind to an unknown member', KANA, 'bind: item.kana', 'bind: item.kanaa', 'name/item', 'kana'),
  fault('bind to a member of another type', KANA, 'bind: item.kana', 'bind: item.age', 'type/state'),
  fault('bind to the state instead of the item', KANA, 'bind: item.kana', 'bind: ⟦state.note', 'name/item'),
  fault('bind without item', KANA, 'bind: item.kana', 'bind: ⟦kana', 'name/item', 'item.kana'),
  fault(
    'two inputs bound to one member',
    KANA,
    'label: 理由, widget: text,',
    'label: 理由, widget: text, bind: item.kana,',
    'field/bound-twice',
  ),
  fault(
    'inputs that repeat inside inputs that repeat',
    KANA,
    'reason: {',
    'parts: ⟦{ each: state.family.members, key: item.id, legend: 名, fields: {} }\n      reason: {',
    'field/nested-each',
  ),
  fault(
    'each on one input',
    KANA,
    'fields:\n  kanaOf:',
    'fields:\n  note: { label: メモ, widget: text, ⟦each: state.family.members }\n  kanaOf:',
    'field/each-on-input',
  ),
  fault(
    'an input above the inputs',
    KANA,
    'above: [{ text: "${item.picture}", shownWhen: has(item.picture) }]',
    'above: [⟦{ field: kanaOf }]',
    'field/in-above',
  ),
  fault('nothing repeats', KANA, INSIDE, '    fields: ⟦{}\n', 'field/repeats-nothing'),
  fault('the name of an inner input in the view', KANA, '- field: kanaOf', '- field: ⟦kana', 'name/field'),
  fault('an unknown inner value', KANA, "row.kana != ''", "row.⟦kna != ''", 'expression/unknown-member', 'kana'),
  fault('the bound item outside of it', KANA, 'title: 振り仮名', 'title: "${⟦item.name}"', 'expression/unknown-name'),
];
