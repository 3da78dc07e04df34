import { nearest } from '../../expressions/nearest.ts';
import type { ComponentWords } from '../../model/filled-text.ts';
import type { Problem } from '../../model/problem.ts';
import type { DescriptorSchemas, Walk } from '../walk/context.ts';
import type { LocatedDocument } from '../yaml/located.ts';
import { notMap } from './not-map.ts';

const SCHEMA = /^catalog-components-(.+)$/;
const FILE = /^catalog\/components\/(.+)\.yaml$/;

export interface LoadedComponentWords {
  /** By file, without folder and ending. */
  readonly words: { readonly [file: string]: ComponentWords };
  readonly problems: readonly Problem[];
}

/** Reads `catalog/components/*.yaml`, one for each schema of that name. */
export function loadComponentWords(
  documents: ReadonlyMap<string, LocatedDocument | null>,
  schemas: DescriptorSchemas,
  walkOf: (file: string) => Walk,
): LoadedComponentWords {
  const wanted = Object.keys(schemas).flatMap((name) => SCHEMA.exec(name)?.[1] ?? []);
  const problems: Problem[] = [];
  const words: { [file: string]: ComponentWords } = {};
  const tell = (rule: string, file: string, message: string, suggestion?: string) =>
    problems.push({
      rule,
      severity: 'error',
      place: { file, line: 1, column: 1 },
      message,
      ...(suggestion !== undefined && { suggestion }),
    });
  for (const file of documents.keys()) {
    const name = FILE.exec(file)?.[1];
    if (name === undefined || wanted.includes(name)) continue;
    const meant = nearest(name, wanted);
    const hint = meant === undefined ? '' : `「${meant}.yaml」ではありませんか。`;
    tell('file/place', file, `「${name}」の言葉を使う部品はありません。${hint}`, meant && `${meant}.yaml`);
  }
  for (const name of wanted) {
    const file = `catalog/components/${name}.yaml`;
    const document = documents.get(file);
    const schema = `catalog-components-${name}`;
    if (document === undefined) tell('file/missing', file, `${file} がありません。`);
    else if (document?.root.kind === 'map') {
      const walk = walkOf(file);
      words[name] = walk.read(walk, document.root, schemas[schema] ?? {}, schema) as ComponentWords;
    } else if (document !== null) problems.push(notMap(document.root.at));
  }
  return { words, problems };
}
