import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findModules } from '../../src/server/modules.ts';
import { realFiles, root } from '../lint/project.ts';

/** A service, with all that goes when it is taken out. */
export interface Unit {
  readonly name: string;
  /** Folders and files, below the project, in which everything of it stands. */
  readonly places: readonly string[];
}

/** In tests, every file and folder of its name: `tests/screens/<service>/…`, `tests/http/contract/calls/<service>.ts`. */
export const isTestOf = (service: string, file: string) =>
  file.startsWith('tests/') && file.split('/').some((part) => part.split('.')[0] === service);

/** Every file below `tests`. */
export const testFiles: readonly string[] = readdirSync(join(root, 'tests'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(root.length + 1)
      .replaceAll('\\', '/'),
  );

/** Commands of a service. */
const commands: { readonly [module: string]: readonly string[] } = { admin: ['scripts/administrator.ts'] };

const files = [...realFiles.keys()];

export async function findUnits(): Promise<readonly Unit[]> {
  return (await findModules()).flatMap(({ name }) => {
    const folder = `screens/${name}`;
    if (!files.includes(`${folder}/service.yaml`)) return [];
    const own = [folder, `src/server/services/${name}`, ...(commands[name] ?? [])];
    const tests = testFiles.filter((file) => isTestOf(name, file));
    return [{ name, places: [...own, ...templatesOf(folder), ...tests] }];
  });
}

/** Shared templates that only its screens extend. */
function templatesOf(folder: string): readonly string[] {
  return files.filter((file) => {
    const [, template] = /^screens\/templates\/(.+)\.yaml$/u.exec(file) ?? [];
    if (template === undefined) return false;
    const users = [...realFiles].filter(([user, text]) => isUser(user, String(text), template)).map(([user]) => user);
    return users.length > 0 && users.every((user) => user.startsWith(`${folder}/`));
  });
}

const isUser = (file: string, text: string, template: string) =>
  file.startsWith('screens/') && new RegExp(`^extends: ${template}$`, 'mu').test(text);
