import { ERROR_FILES, itemsOf, rootsOf } from '../../load/gather/nodes.ts';
import type { Node } from '../../load/yaml/located.ts';
import type { LintInput } from '../rule.ts';

/** Rows of codes that the specification names: of all calls and shared paths in the catalogue, of a service's own in its error table. */
export function documentedRows({ documents }: LintInput): readonly Node[] {
  return rootsOf(documents, ERROR_FILES).flatMap(({ root }) => itemsOf(root, 'documented'));
}
