import { describe, expect, it } from 'vitest';
import type { EachBlock } from '../../src/blocks/each/block.ts';
import type { LinkBlock } from '../../src/blocks/link/block.ts';
import type { SummaryBlock } from '../../src/blocks/summary/block.ts';
import type { ChangeTarget } from '../../src/model/link.ts';
import { loadSmall, textOf } from './small-project.ts';
import { screen } from './small-screen.ts';

describe('a screen, normalised', () => {
  it('a change that names a template is there once for each of its screens, with the condition under which that is shown', () => {
    const check = 'screens/desk/SCK0001-01-002.desk-check.yaml';
    const variants = Object.fromEntries(
      ['SCK0001-02-001.desk-jma', 'SCK0001-02-002.desk-jpa'].map((screen, index) => {
        const file = `screens/desk/${screen}.yaml`;
        return [file, `${textOf(file)}shownWhen: has(state.note) && state.note == 'v${index}'\n`];
      }),
    );
    const text = textOf(check)
      .replace('change: desk-choose#name', 'change: apply#code')
      .replace('change: desk-choose#way', 'change: apply');
    const loaded = loadSmall({ ...variants, [check]: text });
    expect(loaded.problems).toEqual([]);
    const [summary, each] = loaded.project.screens.find(({ name }) => name === 'desk-check')?.view ?? [];
    const targetOf = (change: ChangeTarget | null | undefined) => [
      change?.screen,
      change?.field,
      change?.shownWhen?.source,
    ];
    const rows = (summary as SummaryBlock).rows.slice(0, 2);
    expect(rows.map((row) => ('rows' in row ? null : targetOf(row.change)))).toEqual([
      ['desk-jma', 'code', "has(state.note) && state.note == 'v0'"],
      ['desk-jpa', 'code', "has(state.note) && state.note == 'v1'"],
    ]);
    const links = (each as EachBlock).blocks.filter((block) => block.kind === 'link');
    expect(links.map((link) => targetOf((link as LinkBlock).change)[0])).toEqual(['desk-jma', 'desk-jpa', 'desk-kana']);
  });

  it('has its inputs in the order of the view, also those that the screen adds to its template', () => {
    const jma = 'screens/desk/SCK0001-02-001.desk-jma.yaml';
    const text = textOf(jma)
      .replace('[{ text: 会員番号も入力してください。 }]', '[{ field: member }, { field: reading }]')
      .concat('fields: { member: { label: 会員番号, widget: text } }\n');
    const loaded = loadSmall({ [jma]: text });
    expect(loaded.problems).toEqual([]);
    const fields = loaded.project.screens.find(({ name }) => name === 'desk-jma')?.fields.map(({ name }) => name);
    expect(fields).toEqual(['code', 'number', 'member', 'reading', 'guests']);
  });

  it('a field that no screen of the template has is told once', () => {
    const check = 'screens/desk/SCK0001-01-002.desk-check.yaml';
    const { problems } = loadSmall({
      [check]: textOf(check).replace('change: desk-choose#name', 'change: apply#cod'),
    });
    expect(problems.map(({ rule, suggestion }) => [rule, suggestion])).toEqual([['name/field', 'code']]);
  });

  it('fills slots and folds the constants of a template', () => {
    expect(screen('desk-jma').view.map(({ kind }) => kind)).toEqual(['field', 'field', 'text']);
    expect(screen('desk-jpa').view.map(({ kind }) => kind)).toEqual(['field']);
    expect(screen('desk-jpa').fields.map(({ name }) => name)).toEqual(['code', 'reading', 'guests']);
    expect(screen('desk-jma').title).toMatchObject({
      parts: [{ tree: ['call', 'label', ['value', 'issuer'], ['value', 'jma']] }, 'の申請'],
    });
  });

  it('takes over a shared template: adds names, asks its own error rows first, fills slots among steps and rows at any depth', () => {
    const { project, problems } = loadSmall({
      'screens/templates/closing.yaml': CLOSING,
      'screens/desk/SCK0001-04-001.desk-closed.yaml': CLOSED,
      'screens/desk/SCK0001-04-002.desk-left.yaml': LEFT,
    });
    expect(problems.map(({ rule, place, message }) => `${rule} ${place.file}:${place.line} ${message}`)).toEqual([]);
    const of = (name: string) => project.screens.find((one) => one.name === name);
    const steps = (name: string, action: string) =>
      JSON.stringify(of(name)?.actions.find((one) => one.name === action)?.steps, (key, value) =>
        key === 'at' ? undefined : value,
      );
    expect(of('desk-closed')?.url.map(({ name }) => name)).toEqual(['key', 'page']);
    expect(of('desk-closed')?.actions.map(({ name }) => name)).toEqual(['quit', 'stay', 'next', 'back']);
    expect(of('desk-closed')?.errors.map(({ codes }) => codes)).toEqual([['EDX001'], ['EDX002'], ['network'], ['any']]);
    expect(of('desk-left')?.errors.map(({ codes }) => codes)).toEqual([['network'], ['any']]);
    expect(steps('desk-closed', 'quit')).toContain('desk-choose');
    expect(steps('desk-left', 'quit')).not.toContain('desk-choose');
    expect(steps('desk-left', 'quit')).toContain('"leave":"top"');
    expect(of('desk-closed')?.view.map((block) => (block as Partial<SummaryBlock>).rows?.length)).toContain(2);
    expect(of('desk-left')?.view.map((block) => (block as Partial<SummaryBlock>).rows?.length)).toContain(1);
  });

  it('a template of a service fills what a shared one leaves to it, and leaves the rest to its screens', () => {
    const { project, problems } = loadSmall({
      'screens/templates/closing.yaml': CLOSING,
      'screens/desk/templates/desk-closing.yaml': DESK_CLOSING,
      'screens/desk/SCK0001-04-001.desk-last.yaml': LAST,
    });
    expect(problems.map(({ rule, place, message }) => `${rule} ${place.file}:${place.line} ${message}`)).toEqual([]);
    const last = project.screens.find(({ name }) => name === 'desk-last');
    expect(last?.url.map(({ name }) => name)).toEqual(['key', 'page', 'side']);
    expect(last?.errors.map(({ codes }) => codes)).toEqual([['EDX001'], ['network'], ['any']]);
    const [, quit, help] = last?.view ?? [];
    expect(quit).toMatchObject({ kind: 'button', text: 'やめる' });
    expect(help).toBeUndefined();
    expect(JSON.stringify(last?.view)).toContain('終わった理由は2つです。');
    expect(JSON.stringify(last?.actions)).toContain('desk-choose');
  });
});

