import { aheadOf } from '../../scripts/build/ahead.ts';
import { makeManifest } from '../../scripts/build/manifest.ts';
import { formAjv } from '../../src/forms/ajv.ts';
import type { FormValidator } from '../../src/forms/failures-of-form.ts';
import { schemasOfScreen } from '../../src/forms/schemas-of-screen.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import type { Project } from '../../src/model/project.ts';
import type { ShippedScreen } from '../../src/model/shipped-screen.ts';
import type { CompiledForm } from '../../src/runtime/contract/host.ts';
import { vocabulary } from '../load/vocabulary.ts';

export const manifests = new WeakMap<Project, Manifest>();

/** Made once per project: every tab of a test file is of the same build. */
export function manifestOf(project: Project): Manifest {
  const manifest = manifests.get(project) ?? makeManifest(project, vocabulary, 'build-1');
  manifests.set(project, manifest);
  return manifest;
}

const shipped = new WeakMap<Project, Map<string, ShippedScreen>>();

/** Built once per project, as the browser gets it. */
export function screenOf(project: Project, name: string): ShippedScreen {
  const screens = shipped.get(project) ?? new Map<string, ShippedScreen>();
  shipped.set(project, screens);
  const screen = found(project.screens, name);
  const built = screens.get(name) ?? { ...screen, ahead: aheadOf(screen, project, vocabulary) };
  screens.set(name, built);
  return built;
}

export const compiled = new WeakMap<Project, Map<string, CompiledForm>>();

/** Compiled once per project: every tab of a test file draws the same forms. */
export function formOf(project: Project, hash: string): CompiledForm {
  const forms = compiled.get(project) ?? new Map<string, CompiledForm>();
  compiled.set(project, forms);
  const known = forms.get(hash);
  if (known !== undefined) return known;
  const schemas = project.screens.map((candidate) => schemasOfScreen(candidate, vocabulary));
  const schema = schemas.flatMap(({ own, groups }) => [own, ...groups]).find((each) => each?.$id === hash);
  if (!schema) throw new Error(`No form has the hash ${hash}`);
  const dynamic = (schema['x-dynamic'] ?? []) as readonly string[];
  const tests = Object.fromEntries(dynamic.map((name) => [name, vocabulary.constraints[name]]));
  const validate = Object.assign(formAjv(vocabulary).compile(schema), dynamic.length > 0 ? { tests } : {});
  const form = { validate: validate as FormValidator };
  forms.set(hash, form);
  return form;
}

export function found<T extends { readonly name: string }>(all: readonly T[], name: string): T {
  const one = all.find((candidate) => candidate.name === name);
  if (one === undefined) throw new Error(`Nothing of the name ${name}`);
  return one;
}
