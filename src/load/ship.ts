import type { InputChecks } from '../model/input-check.ts';
import type { Manifest } from '../model/manifest.ts';
import type { Project } from '../model/project.ts';
import type { ShippedCatalog } from '../model/shipped-service.ts';
import type { StatusCalls } from '../model/status-calls.ts';

/**
 * The JSON that the browser gets of a normalised descriptor, without places (`at`). A member that an author named `at` (an option, a state path, a
 * parameter) is kept: only the loader's places have a file, a line and a column.
 */
export function ship<
  Descriptor extends
    | Project['screens'][number]
    | Project['services'][number]
    | Project['catalogs'][number]
    | ShippedCatalog
    | Manifest
    | InputChecks
    | StatusCalls,
>(descriptor: Descriptor): Descriptor {
  return withoutPlaces(descriptor) as Descriptor;
}

function withoutPlaces(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPlaces);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key, part]) => !(key === 'at' && isPlace(part)));
  return Object.fromEntries(entries.map(([key, part]) => [key, withoutPlaces(part)]));
}

function isPlace(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { file, line, column } = value as { readonly [key: string]: unknown };
  return typeof file === 'string' && typeof line === 'number' && typeof column === 'number';
}
