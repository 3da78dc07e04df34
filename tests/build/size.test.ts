import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { measure } from '../../scripts/size/measure.ts';

/** Bytes that gzip cannot make smaller. */
const kilobytes = (count: number) => randomBytes(count * 1024);

const chunks = {
  'index.html': { file: 'assets/index.js', name: 'index', imports: ['_shared.js'], css: ['assets/style.css'] },
  '_shared.js': { file: 'assets/shared.js' },
  '_screen-form-x.js': { file: 'assets/form.js', name: 'screen-form', imports: ['index.html'] },
  '_inputs-x.js': { file: 'assets/inputs.js', name: 'inputs', imports: ['_screen-form-x.js'] },
  '_rules-x.js': { file: 'assets/rules.js', name: 'rules', imports: ['_inputs-x.js'] },
  '_checks-x.js': { file: 'assets/checks.js', name: 'checks', imports: ['_screen-form-x.js', '_rules-x.js'] },
  '_late-x.js': { file: 'assets/late.js', name: 'late', imports: ['index.html'] },
  '_ahead-x.js': { file: 'assets/ahead.js', name: 'ahead', imports: ['index.html'] },
  '../build/lazy.ts': { file: 'assets/lazy.js', imports: ['index.html'] },
  '_forms-trial-x.js': { file: 'assets/forms.js', name: 'forms-trial', imports: ['_rules-x.js'] },
  '_calls-trial-x.js': { file: 'assets/calls.js', name: 'calls-trial', imports: ['index.html'] },
};

function site(sizes: { readonly [file: string]: number }): string {
  const root = mkdtempSync(join(tmpdir(), 'madoguchi-site-'));
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  write('.vite/manifest.json', JSON.stringify(chunks));
  const all = {
    index: 70,
    shared: 20,
    lazy: 2,
    form: 10,
    inputs: 3,
    rules: 2,
    checks: 3,
    late: 8,
    ahead: 2,
    forms: 1,
    calls: 2,
    ...sizes,
  };
  for (const name of Object.keys(all).filter(
    (known): known is keyof typeof all => !['css', 'screen', 'together'].includes(known),
  ))
    write(`assets/${name}.js`, kilobytes(all[name]));
  write('assets/style.css', kilobytes(sizes.css ?? 5));
  write('data/screens/one.json', kilobytes(sizes.screen ?? 2));
  write('data/together/trial.json', kilobytes(sizes.together ?? 9));
  return root;
}

function over(sizes: { readonly [file: string]: number }): string[] {
  return measure(site(sizes))
    .sizes.filter(({ kilobytes: actual, limit }) => actual > limit)
    .map(({ name }) => name);
}

describe('the size budget', () => {
  it.each([
    ['nothing', {}, []],
    ['an entry that is too big with what it imports', { shared: 28 }, ['entry, with what it imports']],
    ['the table of lazy parts', { lazy: 6 }, ['table of what is loaded when needed']],
    ['the form chunk', { form: 15 }, ['form chunk and inputs, with what they alone import']],
    ['the inputs beside it', { inputs: 8 }, ['form chunk and inputs, with what they alone import']],
    [
      'parts that are small enough each, but not together',
      { index: 76.5, lazy: 4.5, form: 13.5 },
      ['all three: until a plain form can be used'],
    ],
    ['what judges inputs', { checks: 6 }, ['what judges inputs, at a press']],
    ['the rules beside it', { rules: 5 }, ['what judges inputs, at a press']],
    ['what comes late', { late: 11 }, ['what comes when the page is idle']],
    ['what looks ahead', { ahead: 4 }, ['what looks ahead']],
    ['the style sheet', { css: 13 }, ['style sheets']],
    ['a screen', { screen: 7 }, ['largest screen']],
    ['what judges the inputs of a service', { forms: 4 }, ['largest validators of one service']],
    ['what judges its answers', { calls: 11 }, ['largest validators of answers of one service']],
    ['its screens', { together: 26 }, ['largest screens of one service, together']],
  ])('reports %s', (_, sizes, expected) => {
    expect(over(sizes)).toEqual(expected);
  });

  it('reports what it did not find instead of calling it small', () => {
    const root = site({});
    writeFileSync(join(root, '.vite/manifest.json'), JSON.stringify({ 'index.html': chunks['index.html'] }));
    expect(measure(root).missing).toEqual([
      'table of what is loaded when needed',
      'form chunk and inputs, with what they alone import',
      'all three: until a plain form can be used',
      'what judges inputs, at a press',
      'what comes when the page is idle',
      'what looks ahead',
      'largest validators of one service',
      'largest validators of answers of one service',
    ]);
  });
});
