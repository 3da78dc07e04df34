import { findModules } from '../../src/server/modules.ts';
import { realFiles } from '../lint/project.ts';

/** A service, with all that goes when it is taken out. */
export interface Unit {
  readonly name: string;
  /** Folders and files, below the project, in which everything of it stands. */
  readonly places: readonly string[];
}

/** What the tests over HTTP have of a service, a file of its name in each. */
const casesOf = (name: string) =>
  ['applying', 'calls', 'deadlines', 'mails', 'told'].map((folder) => `tests/http/contract/${folder}/${name}.ts`);

/** Commands of a service. */
const commands: { readonly [module: string]: readonly string[] } = { admin: ['scripts/administrator.ts'] };

const files = [...realFiles.keys()];

export async function findUnits(): Promise<readonly Unit[]> {
  return (await findModules()).flatMap(({ name }) => {
    const folder = `screens/${name}`;
    if (!files.includes(`${folder}/service.yaml`)) return [];
    const places = [
      folder,
      `tests/screens/${name}`,
      ...casesOf(name),
      ...templatesOf(folder),
      ...(commands[name] ?? []),
    ];
    return [{ name, places: [...places, `src/server/services/${name}`] }];
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
