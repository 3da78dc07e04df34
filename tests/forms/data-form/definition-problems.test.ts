import { describe, expect, it } from 'vitest';
import { definitionProblems } from '../../../src/forms/data-form/definition-problems.ts';
import { innerWidgets } from '../../../src/forms/data-form/inner-widgets.ts';
import type { WidgetKind } from '../../../src/model/vocabulary.ts';
import { formVocabulary } from '../vocabulary.ts';
import { choice, formOf, text } from './forms.ts';

const pathsOf = (definition: unknown) =>
  definitionProblems(definition, formVocabulary.constraints).map(({ path }) => path);

const nested = (levels: number): object => ({
  heading: `${levels}`,
  ...(levels > 1 ? { sections: [nested(levels - 1)] } : {}),
});
const many = (count: number, from = 0) => Array.from({ length: count }, (_, index) => text(`f${from + index}`));
const group = { group: 'careers', legend: '職歴', fields: [text('school')] };

describe('definitions that are accepted', () => {
  it.each([
    ['one field', formOf(text('a'))],
    ['sections four levels deep', { sections: [nested(4)] }],
    ['200 fields', formOf(...many(200))],
    ['200 fields, some in groups', formOf(...many(199), group)],
    [
      'a condition on an earlier field',
      formOf(choice('a', ['x', 'y']), text('b', { shownWhen: { field: 'a', is: 'x' } })),
    ],
    [
      'a condition with several values',
      formOf(choice('a', ['x', 'y']), text('b', { shownWhen: { field: 'a', is: ['x', 'y'] } })),
    ],
    ['the same name inside and outside of a group', formOf(text('school'), group)],
    [
      'what an answer is held against',
      formOf(text('a', { against: { values: ['x'], source: 'y', from: 'card' } }), text('b', { against: 'name' })),
    ],
    ['a safe pattern', formOf(text('a', { pattern: '[A-Z]{2}-[0-9]{1,8}' }))],
    [
      'wording for a constraint that is implied',
      formOf(choice('a', ['x'], { messages: { oneOf: '選んでください。' } })),
    ],
    ['bounds of an attachment', formOf(text('a', { widget: 'attachment', accept: ['pdf'], mostBytes: 1000, most: 2 }))],
    ['names of what every object has', formOf(text('constructor'), text('toString'), text('valueOf'))],
  ])('%s', (_, definition) => {
    expect(definitionProblems(definition, formVocabulary.constraints)).toEqual([]);
  });
});

