import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out the parts of the router that nothing here uses (links, forms, data loading: 6 KB of the entry). They stay in
 * otherwise, since naming a component for developer tools and creating a context count as side effects.
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
    .replace(/^\w+\.displayName = "[\w.]+";$/gm, '')
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
}
