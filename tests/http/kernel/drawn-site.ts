import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { scratch } from '../scratch.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** What the bundler makes of `src/index.html`, as far as drawn pages look at it. */
const index = readFileSync(join(repository, 'src/index.html'), 'utf8')
  .replaceAll('"/assets/', '"/svc/assets/')
  .replace('</head>', '<link rel="stylesheet" crossorigin href="/svc/assets/style.css"></head>');

/** A site with the real descriptors, whose files may be replaced. */
export function drawnSite() {
  const folder = mkdtempSync(join(scratch(), 'madoguchi-drawn-'));
  const put = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  cpSync(join(repository, 'build/data'), join(folder, 'data'), { recursive: true });
  put('index.html', index);
  put('assets/start.js', readFileSync(join(repository, 'src/public/assets/start.js'), 'utf8'));
  put('assets/style.css', '.a{color:red}');
  const parts = {
    'runtime/screen/screen.ts': ['assets/screen-1.js'],
    'runtime/fields/field-checks.ts': ['assets/screen-1.js', 'assets/checks-1.js'],
  };
  put('.vite/parts.json', JSON.stringify({ parts }));
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  return { url: pathToFileURL(`${folder}/`), put, read };
}
