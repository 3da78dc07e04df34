import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { bundling, collectedFolders, partsSource } from '../check/bundling.ts';

const installs = ['package.json', 'package-lock.json', '.npmrc'];

/**
 * Tells what a person has to do for a saved file to be taken up; null = nothing. The checker and the build are loaded once into the process of `npm run dev`:
 * which files that is, their imports say.
 */
export async function saysWhatNeedsAStart(root: string): Promise<(event: string, file: string) => string | null> {
  const rules = readdirSync(join(root, 'src/lint/rules')).map((file) => basename(file, '.ts'));
  const { metafile } = await build({
    ...bundling(root),
    stdin: { contents: `import './scripts/dev.ts';\n${partsSource(rules)}`, resolveDir: root, loader: 'ts' },
    packages: 'external',
    write: false,
    metafile: true,
  });
  return (event, file) => {
    if (installs.includes(file))
      return `${file} が変わりました。Ctrl+C で止め、npm ci のあと、npm run dev をもう一度動かしてください。`;
    const isCollected = /\.tsx?$/.test(file) && collectedFolders.some((folder) => file.startsWith(`${folder}/`));
    if (!(file in metafile.inputs) && !(isCollected && event !== 'change')) return null;
    return `${file} は、画面の定義を確かめて組み立てるプログラムの一部です。そこでも効くようにするには、Ctrl+C で止めて、npm run dev をもう一度動かしてください。`;
  };
}
