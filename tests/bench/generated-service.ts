import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { choices, digitCount, manyScreen, maxLength, screenCount, sixtyFields, ways } from './sixty-fields.ts';

/** Writes the service `bench` into a copy of the project: one screen of 60 fields and 100 screens of three. */
export function writeGeneratedService(root: string): void {
  const folder = join(root, 'screens/bench');
  mkdirSync(folder, { recursive: true });
  const names = Array.from({ length: screenCount }, (_, index) => `bench-many-${index + 1}`);
  write('service', {
    service: 'bench',
    title: '測定',
    layout: { heading: true },
    flows: {
      sixty: { screens: ['bench-sixty', 'bench-sixty-done'], startsAt: ['bench-sixty'] },
      many: { screens: names, startsAt: names.slice(0, 1) },
    },
  });
  write('SBN0001-00-001', sixty());
  write('SBN0001-00-002', {
    id: 'SBN0001-00-002',
    name: 'bench-sixty-done',
    path: 'sixty-done/',
    title: '終わり',
    view: [{ text: '入力を受け付けました。' }],
  });
  for (let number = 1; number <= screenCount; number += 1) {
    const id = `SBN0001-01-${String(number).padStart(3, '0')}`;
    write(id, many(id, number));
  }

  function write(name: string, descriptor: object): void {
    writeFileSync(join(folder, `${name}.yaml`), stringify(descriptor, { aliasDuplicateObjects: false }));
  }
}

const buttons = [
  { button: '次へ', action: 'next' },
  { button: '戻る', action: 'back', look: 'secondary' },
];

function sixty(): object {
  const fields = sixtyFields.map(({ name, label, kind, onlyFor }) => [
    name,
    {
      label,
      required: true,
      messages: { required: `${label}は必須項目です。` },
      ...(onlyFor === null ? {} : { shownWhen: `has(form.way) && form.way == '${onlyFor}'` }),
      ...{
        text: { widget: 'text', maxLength },
        kana: { widget: 'text', maxLength, fullWidthKana: true },
        digits: { widget: 'text', digits: digitCount },
        select: { widget: 'select', options: choices },
        radio: { widget: 'radio', options: ways },
      }[kind],
    },
  ]);
  return {
    id: 'SBN0001-00-001',
    name: 'bench-sixty',
    path: 'sixty/',
    title: '60項目の入力',
    view: [
      { text: 'すべての項目を入力してください。' },
      ...sixtyFields.map(({ name }) => ({ field: name })),
      ...buttons,
    ],
    fields: Object.fromEntries(fields),
  };
}

function many(id: string, number: number): object {
  const { title, texts, labels } = manyScreen(number);
  // A name of their own for one field of each screen, so that every screen has its own compiled form.
  const fields = labels.map((label, index) => [
    `field${index + 1}of${number}`,
    { label, widget: 'text', required: false, maxLength },
  ]);
  return {
    id,
    name: `bench-many-${number}`,
    path: `many-${number}/`,
    title,
    view: [...texts.map((text) => ({ text })), ...fields.map(([field]) => ({ field })), ...buttons],
    fields: Object.fromEntries(fields),
  };
}
