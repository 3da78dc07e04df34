import type { DataConstraints } from '../../../forms/data-form/schema.ts';
import type { Constraint } from '../../../model/vocabulary.ts';
import { exportsIn } from './exports-in.ts';

let known: Promise<DataConstraints> | null = null;

/** Every constraint of the field language, as checked in the browser. Loaded once. */
export function formConstraints(): Promise<DataConstraints> {
  known ??= read();
  return known;
}

async function read(): Promise<DataConstraints> {
  const modules = await exportsIn<{ constraint: Constraint }>(new URL('../../../forms/constraints/', import.meta.url));
  return Object.fromEntries(modules.map(({ constraint }) => [constraint.name, constraint]));
}
