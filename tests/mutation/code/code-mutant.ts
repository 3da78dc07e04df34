import type { Node, SourceFile } from 'typescript';

/** One change of one place of the code. Positions are offsets in the file's text. */
export interface CodeMutant {
  readonly file: string;
  readonly operator: string;
  readonly start: number;
  readonly end: number;
  /** Source that stands there instead; it may hold types. */
  readonly instead: string;
  /** Does a whole statement stand there, and not an expression? */
  readonly isStatement: boolean;
}

/** What an operator changes at a node: the nodes from `first` to `last`, siblings. */
export interface Change {
  readonly first: Node;
  readonly last: Node;
  readonly instead: string;
  readonly isStatement?: boolean;
}

/** A kind of mistake that a programmer makes in any language. */
export interface CodeOperator {
  readonly name: string;
  changesAt(node: Node, source: SourceFile): readonly Change[];
}
