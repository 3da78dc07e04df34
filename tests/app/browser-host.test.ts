import { describe, expect, it } from 'vitest';
import { makeBrowserHost } from '../../src/app/browser-host.ts';

const lazy = { forms: {}, responses: {}, constraints: async () => ({ constraints: {} }), widgets: {}, blocks: {} };
const router = { navigate: () => {} };

describe('calls go to the configured portal [API-011]', () => {
  it.each([
    ['', window.location.origin],
    ['https://portal.example', 'https://portal.example'],
    ['https://portal.example/', 'https://portal.example'],
  ])('portal.origin "%s" -> %s', (setting, base) => {
    expect(makeBrowserHost(lazy, router, setting).apiBase).toBe(base);
  });
});
