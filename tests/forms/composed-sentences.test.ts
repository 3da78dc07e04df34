import { describe, expect, it } from 'vitest';
import { renderText } from '../../src/expressions/text.ts';
import { argumentText } from '../../src/forms/argument-text.ts';
import { constraintsOfField } from '../../src/forms/constraints-of-field.ts';
import { type DataForm, isGroup, itemsOf } from '../../src/forms/data-form/definition.ts';
import { innerField } from '../../src/forms/data-form/inner-field.ts';
import { errorMessages } from '../../src/forms/error-messages.ts';
import type { Scope, TextValue } from '../../src/model/expression.ts';
import type { Field } from '../../src/model/field.ts';
import {
  parseCatalogue,
  readCatalogueTexts,
} from '../../src/server/services/national-qualifications/catalogue/catalogue-files.ts';
import { withKnown } from '../../src/server/services/national-qualifications/catalogue/with-known.ts';
import { projectOf } from '../runtime/project.ts';
import { formVocabulary } from './vocabulary.ts';

const project = projectOf();
const { constraints } = formVocabulary;
const [catalog] = project.catalogs;
const messages = catalog?.messages ?? {};

/** Every expression gives a word, so that a sentence can be read. */
const word = '見本';
const text = (value: TextValue, more: Scope) =>
  typeof value === 'string'
    ? renderText(value, more, {}, { label: () => '', setting: () => false, now: () => 0 })
    : value.parts
        .map((part) =>
          typeof part === 'string' ? part : Object.hasOwn(more, part.source) ? String(more[part.source]) : word,
        )
        .join('');

const known = { today: '20261124', inTenYears: '20361231', birthdate: '19800401' };
const { forms } = parseCatalogue((await readCatalogueTexts()).texts);

/** Where an input is, and what it asks. */
type Input = readonly [place: string, field: Field, row: string];
const inputs: readonly Input[] = [
  ...project.screens.flatMap(({ name, fields, groups }) => [
    ...fields.map((field): Input => [name, field, '']),
    ...groups.flatMap((group) => group.fields.map((field): Input => [name, field, '見本の一つ：'])),
  ]),
  ...forms.flatMap(({ id, definition }) =>
    itemsOf(withKnown(definition, known) as DataForm).flatMap((item): readonly Input[] =>
      isGroup(item)
        ? item.fields.map((field): Input => [id, innerField(field, constraints), `${item.legend} 1：`])
        : [[id, innerField(item, constraints), '']],
    ),
  ),
];

/** Of each constraint that can refuse something, and of a value of another type. */
const sentences = inputs.flatMap(([place, field, row]) => {
  const uses = constraintsOfField(field).filter(({ name }) => constraints[name]?.appliesTo.includes(field.type));
  const names = [...uses.map(({ name, argument }) => ({ name, argument })), { name: 'type', argument: field.type }];
  return names.map(({ name, argument }) => {
    const [told] = errorMessages({
      fields: [field],
      failures: [{ field: field.name, constraint: name, argument: argumentText(argument) }],
      isShown: () => true,
      row,
      messages,
      text,
    });
    const own = uses.find((use) => use.name === name)?.message ?? null;
    const label = text(field.label, {});
    return { at: `${place} ${field.name} ${name}`, sentence: told?.message ?? '', label, row, isOwn: own !== null };
  });
});

describe('what is told of every input of every screen and form', () => {
  it('is a sentence', () => {
    const odd = sentences.filter(
      ({ sentence }) => !/[ぁ-んァ-ヶ一-龠].*(?:。(?:例：\S+|（お問い合わせ番号 \w+）)?|：\S+)$/u.test(sentence),
    );
    expect(odd).toEqual([]);
  });

  it('names the input in quotes where the words are shared, whatever kind of label it has', () => {
    const shared = sentences.filter(({ isOwn, at }) => !isOwn && !at.endsWith(' type'));
    expect(shared.length).toBeGreaterThan(100);
    expect(shared.filter(({ sentence, label }) => !sentence.includes(`「${label}」`))).toEqual([]);
  });

  it('never makes a question or a verb the subject of a sentence', () => {
    const bare = sentences.filter(({ sentence, label }) => {
      const outside = sentence.replaceAll(/「[^」]*」/gu, '');
      return /か$|する$|書く$/u.test(label) && outside.includes(label);
    });
    expect(bare).toEqual([]);
    expect(sentences.filter(({ sentence }) => /[すいたるくうつぬむぶぐ]か?は必須/u.test(sentence))).toEqual([]);
  });

  it('names the row of what repeats', () => {
    const rows = sentences.filter(({ row }) => row !== '');
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ sentence, row }) => !sentence.startsWith(row) && !sentence.includes(word))).toEqual([]);
  });

  it('says how an input is filled in: typed, chosen, ticked or sent', () => {
    const empty = sentences.filter(({ at, isOwn }) => at.endsWith(' required') && !isOwn);
    const verbs = empty.map(({ sentence }) => /(?:必須項目です|選んでください|付けてください)。$/u.exec(sentence)?.[0]);
    expect(verbs).not.toContain(undefined);
    expect(new Set(verbs).size).toBeGreaterThan(1);
  });
});
