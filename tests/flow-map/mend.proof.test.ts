import { expect, it } from 'vitest';
import { vocabulary } from '../../build/vocabulary.ts';
import { answerMend } from '../../scripts/flow/mend/answer-mend.ts';
import { cutEntry } from '../../scripts/flow/mend/move-entry.ts';
import { movedText } from '../../scripts/flow/mend/schema-line.ts';
import { contractIn, ownPartIn } from '../../src/load/files/own-part.ts';
import type { ProjectFiles } from '../../src/load/files/project-files.ts';
import { entriesOf } from '../../src/load/gather/nodes.ts';
import { readYaml } from '../../src/load/yaml/read-yaml.ts';
import { realFiles } from '../lint/project.ts';

const textOf = (content: string | Uint8Array | undefined) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/** Where a name of a part of the catalogue stands. */
const filesWith = (part: string, name: string) =>
  [...realFiles].filter(
    ([file, content]) => file.endsWith(`catalog/${part}.yaml`) && textOf(content).includes(`\n  ${name}:`),
  );

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
    const part = ownPartIn(file)?.part;
    const root = part && readYaml(file, content).document?.root;
    const last = root && entriesOf(root, part).at(-1)?.key;
    const shared = `catalog/${part}.yaml`;
    // Two services may have a claim of one name: it cannot be shared.
    if (!part || !last || filesWith(part, last).length > 1) continue;
    const cut = cutEntry(file, textOf(content), part, last);
    if (cut === null) throw new Error(`${file}: ${last}`);
    if (/\bkeep:/u.test(cut.entry.join('\n'))) continue;
    if (cut.rest === null) files.delete(file);
    else files.set(file, cut.rest);
    files.set(shared, `${textOf(files.get(shared)).trimEnd()}\n${cut.entry.join('\n')}\n`);
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
