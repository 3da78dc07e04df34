import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadProject } from '../../src/load/load-project.ts';
import type { Project } from '../../src/model/project.ts';
import type {
  BlockKind,
  Constraint,
  ExpressionFunction,
  StepKind,
  Vocabulary,
  WidgetKind,
} from '../../src/model/vocabulary.ts';
import type { RunStep } from '../../src/runtime/run/run.ts';

const root = join(import.meta.dirname, '../..');

function collected<T extends object>(modules: Record<string, unknown>, key: (entry: T) => string, exported: string) {
  return Object.fromEntries(
    Object.values(modules)
      .map((module) => (module as Record<string, T>)[exported])
      .filter((entry): entry is T => entry !== undefined)
      .map((entry) => [key(entry), entry]),
  );
}

const glob = {
  steps: import.meta.glob('../../src/steps/*/step.ts', { eager: true }),
  runners: import.meta.glob('../../src/steps/*/run.ts', { eager: true }),
  blocks: import.meta.glob('../../src/blocks/*/block.ts', { eager: true }),
  widgets: import.meta.glob('../../src/widgets/*/widget.ts', { eager: true }),
  constraints: import.meta.glob('../../src/forms/constraints/*.ts', { eager: true }),
  functions: import.meta.glob('../../src/expressions/functions/*.ts', { eager: true }),
};

export const vocabulary: Vocabulary = {
  steps: collected<StepKind>(glob.steps, ({ kind }) => kind, 'stepKind'),
  blocks: collected<BlockKind>(glob.blocks, ({ kind }) => kind, 'blockKind'),
  widgets: collected<WidgetKind>(glob.widgets, ({ name }) => name, 'widget'),
  constraints: collected<Constraint>(glob.constraints, ({ name }) => name, 'constraint'),
  functions: collected<ExpressionFunction>(glob.functions, ({ name }) => name, 'expressionFunction'),
};

/** `run` of every step kind, by folder name. */
export const runners = Object.fromEntries(
  Object.entries(glob.runners).map(([path, module]) => [path.split('/').at(-2), (module as { run: RunStep }).run]),
) as { readonly [kind: string]: RunStep };

export const functions = Object.fromEntries(
  Object.values(vocabulary.functions).map(({ name, run }) => [name, run]),
) as { readonly [name: string]: ExpressionFunction['run'] };

/** The real catalogue and schemas with other screens: path below the root -> YAML. Without any: the real screens. */
export function projectOf(screens: { readonly [file: string]: string } | null = null): Project {
  const folders = screens === null ? ['catalog', 'schemas', 'screens'] : ['catalog', 'schemas'];
  const files = new Map(
    folders.flatMap((folder) => filesIn(folder)).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
  for (const [file, yaml] of Object.entries(screens ?? {})) files.set(file, yaml);
  const { project, problems } = loadProject(files, vocabulary);
  const errors = problems.filter(({ severity, place }) => severity === 'error' && place.file.startsWith('screens/'));
  if (errors.length > 0)
    throw new Error(
      errors.map(({ place, rule, message }) => `${place.file}:${place.line} ${rule} ${message}`).join('\n'),
    );
  return project;
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
