import type { ProjectFiles } from '../../src/load/files/project-files.ts';

/** Screens of the small service: the others are made. */
const WRITTEN = 5;

/**
 * A project of so many screens in so many services: the small service of the checker's faults (launch, guards, facts, state, a flow with
 * conditions, a template, repeated inputs, data, a poll, error rows, dialogs, calls) with more screens in its flow, once for every service.
 */
export function generatedScreens(small: ProjectFiles, screens: number, services: number): ProjectFiles {
  const added = Array.from({ length: screens / services - WRITTEN }, (_, nth) => nth);
  const files = new Map([...small].filter(([file]) => !file.startsWith('screens/')));
  const service = [...small].filter(([file]) => file.startsWith('screens/desk/'));
  for (let index = 0; index < services; index += 1) {
    const own = (text: string) => text.replaceAll('desk-', `desk${index}-`).replaceAll('SDK0001', `SDK${1000 + index}`);
    for (const [file, content] of [...service, ...added.map(more)]) {
      const text = own(typeof content === 'string' ? content : new TextDecoder().decode(content));
      const path = own(file).replace('screens/desk/', `screens/desk${index}/`);
      files.set(path, ownLines(file.endsWith('service.yaml') ? withMore(text, index, added) : text, path));
    }
  }
  return files;
}

/** As people write them, no two files share their lines: each has a remark of its own. */
function ownLines(text: string, path: string): string {
  return text.replaceAll(/^(.*[^ #\n].*)$/gmu, `$1 # ${path}`);
}

function withMore(service: string, index: number, added: readonly number[]): string {
  const names = added.map((nth) => `desk${index}-more${nth}, `).join('');
  return service
    .replace('service: desk\n', `service: desk${index}\n`)
    .replace(`desk${index}-guide, `, `desk${index}-guide, ${names}`)
    .replace('facts:\n', `facts:\n  byPost: { says: 郵送を選んでいる, is: state.way == 'post' }\n`);
}

/** A screen with inputs of its own and, on every third, a condition of the flow. */
function more(nth: number): readonly [file: string, text: string] {
  const id = `SDK0001-03-${String(nth + 1).padStart(3, '0')}`;
  const condition = nth % 3 === 0 ? 'shownWhen: facts.byPost\n' : '';
  return [
    `screens/desk/${id}.desk-more${nth}.yaml`,
    `id: ${id}
name: desk-more${nth}
path: more${nth}/
title: ${nth + 1}番目の質問
${condition}view:
  - text: "${nth + 1}番目の質問です。手順\${launch.step}です。"
  - field: answer
  - field: reason
  - { text: 理由は一度だけ書いてください。, shownWhen: form.answer == 'post' }
  - button: 次へ
    action: next
  - button: 戻る
    action: back
fields:
  answer:
    label: 答え
    widget: radio
    options: way
    required: true
    messages: { required: 答えを選んでください。 }
  reason:
    label: 理由
    widget: textarea
    maxLength: 200
    shownWhen: form.answer == 'post'
actions:
  next:
    - when: form.answer == 'post'
      do:
        - call: findFamily
          with: { name: 山田, way: =form.answer }
          onError: [{ codes: [auth], dialog: failed, then: { ok: [{ stop: true }] } }]
    - go: forward
`,
  ];
}
