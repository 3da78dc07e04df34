import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blocksSource, lazySource, registrySource, vocabularySource } from '../../scripts/build/generated-modules.ts';
import { oneOfEach } from '../../scripts/build/one-of-each.ts';
import { findParts, missingHalves } from '../../scripts/build/parts.ts';

function project(files: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'madoguchi-parts-'));
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  return root;
}

const whole = [
  'src/steps/go/step.ts',
  'src/steps/go/run.ts',
  'src/steps/launchApp/step.ts',
  'src/steps/launchApp/run.ts',
  'src/blocks/text/block.ts',
  'src/blocks/text/component.tsx',
  'src/blocks/menu/block.ts',
  'src/blocks/menu/component.tsx',
  'src/widgets/qr-code/widget.ts',
  'src/widgets/qr-code/component.tsx',
  'src/forms/constraints/max-length.ts',
  'src/expressions/functions/age.ts',
];

describe('the closed vocabularies are their folders', () => {
  it.each([
    ['vocabulary', "import { stepKind as stepLaunchApp } from '../src/steps/launchApp/step.ts';"],
    ['vocabulary', '[constraintMaxLength.name]: constraintMaxLength,'],
    ['vocabulary', '[widgetQrCode.name]: widgetQrCode,'],
    ['registry', "import { run as runGo } from '../src/steps/go/run.ts';"],
    ['registry', 'launchApp: runLaunchApp,'],
    ['registry', '[functionAge.name]: functionAge.run,'],
    ['vocabulary', '[blockMenu.kind]: blockMenu,'],
    ['blocks', "import { default as blockText } from '../src/blocks/text/component.tsx';"],
    ['blocks', 'text: blockText,\n  };'],
    ['lazy', "menu: () => import('../src/blocks/menu/component.tsx'),"],
    ['lazy', "'qr-code': () => import('../src/widgets/qr-code/component.tsx'),"],
    ['lazy', "'0af1': () => import('./validators/0af1.form.js'),"],
    ['lazy', "isLogin: () => import('./calls/isLogin.js'),"],
    ['lazy', "stillLoggedIn: () => import('./calls/isLogin.js'),"],
  ])('%s holds %s', (module, line) => {
    const parts = findParts(project(whole));
    const calls = oneOfEach([
      ['stillLoggedIn', 'export { validate0 as validate };'],
      ['isLogin', 'export { validate0 as validate };'],
    ]);
    const sources: { readonly [name: string]: string } = {
      vocabulary: vocabularySource(parts),
      registry: registrySource(parts),
      blocks: blocksSource(parts, new Set(['menu'])),
      lazy: lazySource(parts, new Set(['menu']), ['0af1'], calls),
    };
    expect(sources[module]).toContain(line);
  });

  it('the browser’s modules have no step descriptor, widget descriptor or constraint in them', () => {
    const parts = findParts(project(whole));
    expect(
      registrySource(parts) + blocksSource(parts, new Set()) + lazySource(parts, new Set(), [], new Map()),
    ).not.toMatch(/step\.ts|block\.ts|widget\.ts|constraints\//);
  });

  it('what grows with forms and calls is no part of the entry', () => {
    expect(registrySource(findParts(project(whole)))).not.toMatch(/import\(/);
  });

  it.each([
    ['a step that cannot run', ['src/steps/go/step.ts'], 'src/steps/go/run.ts'],
    ['a runner nobody describes', ['src/steps/go/run.ts'], 'src/steps/go/step.ts'],
    ['a block nobody describes', ['src/blocks/text/component.tsx'], 'src/blocks/text/block.ts'],
    ['a widget without component', ['src/widgets/qr/widget.ts'], 'src/widgets/qr/component.tsx'],
  ])('reports %s', (_, files, missing) => {
    expect(missingHalves(findParts(project(files)))).toEqual([missing]);
  });
});
