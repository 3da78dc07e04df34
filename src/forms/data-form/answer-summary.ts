// chunk: data-form
import { type Attachment, isAttachment } from '../attachment.ts';
import { type AnswerValues, answerOf, rowsOf, shownItems } from './answers.ts';
import { type DataField, type DataForm, type DataItem, type DataSection, isGroup, itemsOf } from './definition.ts';
import { inWords } from './in-words.ts';

/** A question and its answer, in words. */
export interface AnswerRow {
  /** Name of its control: `familyName`, `careers.1.company`. */
  readonly name: string;
  readonly label: string;
  /** Empty = no answer. */
  readonly value: string;
  /** The answer's files, if it consists of files. */
  readonly files: readonly Attachment[];
}

/** One row of a group. */
export interface AnswerRows {
  /** Example 「職歴 2」. */
  readonly legend: string;
  readonly rows: readonly AnswerRow[];
}

export interface AnswerSection {
  readonly heading: string;
  readonly parts: readonly (AnswerRow | AnswerRows)[];
  readonly sections: readonly AnswerSection[];
}

/** Every question with its answer, divided as in the form. Sections that ask nothing are left out. */
export function answerSummary(form: DataForm, values: AnswerValues): readonly AnswerSection[] {
  const shown = new Set(shownItems(itemsOf(form), values));
  const part = (item: DataItem): readonly (AnswerRow | AnswerRows)[] => {
    if (!isGroup(item)) return [answerRow(item, values, '')];
    return rowsOf(values, item.group).map(({ key, row }, index) => ({
      legend: numbered(item.legend, index),
      rows: shownItems(item.fields, row).map((field) => answerRow(field, row, `${item.group}.${key}.`)),
    }));
  };
  const inSections = (sections: readonly DataSection[] = []): readonly AnswerSection[] =>
    sections
      .map(({ heading, items = [], sections: inside }) => ({
        heading,
        parts: items.filter((item) => shown.has(item)).flatMap(part),
        sections: inSections(inside),
      }))
      .filter(({ parts, sections: inside }) => parts.length + inside.length > 0);
  return inSections(form.sections);
}

/** Example 「職歴 2」 for the second. */
export function numbered(legend: string, index: number): string {
  return `${legend} ${index + 1}`;
}

function answerRow(field: DataField, values: AnswerValues, around: string): AnswerRow {
  const value = answerOf(values, field.name);
  const files = Array.isArray(value) ? value.filter(isAttachment) : [];
  return { name: `${around}${field.name}`, label: field.label, value: inWords(field, value), files };
}
