import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const filesBelow = (folder: string, ends: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ends.test(file) && !/node_modules/.test(file))
    .map((file) => `${folder}/${file}`);
const linesWith = (files: readonly string[], pattern: RegExp): readonly string[] =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );
const code = filesBelow('src', /\.(?:tsx?|js)$/);
const styles = filesBelow('src', /\.css$/);
const words = [...filesBelow('screens', /\.yaml$/), ...filesBelow('catalog', /\.yaml$/), ...code];

it('nothing is done by pressing alone: a finger that leaves before it is lifted has done nothing (WCAG 2.5.2)', () => {
  const atDown = linesWith(
    code,
    /on(?:Pointer|Mouse|Touch)(?:Down|Start)\b|['"](?:pointer|mouse|touch)(?:down|start)['"]/,
  );
  // What comes next is loaded.
  expect(atDown).toEqual([
    expect.stringMatching(/^src\/app\/when-idle\.ts: .*once/),
    expect.stringMatching(/^src\/render\/form\/submit-form\.tsx: onPointerDown=\{screen\.prepare\}$/),
  ]);
});

it('pointing at something and moving to it shows nothing that was not there, but for the way to the content itself (WCAG 1.4.13)', () => {
  const rules = styles.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/([^{}]*:(?:hover|focus)[^{}]*)\{([^{}]*)\}/g),
  ]);
  expect(rules.length).toBeGreaterThan(10);
  const shows = rules.filter(([, , body = '']) =>
    /(?:^|[\s;])(?:display|visibility|opacity|content|clip-path|position)\s*:/.test(body),
  );
  expect(shows.map(([, selector = '']) => selector.trim())).toEqual(['.ui-skip:not(:focus)']);
  expect(linesWith(filesBelow('src', /\.tsx$/), /<[a-z]+[^>]*\stitle=/)).toEqual([]);
});

it('the page is used upright and lying (WCAG 1.3.4)', () => {
  expect(linesWith(styles, /orientation\s*:/)).toEqual([]);
  expect(linesWith(code, /screen\.orientation|orientation\.lock/)).toEqual([]);
});

it('no instruction needs a shape, a colour or a side of the screen to be seen (WCAG 1.3.3)', () => {
  const bySight =
    /[右左](?:の|側|上|下|にある)|(?:丸い|四角い|三角の)|(?:赤い?|青い?|緑の|黄色の|灰色の)(?:文字|ボタン|印|枠|欄)/u;
  const comments = /^[^:]+: (?:\/\/|\*|\/\*|#)/;
  expect(linesWith(words, bySight).filter((line) => !comments.test(line))).toEqual([]);
});
