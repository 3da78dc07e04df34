import { describe, expect, it } from 'vitest';
import { argumentText } from '../../src/forms/argument-text.ts';
import { constraintsOfField } from '../../src/forms/constraints-of-field.ts';
import { errorMessages } from '../../src/forms/error-messages.ts';
import { realFiles } from '../lint/project.ts';
import { aField } from './a-field.ts';
import { allInputs, messages, wordsOf as text, word } from './all-inputs.ts';
import { formVocabulary } from './vocabulary.ts';

const { constraints } = formVocabulary;
const needed = { label: '見本', required: true };

/** One of each way of filling in, whatever services there are. */
const ways = [
  { at: 'typed', field: aField('typed', needed), row: '' },
  { at: 'chosen', field: aField('chosen', { ...needed, options: [{ value: 'a', label: 'A', hint: '' }] }), row: '' },
  { at: 'ticked', field: aField('ticked', { ...needed, type: 'flag', widget: 'checkbox' }), row: '見本の一つ：' },
];

/** Of each constraint that can refuse something, and of a value of another type. */
const sentences = [...ways, ...allInputs].flatMap(({ at: place, field, row }) => {
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

/** Screens that have inputs of their own, by their descriptors as written. */
const withInputs = [...realFiles].flatMap(([file, text]) => {
  const isScreen = /^screens\/(?!templates\/)[^/]+\/[A-Z][^/]*\.yaml$/u.test(file);
  return isScreen && /^fields:/mu.test(String(text)) ? [/^name: (.+)$/mu.exec(String(text))?.[1]] : [];
});

describe('what is told of every input of every screen and form', () => {
  it('is looked at for all of them', () => {
    const looked = new Set(allInputs.map(({ at }) => at));
    expect(withInputs.filter((name) => name === undefined || !looked.has(name))).toEqual([]);
    expect(sentences.length).toBeGreaterThan(allInputs.length);
  });

  it('is a sentence', () => {
    const odd = sentences.filter(
      ({ sentence }) => !/[ぁ-んァ-ヶ一-龠].*(?:。(?:例：\S+|（お問い合わせ番号 \w+）)?|：\S+)$/u.test(sentence),
    );
    expect(odd).toEqual([]);
  });

  it('names the input in quotes where the words are shared, whatever kind of label it has', () => {
    const shared = sentences.filter(({ isOwn, at }) => !isOwn && !at.endsWith(' type'));
    expect(shared.length).toBeGreaterThanOrEqual(ways.length);
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
    expect(rows.length).toBeGreaterThan(allInputs.filter(({ row }) => row !== '').length);
    expect(rows.filter(({ sentence, row }) => !sentence.startsWith(row) && !sentence.includes(word))).toEqual([]);
  });

  it('says how an input is filled in: typed, chosen, ticked or sent', () => {
    const empty = sentences.filter(({ at, isOwn }) => at.endsWith(' required') && !isOwn);
    const verbs = empty.map(({ sentence }) => /(?:必須項目です|選んでください|付けてください)。$/u.exec(sentence)?.[0]);
    expect(verbs).not.toContain(undefined);
    expect(verbs.slice(0, ways.length)).toEqual(['必須項目です。', '選んでください。', '付けてください。']);
  });
});
