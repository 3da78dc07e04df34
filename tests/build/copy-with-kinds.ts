import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkProject } from '../../scripts/check/check-project.ts';
import type { Vocabulary } from '../../src/model/vocabulary.ts';
import { baseFiles, brief, root, rules, withFiles } from '../lint/project.ts';

/** Cards between two lines: texts, a list of items, conditions, an action, a place and blocks inside. */
export const descriptor = `import type { BlockKind } from '../../model/vocabulary.ts';

export const blockKind = {
  kind: 'divider',
  says: '区切りの線と、その下のカード。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['divider'],
    properties: {
      divider: { 'x-kind': 'text', 'x-as': 'text', description: '線の上の文。' },
      cards: {
        type: 'array',
        default: [],
        description: 'カード。',
        items: {
          type: 'object',
          'x-lead': 'label',
          'x-items': 'each',
          additionalProperties: false,
          required: ['label'],
          properties: {
            each: { 'x-kind': 'expression', 'x-type': 'list', default: null, description: '並び。' },
            label: { 'x-kind': 'text', 'x-item': true, description: '見出し。' },
            to: { 'x-kind': 'place', default: null, description: '行き先。' },
            action: { 'x-kind': 'name:action', default: null, description: 'アクション。' },
            shownWhen: { 'x-kind': 'condition', 'x-guard': true, default: null, description: '条件。' },
          },
        },
      },
      below: { 'x-kind': 'blocks', 'x-as': 'blocks', default: [], description: '線の下。' },
    },
  },
  inDialog: 'no',
  late: true,
} as const satisfies BlockKind;
`;
export const component = `export default function Divider() {
  return <hr />;
}
`;

/** Hands a person over to another screen, unless it is refused: values, an expression's condition, steps inside, a way on, an end. */
export const stepDescriptor = `import type { StepKind } from '../../model/vocabulary.ts';

export const stepKind = {
  kind: 'handOver',
  says: '別の画面に引きつぎます。',
  options: {
    type: 'object',
    required: ['handOver'],
    additionalProperties: false,
    properties: {
      handOver: { type: 'string', 'x-kind': 'name:screen', description: '行き先。' },
      with: { type: 'object', default: {}, additionalProperties: { 'x-kind': 'value' }, description: '渡す値。' },
      onRefused: { 'x-kind': 'steps', default: [], description: '断られたとき。' },
    },
  },
  effects: [
    { do: 'run', steps: 'onRefused', how: 'aside', words: '断られた' },
    { do: 'go', to: 'handOver', with: 'with' },
    { do: 'end' },
  ],
} as const satisfies StepKind;
`;
const runner = 'export async function run() {}\n';

/** A copy of the project with a block's folder more, and a step's. Who asks for it removes it: unit tests share their modules, and what one file tidies away another may still need. */
export function copyWith(files: { readonly [name: string]: string }): string {
  const copy = mkdtempSync(join(tmpdir(), 'madoguchi-block-'));
  mkdirSync(join(copy, 'src'));
  const linked = readdirSync(join(root, 'src')).filter((name) => name !== 'blocks' && name !== 'steps');
  for (const name of ['catalog', 'node_modules', 'package.json', ...linked.map((folder) => `src/${folder}`)])
    symlinkSync(join(root, name), join(copy, name));
  for (const name of ['src/blocks', 'src/steps']) cpSync(join(root, name), join(copy, name), { recursive: true });
  mkdirSync(join(copy, 'src/steps/handOver'));
  writeFileSync(join(copy, 'src/steps/handOver/step.ts'), stepDescriptor);
  writeFileSync(join(copy, 'src/steps/handOver/run.ts'), runner);
  mkdirSync(join(copy, 'src/blocks/divider'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(copy, 'src/blocks/divider', name), text);
  return copy;
}

export function removed(copy: string): void {
  rmSync(copy, { recursive: true, force: true });
}

export const FILE = 'screens/sample/SMP0001-01-001.sample-first.yaml';
export const at = (line: number, column: number) => `${FILE}:${line}:${column}`;
const screenOf = (view: string, more: string) =>
  `id: SMP0001-01-001\nname: sample-first\npath: first/\ntitle: 見本の画面\ndata:\n  card: { call: status }\nview:\n${view}\n${more}`;

/** The base project, checked with these kinds. */
export function kindsAtWork(vocabulary: Vocabulary) {
  const checked = (view: string, more = '') =>
    checkProject(withFiles(baseFiles, { [FILE]: screenOf(view, more) }), vocabulary, rules);
  const told = (view: string, more = '') =>
    checked(view, more)
      .problems.filter(({ place }) => place.file === FILE)
      .map(brief);
  return { vocabulary, checked, told };
}
