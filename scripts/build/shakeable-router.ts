import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out the parts of the router that nothing here uses (links, forms, data loading: 11 KB of the entry). They stay in
 * otherwise, since naming a component for developer tools and creating a context count as side effects. The package's `exports` lead to its
 * development build alone: its warnings are switched off here.
 */
export function shakeableRouter(): Plugin {
  return {
    name: 'shakeable-router',
    apply: 'build',
    transform(code, id) {
      return /\/node_modules\/react-router\//.test(id) ? { code: withoutSideEffects(code), map: null } : null;
    },
  };
}

/** Each is found in the library, or its test fails. */
export const patches: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/^\w+\.(?:displayName = "[\w.]+"|contextType = \w+);$/gm, ''],
  [/var ENABLE_DEV_WARNINGS = true;/g, 'var ENABLE_DEV_WARNINGS = false;'],
  // What it tells developers on the console.
  [/^(\s*)warning\(/gm, '$1/* @__PURE__ */ warning('],
  [/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'],
];

function withoutSideEffects(code: string): string {
  return patches.reduce((patched, [pattern, replacement]) => patched.replace(pattern, replacement), code);
}
