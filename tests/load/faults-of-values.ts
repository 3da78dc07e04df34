import { type Fault, fault } from './fault.ts';
import { APPLY, CHECK, CHOOSE, SERVICE } from './fault-files.ts';

/** Mistakes in lists of characters, in widgets that edit items of a list, and in calls against their schemas. */
export const faultsOfValues: readonly Fault[] = [
  // Lists of characters
  fault('unknown list of characters', APPLY, 'allow: kana', 'allow: ⟦kanna', 'name/characters', 'kana'),
  fault(
    'range of letters the wrong way round',
    'catalog/characters.yaml',
    'letters: ァ-ヺー',
    'letters: ⟦ヺ-ァ',
    'characters/letters',
  ),
  fault(
    'bracket among the letters',
    'catalog/characters.yaml',
    'letters: ァ-ヺー',
    'letters: ⟦"ァ-ヺ]"',
    'characters/letters',
  ),
  // Widgets that edit items of a list
  fault(
    'picker without a list',
    APPLY,
    'label: 来る人\n    widget: member-picker\n    bind: state.guests',
    '⟦label: 来る人\n    widget: member-picker',
    'field/bind',
  ),
  fault(
    'unknown member of an item',
    APPLY,
    '${item.name} さん',
    '${item.⟦nam} さん',
    'expression/unknown-member',
    'name',
  ),
  fault(
    'member that an item may lack',
    APPLY,
    "has(item.note) ? item.note : ''",
    '⟦item.note',
    'expression/maybe-unset',
  ),
  fault('locked by no condition', APPLY, 'lockedWhen: item.id == 1', 'lockedWhen: ⟦item.id', 'expression/wrong-type'),
  fault('edits a member that is not there', APPLY, 'edits: comes', 'edits: ⟦come', 'name/member', 'comes'),
  fault('edits a member that is no flag', APPLY, 'edits: comes', 'edits: ⟦name', 'type/member'),
  fault('counts a member that is not there', APPLY, 'where: comes', 'where: ⟦coms', 'name/member', 'comes'),
  fault('item outside of its options', APPLY, 'label: 来る人', 'label: "${⟦item.name}"', 'expression/unknown-name'),
  fault('picker of a single thing', APPLY, 'bind: state.guests', 'bind: state.family', 'type/state'),
  // Calls against their schemas
  fault('member the call does not take', CHOOSE, 'limit: 3', '⟦limits: 3', 'call/unknown-member', 'limit'),
  fault(
    'member the call needs',
    CHOOSE,
    'with: { name: =form.name, limit: 3 }',
    'with: ⟦{ limit: 3 }',
    'call/missing-member',
  ),
  fault('member of a wrong type', CHOOSE, 'limit: 3', 'limit: ⟦many', 'type/value'),
  fault('expression of a wrong type', CHOOSE, 'limit: 3', 'limit: =⟦form.name', 'expression/wrong-type'),
  fault('value outside an enum', CHOOSE, 'limit: 3', 'way: ⟦quick', 'type/value'),
  fault(
    'number where the call wants text',
    CHECK,
    'with: { name: 山田 }',
    'with: { name: ⟦100 }',
    'type/value',
    '"100"',
  ),
  fault('state set to a wrong type', CHOOSE, 'state.done: true', 'state.done: ⟦done', 'type/value'),
  fault(
    'start value of a wrong type',
    SERVICE,
    'done: { type: flag, starts: false',
    '⟦done: { type: flag, starts: nein',
    'type/state',
  ),
];
