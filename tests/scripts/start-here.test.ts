import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const missing = (files: readonly string[]) => files.filter((file) => !existsSync(join(root, file)));
const found = (pattern: RegExp, file: string) => [...text(file).matchAll(pattern)].map(([, one = '']) => one);

describe('who starts here', () => {
  it.each(['docs/contributing.md', 'docs/changelog.md'])('finds what %s leads to', (file) => {
    const links = found(/\]\((?!https?:)([^)#]+)/g, file).map((link) => join('docs', link));
    expect(missing(links)).toEqual([]);
  });

  it('finds each decision in the index by the title it has', () => {
    const files = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d{4}-.+\.md$/.test(name));
    const linked = (file: string) =>
      `- [${text(`docs/decisions/${file}`).split('\n', 1)[0]?.replace('# ', '')}](${file})`;
    expect(found(/^(- \[.+)$/gm, 'docs/decisions/README.md').toSorted()).toEqual(files.map(linked).toSorted());
  });

  it('can run what is said: scripts, tests and screens are there', () => {
    const file = 'docs/contributing.md';
    const { scripts } = JSON.parse(text('package.json'));
    expect(found(/npm run ([\w:-]+)/g, file).filter((name) => !(name in scripts))).toEqual([]);
    const named = found(/\b((?:tests|scripts|screens|catalog|src)\/[\w./-]+\.\w+)/g, file);
    expect(named.length).toBeGreaterThan(6);
    expect(missing(named)).toEqual([]);
  });

  it('starts what is there from the editor', () => {
    const { configurations } = JSON.parse(text('.vscode/launch.json')) as {
      readonly configurations: readonly { readonly name: string; readonly program?: string }[];
    };
    const programs = configurations.flatMap(({ program }) => program?.replace('${workspaceFolder}/', '') ?? []);
    expect(missing(programs)).toEqual([]);
    const named = configurations.filter(({ name }) =>
      text('docs/contributing.md').includes(name.replace(/[,(].*/, '').trim()),
    );
    expect(named).toEqual(configurations);
  });

  it('gets a Node that the package allows, and the README recommends', () => {
    const version = text('.nvmrc').trim();
    expect(text('README.md')).toContain(`Node ${version} is recommended`);
    expect(JSON.parse(text('package.json')).engines.node).toBe('>=20.19');
    expect(Number.parseFloat(version)).toBeGreaterThanOrEqual(20.19);
  });
});
