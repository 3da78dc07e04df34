import { describe, expect, it } from 'vitest';
import { compileEarly } from '../../scripts/build/compile-early.ts';
import { preloadScripts } from '../../scripts/build/preload-scripts.ts';

describe('the hint to compile a script whole', () => {
  const { handler } = compileEarly(/^(index|screen)$/).generateBundle as unknown as {
    handler(options: unknown, bundle: Record<string, { type: string; name: string; code: string }>): void;
  };

  it('is the first line of the named chunks, and of no other', () => {
    const bundle = Object.fromEntries(
      ['index', 'screen', 'screen-form'].map((name) => [`${name}-1.js`, { type: 'chunk', name, code: 'let it;' }]),
    );
    handler({}, bundle);
    expect(Object.values(bundle).map(({ code }) => code)).toEqual([
      '//# allFunctionsCalledOnLoad\nlet it;',
      '//# allFunctionsCalledOnLoad\nlet it;',
      'let it;',
    ]);
  });
});

describe('what a lazily imported module needs', () => {
  const plugin = preloadScripts() as unknown as {
    configResolved(config: { base: string }): void;
    transform(code: string, id: string): { code: string } | null;
  };
  const transformed = (code: string, id = '\0vite/preload-helper.js') => {
    plugin.configResolved({ base: '/svc/' });
    return plugin.transform(code, id);
  };
  const ofVite = 'export const __vitePreload = function preload(baseModule, deps, importerUrl) {}';

  it('is asked for once, while the module arrives', async () => {
    const links: { rel: string; href: string }[] = [{ rel: 'modulepreload', href: '/svc/assets/known.js' }];
    const document = {
      querySelector: (selector: string) => links.find(({ href }) => selector === `link[href="${href}"]`) ?? null,
      createElement: () => ({}),
      head: { append: (link: { rel: string; href: string }) => links.push(link) },
    };
    const text = transformed(ofVite)?.code.replace('export const __vitePreload =', 'return') ?? '';
    const preload = new Function('document', text)(document);
    const load = () => Promise.resolve(links.length);
    expect(await preload(load, ['assets/known.js', 'assets/one.js', 'assets/other.js'])).toBe(3);
    expect(await preload(load, ['assets/one.js'])).toBe(3);
    expect(await preload(load)).toBe(3);
    expect(links[2]).toEqual({ rel: 'modulepreload', crossOrigin: '', href: '/svc/assets/other.js' });
  });

  it('is left to Vite elsewhere, and a helper of another shape stops the build', () => {
    expect(transformed(ofVite, '/src/main.tsx')).toBeNull();
    expect(() => transformed('export const other = 1')).toThrow('otherwise than it did');
  });
});
