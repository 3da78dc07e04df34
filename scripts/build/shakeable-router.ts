import type { Plugin } from 'vite';

/**
 * Lets the bundler drop the parts of the router that nothing here uses (links, forms, data loading: 11 KB of the entry). Otherwise they are
 * kept, since naming a component for developer tools and creating a context count as side effects. The package's `exports` offer only its
 * development build, so its warnings are disabled here.
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

/** A test fails if the library no longer contains one of these. */
export const patches: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/^\w+\.(?:displayName = "[\w.]+"|contextType = \w+);$/gm, ''],
  [/var ENABLE_DEV_WARNINGS = true;/g, 'var ENABLE_DEV_WARNINGS = false;'],
  // Developer warnings on the console.
  [/^(\s*)warning\(/gm, '$1/* @__PURE__ */ warning('],
  // What it tells developers who use it wrongly.
  [/(\binvariant\([^;]*?),\s*(?:\/\/.*\s*)*(?:`[^`]*`|"[^"]*"|get\w+Error\([^)]*\))\s*\);/g, "$1, '');"],
  [/\bnew Error\(\s*(?:`[^`]*`|"[^"]*")\s*\)/g, 'new Error()'],
  [
    /= (?=(?:React\d*\.(?:createContext|forwardRef|memo)|new (?:Set|WeakMap)|Object\.getOwnPropertyNames)\()/g,
    '= /* @__PURE__ */ ',
  ],
];

function withoutSideEffects(code: string): string {
  return patches.reduce((patched, [pattern, replacement]) => patched.replace(pattern, replacement), code);
}
