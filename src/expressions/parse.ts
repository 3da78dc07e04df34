import { type ASTNode, Environment, ParseError } from '@marcbachmann/cel-js';
import type { Tree } from '../model/expression.ts';
import type { ExpressionProblem, Span } from './problem.ts';
import { syntaxProblem } from './syntax-problem.ts';
import { treeOf } from './tree-of.ts';

/** Limits for one expression; larger ones should be split into facts. */
const most = { characters: 2000, nodes: 300, depth: 24, loops: 2 } as const;

const cel = new Environment({
  unlistedVariablesAreDyn: true,
  limits: { maxAstNodes: most.nodes, maxDepth: most.depth, maxListElements: 100, maxCallArguments: 10 },
});

/** Cached: screens of one template share sources. Each caller gets newly built trees, since trees are compared by identity. */
const parsed = new Map<string, ASTNode>();

export interface ParsedExpression {
  /** null when there are problems. */
  readonly tree: Tree | null;
  /** The position of each node of the tree. Nodes are compared by identity. */
  readonly spans: ReadonlyMap<Tree, Span>;
  readonly problems: readonly ExpressionProblem[];
}

/** Parses an expression without knowing any name: returns its tree, or what is wrong with its syntax. */
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

/** The nesting depth of loops: each multiplies the cost of those around it. */
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
