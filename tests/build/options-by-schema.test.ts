import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../lint/files-below.ts';

/** What a component or a runner is given its options as. */
const given = new Set(['options', 'widgetOptions', 'props', 'block']);

/** How a file has its options by their schema: `typeof stepKind`, `typeof widget`, or the type that stands beside a block's schema. */
const bySchema = /\btypeof (?:stepKind|widget)\b|import type \{[^}]*\} from '\.\/(?:block|column)\.ts'/u;

/** The types that are told which options there are. */
const takesOptions = new Set(['FieldWidgetProps', 'BlockWidgetProps', 'BlockProps', 'RunStep']);

/** Stated on the spot, or put together with what is. */
function isOfItsOwn(type: ts.TypeNode): boolean {
  if (ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type)) return type.types.some(isOfItsOwn);
  return ts.isTypeLiteralNode(type) || ts.isMappedTypeNode(type);
}

/** Where a file states its options again, or makes others of them. */
function statedAgain(name: string, text: string): readonly string[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const tell = (node: ts.Node, what: string) => found.push(`${what}: ${node.getText().split('\n')[0]}`);
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type) && given.has(rootOf(node.expression)))
      tell(node, 'cast');
    if (ts.isInterfaceDeclaration(node) && /\/(?:block|step|widget|column)\.ts$/u.test(name)) tell(node, 'interface');
    if (ts.isTypeReferenceNode(node) && takesOptions.has(node.typeName.getText()))
      for (const type of node.typeArguments ?? []) if (isOfItsOwn(type)) tell(type, 'options of its own');
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (/\/(?:step|widget)\.ts$/u.test(name) && !text.includes('} as const satisfies '))
    found.push('the schema is not a constant');
  const takes = /\/run\.ts$/u.test(name)
    ? /= (?:async )?\((?!_options|\))/u.test(text)
    : /\bwidgetOptions\b|\bBlockProps\b|\bBlockWidgetProps\b/u.test(text);
  if (takes && !bySchema.test(text)) found.push('options of its own');
  return found.map((line) => `${name}: ${line}`);
}

/** The name that a chain of members starts with; empty where something is worked out. */
function rootOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  const isInner = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
  return isInner || ts.isAsExpression(node) || ts.isParenthesizedExpression(node) ? rootOf(node.expression) : '';
}

describe('options are typed by their schema', () => {
  it('no block, step or widget states them again, or casts them', () => {
    const files = ['blocks', 'steps', 'widgets'].flatMap((folder) =>
      filesBelow(join(process.cwd(), 'src', folder)).map(([name, text]) => [`${folder}/${name}`, text] as const),
    );
    const code = files.filter(([name]) => /\.tsx?$/u.test(name));
    expect(code.length).toBeGreaterThan(130);
    expect(code.flatMap(([name, text]) => statedAgain(name, text))).toEqual([]);
  });

  it.each([
    ['widgets/qr/component.tsx', 'const { qr } = options as { qr: string };', 'cast'],
    ['widgets/qr/rules.ts', 'const link = options.link as Link;', 'cast'],
    ['blocks/text/block.ts', 'export interface TextBlock { readonly text: string }', 'interface'],
    ['steps/go/step.ts', 'export const stepKind: StepKind = {};', 'the schema is not a constant'],
    ['steps/go/run.ts', 'export const run: RunStep = ({ go }: { readonly go: string }) => go;', 'options of its own'],
    [
      'widgets/number/component.tsx',
      'export default (props: FieldWidgetProps<{ readonly unitt?: string }>) => typeof widget;',
      'options of its own',
    ],
    [
      'steps/go/run.ts',
      'export const run: RunStep<LoadedOptions<typeof stepKind> & { readonly to: string }> = ({ to }) => to;',
      'options of its own',
    ],
    ['blocks/text/component.tsx', 'export default (props: BlockProps<Own>) => null;', 'options of its own'],
  ])('%s is told: %s', (name, text, what) => {
    expect(statedAgain(name, text)).toEqual([expect.stringContaining(`: ${what}`)]);
  });
});
