import { readdir } from 'node:fs/promises';
import type { DataConstraints } from '../../../../forms/data-form/schema.ts';
import type { Constraint } from '../../../../model/vocabulary.ts';

const folder = new URL('../../../../forms/constraints/', import.meta.url);

async function read(): Promise<DataConstraints> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  const constraints = await Promise.all(
    files.map(async (file) => ((await import(new URL(file, folder).href)) as { constraint: Constraint }).constraint),
  );
  return Object.fromEntries(constraints.map((constraint) => [constraint.name, constraint]));
}

let known: Promise<DataConstraints> | null = null;

/** Every constraint of the field language, as checked in the browser. Loaded once. */
export function formConstraints(): Promise<DataConstraints> {
  known ??= read();
  return known;
}
