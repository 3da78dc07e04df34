import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../build/vocabulary.ts';
import { guideSections, refreshed } from '../../scripts/guide/sections.ts';
import { CALL_FILES } from '../../src/load/files/own-part.ts';
import { loaderRules } from '../../src/load/loader-rules.ts';
import type { JsonSchema } from '../../src/model/json-schema.ts';
import { check, realFiles, root, rules, withFiles } from '../lint/project.ts';

const guide = readFileSync(join(root, 'docs/editing-screens.ja.md'), 'utf8');
const examples = [...guide.matchAll(/^```yaml ?(.*)\n([\s\S]*?)^```$/gm)].map((match) => ({
  line: guide.slice(0, match.index).split('\n').length,
  target: match[1] ?? '',
  yaml: match[2] ?? '',
}));

/** Templates that other examples extend. */
const templates = Object.fromEntries(examples.filter(isTemplate).map(({ target, yaml }) => [target, yaml]));

describe('the staff guide', () => {
  it('has examples to test', () => {
    expect(examples.length).toBeGreaterThanOrEqual(9);
  });

  it('has examples that are right in the real project, all of them beside each other', () => {
    const files = { ...templates };
    for (const example of examples) Object.assign(files, placed(example, files));
    const { problems } = check(withFiles(realFiles, files));
    // An example is a screen of its own, to which nothing leads.
    const wrong = problems.filter(({ severity, rule }) => severity === 'error' && rule !== 'screen-unreachable');
    expect(wrong).toEqual([]);
  });

  it('lists the vocabulary and the rules as they are (npx tsx scripts/guide.ts brings it up to date)', () => {
    const parts = JSON.parse(readFileSync(join(root, 'schemas/parts.schema.json'), 'utf8')) as JsonSchema;
    expect(guide).toBe(refreshed(guide, guideSections(vocabulary, parts, rules)));
    const stories = readFileSync(join(root, 'docs/stories.ja.md'), 'utf8');
    expect(stories).toBe(refreshed(stories, guideSections(vocabulary, parts, rules)));
  });

  it('explains everything that the loader tells, and nothing else', () => {
    const explained = Object.keys(loaderRules).filter((id) => !id.endsWith('…'));
    expect(explained.sort()).toEqual([...toldByLoader()].sort());
  });

  it.each(['npm run dev', 'npm run check', 'npm run new-screen', 'npm run build', 'npm run publish', 'npm run flow'])(
    'names a command that exists: %s',
    (command) => {
      const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
        scripts: Record<string, string>;
      };
      expect(guide).toContain(command);
      expect(Object.keys(scripts)).toContain(command.replace('npm run ', ''));
    },
  );
});

function isTemplate({ target }: { readonly target: string }): boolean {
  return target.startsWith('screens/templates/') && !realFiles.has(target);
}

function isNewCall(target: string): boolean {
  return CALL_FILES.test(target) && !realFiles.has(target);
}

/**
 * The file that has the example. `screen`: the body of a new screen; a path: entries put below the same key of that file, as the examples
 * before have left it, or a new template for every service.
 */
function placed({ line, target, yaml }: (typeof examples)[number], before: { readonly [file: string]: string }) {
  if (target === 'screen') {
    const path = /^pathParams:\n {2}(\w+):/m.exec(yaml)?.[1];
    const address = path === undefined ? `guide-${line}/` : `guide-${line}/{${path}}`;
    const [id, name] = [`SCK2301-09-${String(line).padStart(3, '0')}`, `familyregister-guide-${line}`];
    const head = `id: ${id}\nname: ${name}\npath: ${address}\ntitle: 手引きの例（${line}行目）\n`;
    // Examples call themselves by this name.
    return { [`screens/familyregister/${id}.${name}.yaml`]: head + yaml.replaceAll('familyregister-guide', name) };
  }
  if (isTemplate({ target }) || isNewCall(target)) return { [target]: yaml };
  const content = before[target] ?? realFiles.get(target);
  if (content === undefined) throw new Error(`an example for a file that is not there: ${target}`);
  const [key = '', ...entries] = yaml.split('\n');
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  expect(text).toContain(`\n${key}\n`);
  return { [target]: text.replace(`\n${key}\n`, () => `\n${key}\n${entries.join('\n')}`) };
}

/** The ids in the loader's sources, and the expression language's codes as the loader tells them. */
function toldByLoader(): ReadonlySet<string> {
  const sources = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && name !== 'loader-rules.ts')
      .map((name) => readFileSync(join(root, folder, name), 'utf8'));
  const told = [...sources('src/load'), ...sources('src/blocks')].flatMap((text) => [
    ...text.matchAll(/'([a-z]+(?:-[a-z]+)*\/[a-z]+(?:-[a-z]+)*)'/g),
  ]);
  const codes = [...sources('src/expressions'), ...sources('src/load/type-check')].flatMap((text) => [
    ...text.matchAll(/(?:\bcode: |\brefuse\(\s*|\breport\(\s*)'([a-z]+(?:-[a-z]+)*)'/g),
  ]);
  return new Set([
    ...told.map((match) => match[1] ?? '').filter((id) => id !== 'schemas/editor' && id !== 'src/server'),
    ...codes.map((match) => `expression/${match[1]}`),
  ]);
}
