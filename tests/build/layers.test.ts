import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cruiseLayers } from '../../scripts/layers/cruise-layers.ts';

const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as object;

/** `from` imports `to`. */
type Import = readonly [from: string, to: string];

/**
 * Reads projects in which each `from` imports its `to`, as many imports in one as go without a file that imports two others or is imported and
 * imports; hands back the names of the rules that each breaks.
 */
async function brokenRules(imports: readonly Import[]): Promise<ReadonlyMap<Import, readonly string[]>> {
  const broken = new Map<Import, readonly string[]>();
  for (let left = imports; left.length > 0; left = left.filter((one) => !broken.has(one))) {
    const files: { [file: string]: string } = {};
    const together = left.filter(([from, to]) => {
      if (from in files || to in files) return false;
      files[to] = 'export const b = 1;\n';
      files[from] = `import { b } from '${'../'.repeat(from.split('/').length - 1)}${to}';\nexport const a = b;\n`;
      return true;
    });
    const root = project(files);
    const folders = ['src', 'build'].filter((folder) => existsSync(join(root, folder)));
    const { violations, read } = await cruiseLayers(root, folders, config);
    rmSync(root, { recursive: true });
    expect(read).toBe(Object.keys(files).length);
    const meant = together.map(([one, other]) => `: ${one} -> ${other}`);
    expect(violations.filter((line) => !meant.some((pair) => line.endsWith(pair)))).toEqual([]);
    for (const one of together) {
      const own = violations.filter((line) => line.endsWith(`: ${one[0]} -> ${one[1]}`));
      broken.set(one, [...new Set(own.map((line) => line.split(':')[0] ?? ''))]);
    }
  }
  return broken;
}

