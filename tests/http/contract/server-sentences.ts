import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasStem, type SaidSentences, saidIn } from '../../../src/lint/reading/said-sentences.ts';
import { root } from '../../lint/project.ts';

/** Sentences with a stem, and with a word as `word`, in the server's program and the catalogue of qualifications, that are not known; notes for engineers are left out. */
export function unknownServerSentences(known: SaidSentences, word: RegExp) {
  const folder = join(root, 'src/server');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.ts$|qualifications.*\.yaml$/.test(file) && !/people.[^/]+\.yaml$|stand-in.external/.test(file),
  );
  return files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*(?:\/\/|#).*$/gm, '');
    return [...text.replace(/\$\{[^{}]*\}/g, '□').matchAll(/[^。！？\n'"`<>]+/gu)].flatMap(([part]) => {
      const sentence = part.replaceAll(/[□\s]+/gu, '□');
      const says = word.test(part) && hasStem(known, part);
      return says && saidIn(known, sentence, folderOf(file)).length === 0 ? [{ file, sentence }] : [];
    });
  });
}

/** Of the service whose program it is: what only that says is known in its own words. */
function folderOf(file: string): string {
  const service = /^services\/([^/]+)\//.exec(file)?.[1];
  return service === undefined ? '' : `screens/${service}/`;
}
