import { type ASTNode, Environment, ParseError } from '@marcbachmann/cel-js';
import type { Tree } from '../model/expression.ts';
import type { ExpressionProblem, Span } from './problem.ts';
import { syntaxProblem } from './syntax-problem.ts';
import { treeOf } from './tree-of.ts';

/** Bounds of one expression; larger ones belong into facts. */
const most = { characters: 2000, nodes: 300, depth: 24, loops: 2 } as const;

const cel = new Environment({
  unlistedVariablesAreDyn: true,
  limits: { maxAstNodes: most.nodes, maxDepth: most.depth, maxListElements: 100, maxCallArguments: 10 },
});

/** Screens of one template say the same. What is handed out is made anew of it: trees are told apart by identity. */
const parsed = new Map<string, ASTNode>();

export interface ParsedExpression {
  /** null when there are problems. */
  readonly tree: Tree | null;
  /** Where each node of the tree stands. Nodes are told apart by identity. */
  readonly spans: ReadonlyMap<Tree, Span>;
  readonly problems: readonly ExpressionProblem[];
}

/** Reads an expression without knowing any name: its tree, or what is wrong with its form. */
export function parseExpression(source: string): ParsedExpression {
  const refuse = (problem: ExpressionProblem): ParsedExpression => ({
    tree: null,
    spans: new Map(),
    problems: [problem],
  });
  if (source.trim() === '') {
    return refuse({
      code: 'empty',
      offset: 0,
      length: source.length,
      message: '式が空です。条件または値を書いてください。',
    });
  }
  if (source.length > most.characters) return refuse(tooLarge(source));
  let ast: ASTNode;
  try {
    ast = parsed.get(source) ?? cel.parse(source).ast;
    parsed.set(source, ast);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return refuse(error.code === 'limit_exceeded' ? tooLarge(source) : syntaxProblem(source, error));
  }
  const { tree, spans, problems } = treeOf(ast, source);
  if (problems.length === 0 && loopsIn(tree) > most.loops) return refuse(tooManyLoops(source));
  return { tree: problems.length === 0 ? tree : null, spans, problems };
}

/** How deep loops stand in one another: each multiplies what the ones around it cost. */
function loopsIn(tree: Tree): number {
  const inside = tree.slice(1).map((part) => (Array.isArray(part) ? loopsIn(part as unknown as Tree) : 0));
  return Math.max(0, ...inside) + (tree[0] === 'each' ? 1 : 0);
}

function tooManyLoops(source: string): ExpressionProblem {
  return {
    code: 'too-large',
    offset: 0,
    length: source.length,
    message: `一覧を調べる書き方（exists や filter など）の入れ子は ${most.loops} つまでです。service.yaml の facts に分けてください。`,
  };
}

function tooLarge(source: string): ExpressionProblem {
  return {
    code: 'too-large',
    offset: 0,
    length: source.length,
    message: '式が長すぎるか、入れ子が深すぎます。一部を service.yaml の facts に分けて、その名前で書いてください。',
  };
}
