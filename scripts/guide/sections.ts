import { basename } from 'node:path';
import type { Example, Rule } from '../../src/lint/rule.ts';
import { loaderRules } from '../../src/load/loader-rules.ts';
import type { JsonSchema } from '../../src/model/json-schema.ts';
import type { Vocabulary } from '../../src/model/vocabulary.ts';

/** Generated parts of the staff guide, by the name in their markers. */
export function guideSections(
  vocabulary: Vocabulary,
  parts: JsonSchema,
  rules: readonly Rule[],
): { readonly [name: string]: string } {
  const { steps, blocks, widgets, constraints, functions, storySteps } = vocabulary;
  const inputs = Object.values(widgets).filter((widget) => widget.for === 'field');
  const drawn = Object.values(widgets).filter((widget) => widget.for === 'block');
  const slot = parts.$defs?.slot ?? {};
  return {
    steps: table(
      ['手順', 'すること', '書ける項目'],
      rowsOf(Object.values(steps), ({ kind, says, options }) => [code(kind), says, keysOf(options)]),
    ),
    blocks: table(
      ['部品', '表示するもの', '書ける項目'],
      [
        ...rowsOf(Object.values(blocks), ({ kind, says, options }) => [code(kind), says, keysOf(options)]),
        ...rowsOf(drawn, ({ name, says, options }) => [code(name), says, keysOf(options)]),
        [code('slot'), slot.description ?? '', keysOf(slot)],
      ],
    ),
    repeated: table(
      ['項目', '意味'],
      Object.entries(parts.$defs?.repeatedFields?.properties ?? {}).map(([key, { description = '' }]) => [
        code(key),
        description,
      ]),
    ),
    widgets: table(
      ['部品', '入力するもの', 'この部品だけの項目'],
      rowsOf(inputs, ({ name, says, options }) => [code(name), says, keysOf(options)]),
    ),
    constraints: table(
      ['条件', '意味'],
      rowsOf(Object.values(constraints), ({ name, says }) => [code(name), says]),
    ),
    functions: table(
      ['関数', '意味', '例'],
      rowsOf(Object.values(functions), ({ name, says, examples }) => [code(name), says, exampleOf(name, examples[0])]),
    ),
    stories: table(
      ['手順', '意味', '書ける項目と値'],
      rowsOf(Object.values(storySteps), ({ kind, says, options }) => [code(kind), says, valuesOf(options)]),
    ),
    rules: rules.map(ruleText).join('\n\n'),
    loader: table(
      ['規則', '意味'],
      Object.entries(loaderRules).map(([id, says]) => [code(id), says]),
    ),
  };
}

/** The guide with every generated part updated. Parts are enclosed in `<!-- generated: NAME -->` and `<!-- /generated -->`. */
export function refreshed(guide: string, sections: { readonly [name: string]: string }): string {
  return guide.replace(
    /(<!-- generated: ([a-z]+) -->\n)[\s\S]*?(<!-- \/generated -->)/g,
    (_whole, start: string, name: string, end: string) => {
      const section = sections[name];
      if (section === undefined) throw new Error(`the guide asks for an unknown part: ${name}`);
      return `${start}\n${section}\n\n${end}`;
    },
  );
}

function ruleText({ id, severity, summary, good, bad }: Rule): string {
  return [
    `### \`${id}\`（${severity === 'error' ? 'エラー' : '注意'}）`,
    summary,
    `良い例${where(good)}`,
    fenced(good.yaml),
    `悪い例${where(bad)}（▶ のところが指されます）`,
    fenced(bad.yaml),
  ].join('\n\n');
}

function where({ file }: Example): string {
  return file === undefined ? '' : `（${basename(file)}）`;
}

function fenced(yaml: string): string {
  return `\`\`\`text\n${yaml.trimEnd()}\n\`\`\``;
}

function rowsOf<Item>(items: readonly Item[], row: (item: Item) => readonly string[]): readonly (readonly string[])[] {
  return items.map(row).sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function keysOf(schema: JsonSchema): string {
  return (
    Object.keys(schema.properties ?? {})
      .map(code)
      .join(' ') || 'なし'
  );
}

/** Each key with what can be written there. */
function valuesOf(schema: JsonSchema): string {
  return Object.entries(schema.properties ?? {})
    .map(([key, { description = '' }]) => `${code(key)}: ${description}`)
    .join(' ');
}

function exampleOf(name: string, example: readonly [readonly unknown[], unknown] | undefined): string {
  if (example === undefined) return '';
  const [args, result] = example;
  return code(`${name}(${args.map(written).join(', ')}) → ${written(result)}`);
}

function written(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}

function code(text: string): string {
  return `\`${text}\``;
}
