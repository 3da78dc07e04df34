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

export function withoutSideEffects(code: string): string {
  return code
    .replace(/^\w+\.(?:displayName = "[\w.]+"|contextType = \w+);$/gm, '')
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
}