describe('definitions that are refused, each mistake told once where it stands', () => {
  it.each<readonly [string, unknown, readonly string[]]>([
    ['nothing', null, ['']],
    ['a list', [], ['']],
    ['no sections', {}, ['']],
    ['an empty list of sections', { sections: [] }, ['/sections']],
    ['an unknown member', { sections: [{ heading: 'a', itmes: [] }] }, ['/sections/0/itmes']],
    ['sections five levels deep', { sections: [nested(5)] }, ['/sections/0/sections/0/sections/0/sections/0/sections']],
    [
      '201 fields',
      {
        sections: [
          { heading: 'a', items: many(200) },
          { heading: 'b', items: many(1, 200) },
        ],
      },
      [''],
    ],
    ['a name twice', formOf(text('a'), text('a')), ['/sections/0/items/1']],
    [
      'a name twice in different sections',
      { sections: [{ heading: 'a', items: [text('x')], sections: [{ heading: 'b', items: [text('x')] }] }] },
      ['/sections/0/sections/0/items/0'],
    ],
    ['a name twice in a group', formOf({ ...group, fields: [text('x'), text('x')] }), ['/sections/0/items/0/fields/1']],
    ['a group named as a field', formOf(text('careers'), group), ['/sections/0/items/1']],
    ['a name that is none', formOf(text('a-b')), ['/sections/0/items/0/name']],
    ['an unknown widget', formOf(text('a', { widget: 'password' })), ['/sections/0/items/0/widget']],
    ['an unknown constraint', formOf(text('a', { maxLenght: 3 })), ['/sections/0/items/0/maxLenght']],
    ['a constraint with a wrong argument', formOf(text('a', { maxLength: '3' })), ['/sections/0/items/0/maxLength']],
    ['a switch that is off', formOf(text('a', { fullWidthKana: false })), ['/sections/0/items/0/fullWidthKana']],
    [
      'a constraint of another type',
      formOf(choice('a', ['x'], { widget: 'checkbox', maxLength: 3 })),
      ['/sections/0/items/0/maxLength'],
    ],
    [
      'bounds of files without files',
      formOf(choice('a', ['x'], { widget: 'checkbox', mostBytes: 3 })),
      ['/sections/0/items/0/mostBytes'],
    ],
    [
      'something to hold it against without a name',
      formOf(text('a', { against: { values: ['x'], from: 'card' } as never })),
      ['/sections/0/items/0/against'],
    ],
    ['a pattern that runs away', formOf(text('a', { pattern: '(a+)+' })), ['/sections/0/items/0/pattern']],
    ['a pattern that is none', formOf(text('a', { pattern: '(' })), ['/sections/0/items/0/pattern']],
    ['letters of a catalogue', formOf(text('a', { allow: 'kana' })), ['/sections/0/items/0/allow']],
    ['choices without options', formOf(text('a', { widget: 'select' })), ['/sections/0/items/0']],
    ['options without choices', formOf(choice('a', ['x'], { widget: 'text' })), ['/sections/0/items/0/options']],
    [
      'an option twice',
      formOf(choice('a', ['x', 'x'])),
      ['/sections/0/items/0/options', '/sections/0/items/0/options'],
    ],
    [
      'a label twice',
      formOf({
        name: 'a',
        label: 'a',
        widget: 'radio',
        options: [
          { value: 'x', label: 'はい' },
          { value: 'y', label: 'はい' },
        ],
      }),
      ['/sections/0/items/0/options'],
    ],
    [
      'a condition on a later field',
      formOf(text('b', { shownWhen: { field: 'a', is: 'x' } }), choice('a', ['x'])),
      ['/sections/0/items/0/shownWhen'],
    ],
    [
      'a condition on itself',
      formOf(text('a', { shownWhen: { field: 'a', is: 'x' } })),
      ['/sections/0/items/0/shownWhen'],
    ],
    [
      'a condition on a field outside of the group',
      formOf(choice('a', ['x']), { ...group, fields: [text('b', { shownWhen: { field: 'a', is: 'x' } })] }),
      ['/sections/0/items/1/fields/0/shownWhen'],
    ],
    [
      'a condition on a field inside of a group',
      formOf(group, text('b', { shownWhen: { field: 'school', is: 'x' } })),
      ['/sections/0/items/1/shownWhen'],
    ],
    [
      'a condition on a value nobody can choose',
      formOf(choice('a', ['x']), text('b', { shownWhen: { field: 'a', is: 'z' } })),
      ['/sections/0/items/1/shownWhen'],
    ],
    [
      'a condition on files',
      formOf(text('a', { widget: 'attachment' }), text('b', { shownWhen: { field: 'a', is: 'z' } })),
      ['/sections/0/items/1/shownWhen'],
    ],
    [
      'a group inside a group',
      formOf({ ...group, fields: [group as never] }),
      [
        '/sections/0/items/0/fields/0',
        '/sections/0/items/0/fields/0',
        '/sections/0/items/0/fields/0',
        '/sections/0/items/0/fields/0/group',
        '/sections/0/items/0/fields/0/legend',
        '/sections/0/items/0/fields/0/fields',
      ],
    ],
    ['more rows at least than at most', formOf({ ...group, least: 3, most: 2 }), ['/sections/0/items/0/least']],
    [
      'wording for a constraint that does not hold',
      formOf(text('a', { messages: { email: '?' } })),
      ['/sections/0/items/0/messages/email'],
    ],
  ])('%s', (_, definition, paths) => {
    expect(pathsOf(definition)).toEqual(paths);
  });
});

const widgets = Object.values(
  import.meta.glob<{ widget: WidgetKind }>('../../../src/widgets/*/widget.ts', { eager: true }),
).map(({ widget }) => widget);

describe('the widgets a definition may use are those of screens', () => {
  it.each(Object.entries(innerWidgets))('%s', (name, { type }) => {
    const widget = widgets.find((candidate) => candidate.name === name);
    expect(widget).toMatchObject({ for: 'field', valueType: type });
  });
});
