import { findModules } from '../../src/server/modules.ts';
import { realFiles } from '../lint/project.ts';

/** What is taken out together: a module of the server with the services that it serves. */
export interface Unit {
  readonly name: string;
  /** Folders and files, below the project, in which everything of it stands. */
  readonly places: readonly string[];
}

/** Commands of a service. */
const commands: { readonly [module: string]: readonly string[] } = { admin: ['scripts/administrator.ts'] };

const files = [...realFiles.keys()];

export async function findUnits(): Promise<readonly Unit[]> {
  return (await findModules()).flatMap(({ name, serves = [name] }) => {
    const folders = serves.map((service) => `screens/${service}`);
    if (!folders.some((folder) => files.includes(`${folder}/service.yaml`))) return [];
    // What two of them use is shared.
    const shared = [`catalog/calls/${name}`, `catalog/server/${name}.yaml`].filter((place) =>
      files.some((file) => file === place || file.startsWith(`${place}/`)),
    );
    const tests = serves.map((service) => `tests/screens/${service}`);
    const places = [...folders, ...tests, ...shared, ...templatesOf(folders), ...(commands[name] ?? [])];
    return [{ name, places: [...places, `src/server/services/${name}`] }];
  });
}

/** Shared templates that only screens of these folders extend. */
function templatesOf(folders: readonly string[]): readonly string[] {
  return files.filter((file) => {
    const [, template] = /^screens\/templates\/(.+)\.yaml$/u.exec(file) ?? [];
    if (template === undefined) return false;
    const users = [...realFiles].filter(([user, text]) => isUser(user, String(text), template)).map(([user]) => user);
    return users.length > 0 && users.every((user) => folders.some((folder) => user.startsWith(`${folder}/`)));
  });
}

const isUser = (file: string, text: string, template: string) =>
  file.startsWith('screens/') && new RegExp(`^extends: ${template}$`, 'mu').test(text);