function project(files: { readonly [file: string]: string }): string {
  const root = mkdtempSync(join(tmpdir(), 'madoguchi-layers-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  return root;
}

describe('the layer table', () => {
  const refused: readonly (readonly [rule: string, from: string, to: string])[] = [
    ['layer-model', 'src/model/a.ts', 'src/forms/b.ts'],
    ['layer-ui', 'src/ui/a.tsx', 'src/model/b.ts'],
    ['layer-expressions', 'src/expressions/a.ts', 'src/forms/b.ts'],
    ['layer-forms', 'src/forms/a.ts', 'src/load/walk/b.ts'],
    ['layer-load', 'src/load/a.ts', 'src/flow/paths/b.ts'],
    ['layer-flow', 'src/flow/paths/a.ts', 'src/forms/b.ts'],
    ['layer-lint', 'src/lint/a.ts', 'src/steps/go/step.ts'],
    ['layer-step-descriptor', 'src/steps/go/step.ts', 'src/runtime/run/b.ts'],
    ['layer-step-runner', 'src/steps/go/run.ts', 'src/steps/call/run.ts'],
    ['layer-runtime', 'src/runtime/run/a.ts', 'src/render/b.tsx'],
    ['layer-runtime', 'src/runtime/run/a.ts', 'src/steps/call/run.ts'],
    ['descriptors-as-types', 'src/runtime/run/a.ts', 'src/steps/call/step.ts'],
    ['descriptors-as-types', 'src/steps/go/run.ts', 'src/steps/go/step.ts'],
    ['descriptors-as-types', 'src/blocks/text/component.tsx', 'src/blocks/text/block.ts'],
    ['descriptors-as-types', 'src/widgets/text/component.tsx', 'src/widgets/text/widget.ts'],
    ['layer-block-descriptor', 'src/blocks/text/block.ts', 'src/draw/b.ts'],
    ['layer-blocks', 'src/blocks/text/component.tsx', 'src/blocks/menu/component.tsx'],
    ['layer-blocks', 'src/blocks/text/component.tsx', 'src/render/b.tsx'],
    ['layer-draw', 'src/draw/a.ts', 'src/render/b.tsx'],
    ['layer-render', 'src/render/a.tsx', 'src/blocks/text/component.tsx'],
    ['layer-widgets', 'src/widgets/text/component.tsx', 'src/widgets/kana/component.tsx'],
    ['layer-widgets', 'src/widgets/text/component.tsx', 'src/render/b.tsx'],
    ['layer-render', 'src/render/a.tsx', 'src/widgets/text/component.tsx'],
    ['layer-app', 'src/app/a.tsx', 'src/forms/b.ts'],
    ['layer-server', 'src/server/kernel/calls/a.ts', 'src/runtime/run/b.ts'],
    ['layer-schema-forms', 'src/schema-forms/a.tsx', 'src/forms/b.ts'],
    ['layer-render', 'src/render/a.tsx', 'src/schema-forms/b.tsx'],
    ['layer-static', 'src/static/a.tsx', 'src/lint/b.ts'],
    ['layer-app', 'src/app/a.tsx', 'src/static/b.tsx'],
    ['client-when-idle', 'src/runtime/portal/a.ts', 'src/runtime/calls/client.ts'],
    ['room-server-db', 'src/server/db/a.ts', 'src/server/kernel/time/b.ts'],
    ['room-server-kernel', 'src/server/kernel/calls/a.ts', 'src/server/services/kana/b.ts'],
    ['room-server-common', 'src/server/common/cards/a.ts', 'src/server/services/kana/b.ts'],
    ['room-server-services', 'src/server/services/kana/a.ts', 'src/server/pages/b.ts'],
    ['room-server-pages', 'src/server/pages/a.ts', 'src/server/sandbox/b.ts'],
    ['room-server-kernel-people', 'src/server/kernel/people/a.ts', 'src/server/kernel/portal/b.ts'],
    ['room-server-ports', 'src/server/ports/a.ts', 'src/server/kernel/people/b.ts'],
    ['sandbox-plugged-in', 'src/server/create-server.ts', 'src/server/sandbox/b.ts'],
    ['sandbox-plugged-in', 'src/server/services/kana/a.ts', 'src/server/services/kana/stand-in/b.ts'],
    ['sandbox-plugged-in', 'src/server/common/tax/a.ts', 'src/server/common/tax/stand-in/b.ts'],
    ['knobs-in-the-sandbox', 'src/server/services/kana/a.ts', 'src/server/kernel/people/sample-record.ts'],
    ['knobs-in-the-sandbox', 'src/server/kernel/portal/a.ts', 'src/server/kernel/portal/stand-in.ts'],
    ['services-apart', 'src/server/services/kana/a.ts', 'src/server/services/tax-return/b.ts'],
    ['services-found', 'src/server/sandbox/a.ts', 'src/server/services/tax-return/b.ts'],
    ['services-found', 'src/server/create-server.ts', 'src/server/services/tax-return/b.ts'],
    ['common-apart', 'src/server/common/mail/a.ts', 'src/server/common/register/b.ts'],
    ['common-apart', 'src/server/common/mail/a.ts', 'src/server/common/receipts/b.ts'],
    ['common-tax', 'src/server/common/tax/a.ts', 'src/server/common/cards/b.ts'],
    ['room-runtime-core', 'src/runtime/core/a.ts', 'src/runtime/run/b.ts'],
    ['room-runtime', 'src/steps/go/run.ts', 'src/runtime/b.ts'],
    ['room-load-yaml', 'src/load/yaml/a.ts', 'src/load/walk/b.ts'],
    ['room-load-names', 'src/load/names/a.ts', 'src/load/again/b.ts'],
    ['room-load-again', 'src/load/again/a.ts', 'src/load/load-project.ts'],
    ['room-flow', 'src/lint/a.ts', 'src/flow/b.ts'],
    ['react-takes-the-contract', 'src/render/a.tsx', 'src/runtime/values/b.ts'],
    ['steps-below-the-screen', 'src/steps/go/run.ts', 'src/runtime/screen/b.ts'],
    ['generated-code', 'src/load/a.ts', 'build/vocabulary.ts'],
    ['generated-types', 'src/server/kernel/contract/a.ts', 'build/vocabulary.ts'],
    ['screens-by-name', 'src/server/kernel/page/a.ts', 'build/screen-addresses.ts'],
    ['words-where-drawn', 'src/runtime/core/a.ts', 'build/wording/common.ts'],
    ['words-where-drawn', 'src/server/services/tax-return/a.ts', 'build/wording/common.ts'],
  ];

  const accepted: readonly Import[] = [
    ['src/forms/a.ts', 'src/expressions/b.ts'],
    ['src/steps/go/run.ts', 'src/runtime/run/b.ts'],
    ['src/runtime/run/a.ts', 'src/runtime/core/b.ts'],
    ['src/widgets/text/component.tsx', 'src/ui/b.tsx'],
    ['src/blocks/table/block.ts', 'src/blocks/table/column.ts'],
    ['src/blocks/text/component.tsx', 'src/draw/b.ts'],
    ['src/render/a.tsx', 'build/registry.ts'],
    ['src/render/a.tsx', 'src/draw/b.ts'],
    ['src/app/a.tsx', 'src/render/b.tsx'],
    ['src/load/remember-project.ts', 'src/load/again/b.ts'],
    ['src/server/kernel/page/screen-address.ts', 'build/screen-addresses.ts'],
    ['src/server/services/kana/a.ts', 'src/server/common/cards/b.ts'],
    ['src/server/common/signatures/a.ts', 'src/server/common/cards/b.ts'],
    ['src/server/common/tax/a.ts', 'src/server/common/receipts/b.ts'],
    ['src/server/services/kana/stand-in/a.ts', 'src/server/services/kana/b.ts'],
    ['src/server/services/kana/stand-in/a.ts', 'src/server/kernel/people/sample-record.ts'],
    ['src/server/sandbox/a.ts', 'src/server/kernel/portal/stand-in.ts'],
    ['src/server/sandbox/a.ts', 'src/schema-forms/b.tsx'],
  ];

  it('refuses each of these imports by the one rule meant, and accepts the others', async () => {
    const expected = new Map<Import, readonly string[]>([
      ...refused.map(([rule, from, to]) => [[from, to] as Import, [rule]] as const),
      ...accepted.map((one) => [one, []] as const),
    ]);
    expect([...(await brokenRules([...expected.keys()]))].sort()).toEqual([...expected].sort());
  });

  it.each([
    ['form-library-apart', '@rjsf/core', 'src/render/a.tsx', ['form-library-apart']],
    ['form-library-apart', '@rjsf/core', 'src/schema-forms/a.tsx', []],
    ['client-alone-takes-ky', 'ky', 'src/runtime/calls/a.ts', ['client-alone-takes-ky']],
    ['client-alone-takes-ky', 'ky', 'src/runtime/calls/client.ts', []],
  ])('%s: who may import %s (%s)', async (_, library, file, broken) => {
    const root = project({ [file]: `import b from '${library}';\nexport const a = b;\n` });
    const { violations } = await cruiseLayers(root, ['src'], config);
    rmSync(root, { recursive: true });
    expect(violations.map((line) => line.split(':')[0])).toEqual(broken);
  });

  it.each([
    ['src/runtime/run/a.ts', 'src/steps/call/step.ts'],
    ['src/blocks/text/component.tsx', 'src/blocks/text/block.ts'],
  ])('%s takes types of the options in %s', async (from, to) => {
    const root = project({
      [to]: 'export const kind = {};\n',
      [from]: `import type { kind } from '${'../'.repeat(from.split('/').length - 1)}${to}';\nexport type A = typeof kind;\n`,
    });
    const { violations, read } = await cruiseLayers(root, ['src'], config);
    rmSync(root, { recursive: true });
    expect([read, violations]).toEqual([2, []]);
  });

  it('refuses a circle of files, if only of types', async () => {
    const root = project({
      'src/runtime/run/a.ts': "import type { B } from './b.ts';\nexport interface A { readonly b: B }\n",
      'src/runtime/run/b.ts': "import type { A } from './a.ts';\nexport interface B { readonly a: A }\n",
    });
    const { violations } = await cruiseLayers(root, ['src'], config);
    expect(violations.map((line) => line.split(':')[0])).toEqual(['no-cycles']);
  });
});