const CLOSING = `template: closing
url: { key: { optional: true } }
view:
  - summary:
      - { label: 受付, value: "\${has(url.key) ? url.key : '—'}" }
      - slot: rows
  - { button: やめる, action: quit }
actions:
  quit:
    - when: has(url.key)
      do:
        - slot: before
          otherwise: { leave: top }
    - leave: top
errors:
  - slot: errors
  - { codes: [network], leave: top }
  - { codes: [any], leave: top }
`;

const CLOSED = `id: SCK0001-04-001
name: desk-closed
path: closed/
title: 終わり
extends: closing
url: { page: { optional: true } }
slots:
  rows: [{ label: 枚数, value: "\${has(url.page) ? url.page : '1'}" }]
  before: { go: desk-choose }
  errors: [{ codes: [EDX002], leave: top }]
actions:
  stay: [{ stop: true }]
errors:
  - { codes: [EDX001], leave: top }
`;

const LEFT = `id: SCK0001-04-002
name: desk-left
path: left/
title: 中止
extends: closing
`;

const DESK_CLOSING = `template: desk-closing
extends: closing
params: { reasons: { type: number, default: 3 } }
url: { page: { optional: true } }
slots:
  rows:
    - { label: 理由, value: "終わった理由は\${params.reasons}つです。" }
    - { label: 枚数, value: "\${has(url.page) ? url.page : '1'}" }
    - slot: more
errors:
  - { codes: [EDX001], leave: top }
`;

const LAST = `id: SCK0001-04-001
name: desk-last
path: last/
title: 終わり
extends: desk-closing
params: { reasons: 2 }
url: { side: { optional: true } }
slots:
  before: { go: desk-choose }
  more: [{ label: 面, value: "\${has(url.side) ? url.side : '表'}" }]
`;
