import { OWN_PARTS } from '../../src/load/files/own-part.ts';

/** Descriptor files by schema, where the file name does not follow from the schema's name. */
const filesOf: { readonly [schema: string]: readonly string[] } = {
  // `<id>.<name>.yaml` (`screenFileName`), whatever ids begin with.
  screen: ['screens/*/*.*.yaml'],
  service: ['screens/*/service.yaml'],
  template: ['screens/templates/*.yaml', 'screens/*/templates/*.yaml'],
  story: ['screens/*/stories/*.yaml'],
  'error-table': ['screens/*/errors.yaml'],
  'catalog-call': ['catalog/calls/**/*.yaml', 'screens/*/catalog/calls/*.yaml'],
  'catalog-type': ['catalog/types/*.yaml', 'screens/*/catalog/types/*.yaml'],
  'catalog-messages': ['catalog/messages.*.yaml', 'screens/*/catalog/messages.*.yaml'],
  'catalog-server': ['catalog/server/*.yaml', 'screens/*/catalog/server.yaml'],
  'catalog-service-home': ['screens/*/catalog/home.yaml'],
  'catalog-service-words': ['screens/*/catalog/words.yaml'],
};

/** `.vscode/settings.json`: the schema of each descriptor file. */
export function editorSettings(schemaFiles: readonly string[]): object {
  const names = schemaFiles.map((file) => file.replace('.schema.json', '')).sort();
  return {
    'yaml.schemas': Object.fromEntries(
      names.map((name) => [
        `./schemas/editor/${name}.schema.json`,
        filesOf[name] ?? [
          `${name.replace('catalog-', 'catalog/').replace('/components-', '/components/')}.yaml`,
          ...OWN_PARTS.filter((part) => name === `catalog-${part}`).map((part) => `screens/*/catalog/${part}.yaml`),
        ],
      ]),
    ),
    'yaml.customTags': [],
    'files.eol': '\n',
  };
}
