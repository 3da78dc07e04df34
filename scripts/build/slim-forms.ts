import type { Plugin } from 'vite';

/** Modules of the form library that no screen here needs, with their replacements. */
export const replacements: readonly (readonly [file: RegExp, code: string])[] = [
  // Every input is a widget of this project.
  [/@rjsf\/core\/lib\/components\/widgets\/index\.js$/, 'export default () => ({});'],
  // A screen's schema is one flat object: the library lays out the object, this project renders its properties.
  [
    /@rjsf\/core\/lib\/components\/fields\/index\.js$/,
    `import ObjectField from './ObjectField.js';
import SchemaField from './SchemaField.js';
export default () => ({ ObjectField, SchemaField });`,
  ],
  // The library looks these up for every field, even where the theme's templates render none of them.
  [
    /@rjsf\/core\/lib\/components\/templates\/index\.js$/,
    `const Nothing = () => null;
export default () => ({
  ButtonTemplates: { SubmitButton: Nothing, AddButton: Nothing },
  DescriptionFieldTemplate: Nothing,
  ErrorListTemplate: Nothing,
  FieldErrorTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldTemplate: Nothing,
  MultiSchemaFieldTemplate: Nothing,
  ObjectFieldTemplate: Nothing,
  OptionalDataControlsTemplate: Nothing,
  TitleFieldTemplate: Nothing,
  UnsupportedFieldTemplate: Nothing,
  WrapIfAdditionalTemplate: ({ children }) => children,
});`,
  ],
  // No screen's schema has \`allOf\` or \`$ref\`.
  [
    /@rjsf\/utils\/lib\/schema\/shallowAllOfMerge\.js$/,
    `export default () => { throw new Error('A screen has no allOf.'); };`,
  ],
  [
    /@rjsf\/utils\/lib\/findSchemaDefinition\.js$/,
    `const none = () => { throw new Error('A screen has no reference.'); };
export default none;
export { none as findSchemaDefinitionRecursive, none as splitKeyElementFromObject };
export const makeAllReferencesAbsolute = (schema) => schema;`,
  ],
];

/** Drops from the form chunk what a flat schema with a custom theme never reaches: 30 KB of 53 KB. */
export function slimForms(): Plugin {
  return {
    name: 'slim-forms',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      return replacements.find(([file]) => file.test(id))?.[1] ?? null;
    },
  };
}
