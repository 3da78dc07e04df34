import type { Plugin } from 'vite';

/**
 * Makes the page request a lazily imported module together with the entry. The entry imports it first thing, and requesting it only then
 * would cost every first visit a round trip. `module`: end of its path.
 */
export function preloadLazy(module: string): Plugin {
  return {
    name: 'preload-lazy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const found = Object.values(bundle ?? {}).find(
          (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(`/${module}`),
        );
        if (found === undefined) throw new Error(`${module} is no chunk of its own`);
        const href = `/svc/${found.fileName}`;
        return [{ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href }, injectTo: 'head' }];
      },
    },
  };
}
