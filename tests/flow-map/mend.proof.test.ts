import { expect, it } from 'vitest';
import { vocabulary } from '../../build/vocabulary.ts';
import { answerMend } from '../../scripts/flow/mend/answer-mend.ts';
import { cutEntry, withEntry } from '../../scripts/flow/mend/move-entry.ts';
import { movedText } from '../../scripts/flow/mend/schema-line.ts';
import { contractIn } from '../../src/load/files/own-part.ts';
import type { ProjectFiles } from '../../src/load/files/project-files.ts';
import { entriesOn, isFileOf, SHELVES, type Shelf } from '../../src/load/gather/shelves.ts';
import { readYaml } from '../../src/load/yaml/read-yaml.ts';
import { realFiles } from '../lint/project.ts';

const textOf = (content: string | Uint8Array | undefined) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

const entriesIn = (shelf: Shelf, file: string, text: string) => {
  const root = readYaml(file, text).document?.root;
  return root?.kind === 'map' ? entriesOn(shelf, root) : [];
};

/** Where a name stands. */
const filesWith = (shelf: Shelf, name: string) =>
  [...realFiles].filter(
    ([file, content]) =>
      isFileOf(shelf, file) && entriesIn(shelf, file, textOf(content)).some(({ key }) => key === name),
  );

/** Other services know neither a service's state nor its conditions and claims. */
const isOfService = (entry: readonly string[]) => /\b(?:state|facts|claims|launch)\./u.test(entry.join('\n'));

/** What no descriptor uses (`keep`), and what only that uses, may stand anywhere. */
const kept = [...realFiles].flatMap(([file, content]) =>
  contractIn(file)?.kind === 'calls' && /^keep:/mu.test(textOf(content)) ? [textOf(content)] : [],
);
const isKept = (file: string) =>
  kept.some((text) => new RegExp(`(?:call|type): ${contractIn(file)?.name}\\b`, 'u').test(text));

/** Of every file of services' own catalogues the last entry, and every call and type of theirs, among the shared ones. */
function allShared(): ProjectFiles {
  const files = new Map(realFiles);
  for (const [file, content] of realFiles) {
    const contract = file.startsWith('screens/') ? contractIn(file) : null;
    if (contract !== null && !isKept(file)) {
      const to = `catalog/${contract.kind}/${contract.name}.yaml`;
      files.delete(file);
      files.set(to, movedText(textOf(content), to));
    }
    for (const shelf of SHELVES) {
      if (!file.startsWith('screens/') || !isFileOf(shelf, file)) continue;
      const text = textOf(files.get(file));
      const entries = entriesIn(shelf, file, text);
      const last = entries.at(-1)?.key;
      // Two services may have a claim of one name: it cannot be shared. What stands alone under its key may come back at another place of the file.
      if (last === undefined || filesWith(shelf, last).length > 1) continue;
      if (entries.length === 1 && shelf.own !== shelf.shared) continue;
      const cut = cutEntry(file, text, shelf, last);
      if (cut === null) throw new Error(`${file}: ${last}`);
      if (/\bkeep:/u.test(cut.entry.join('\n')) || (shelf.what === 'dialogs' && isOfService(cut.entry))) continue;
      const shared = textOf(files.get(shelf.shared)).trimEnd();
      const moved = withEntry(shelf.shared, shared, shelf, last, cut.entry);
      if (moved === null) throw new Error(`${shelf.shared}: ${last}`);
      if (cut.rest === null) files.delete(file);
      else files.set(file, cut.rest);
      files.set(shelf.shared, `${moved.trimEnd()}\n`);
    }
  }
  return files;
}

it('what is brought to the wrong place by hand is moved back, and no file differs', () => {
  const before = allShared();
  expect([...realFiles.keys()].filter((file) => !before.has(file)).length).toBeGreaterThan(100);
  const { code, files } = answerMend(before, vocabulary, true);
  expect(code).toBe(0);
  const differing = [...new Set([...realFiles.keys(), ...files.keys()])].filter(
    (file) => textOf(realFiles.get(file)) !== textOf(files.get(file)),
  );
  expect(differing).toEqual([]);
}, 300_000);
