import { keyOfPart, OWN_PARTS, type OwnPart } from '../files/own-part.ts';
import { type MapEntry, type MapNode, type Node, textMember } from '../yaml/located.ts';
import { entriesOf, itemsOf } from './nodes.ts';

/** What can stand in a file of all or in one of a service, entry by entry: parts of the catalogue, and what a service writes among other things of its own. */
export type Shelved = OwnPart | 'clientCodes' | 'serverCodes' | 'dialogs' | 'documented';

export interface Shelf {
  readonly what: Shelved;
  /** Of the entries, in both files. */
  readonly key: string;
  readonly shared: string;
  /** In the folder of a service. */
  readonly own: string;
}

const partOf = (part: OwnPart): Shelf => ({
  ...{ what: part, key: keyOfPart(part) },
  ...{ shared: `catalog/${part}.yaml`, own: `catalog/${part}.yaml` },
});

export const SHELVES: readonly Shelf[] = [
  ...OWN_PARTS.map(partOf),
  { what: 'clientCodes', key: 'clientCodes', shared: 'catalog/errors.yaml', own: 'errors.yaml' },
  { what: 'serverCodes', key: 'serverCodes', shared: 'catalog/errors.yaml', own: 'errors.yaml' },
  { what: 'documented', key: 'documented', shared: 'catalog/errors.yaml', own: 'errors.yaml' },
  { what: 'dialogs', key: 'dialogs', shared: 'catalog/dialogs.yaml', own: 'service.yaml' },
];

const ofService = ({ own }: Shelf) => new RegExp(`^screens/(?!templates/)[^/]+/${own.replaceAll('.', '\\.')}$`);

/** Is it the file of all, or one of a service? */
export function isFileOf(shelf: Shelf, file: string): boolean {
  return file === shelf.shared || ofService(shelf).test(file);
}

/** The entries of a file that stand there. Rows of a list go by the path that they are about; those about every call are nobody's own. */
export function entriesOn({ key }: Shelf, root: MapNode): readonly MapEntry[] {
  return [...entriesOf(root, key), ...itemsOf(root, key).flatMap(rowAsEntry)];
}

function rowAsEntry(item: Node): readonly MapEntry[] {
  const below = textMember(item, 'below');
  // The dash stands where the name of another entry would.
  return below === undefined
    ? []
    : [{ key: below, keyAt: { ...item.at, column: item.at.column - '- '.length }, value: item }];
}
