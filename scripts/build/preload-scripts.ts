import type { Plugin } from 'vite';

/** Of Vite's helper: what it is given. A build fails if that has changed. */
const given = 'export const __vitePreload = function preload(baseModule, deps, importerUrl)';

/**
 * Replaces Vite's helper that asks for what a lazily imported module needs while the module itself arrives. Its own is a kilobyte, mostly for style
 * sheets that come with a module; here all of them come with the page.
 */
export function preloadScripts(): Plugin {
  let base = '/';
  return {
    name: 'preload-scripts',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transform(code, id) {
      if (!id.endsWith('vite/preload-helper.js')) return null;
      if (!code.includes(given)) throw new Error('Vite calls its helper for preloading otherwise than it did');
      return { code: helper(base), map: null };
    },
  };
}

const helper = (base: string) => `export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    const href = ${JSON.stringify(base)} + file;
    if (document.querySelector(\`link[href="\${href}"]\`) === null)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
  }
  return load();
};`;
