import { expect, it } from 'vitest';
import { iconFault } from '../../src/model/icon-path.ts';

it.each([
  ['M2 4h20v16H2zm6 3.5a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z', null],
  ['M0 0 24 24L.5.5', null],
  ['m2 2 2 2z m20 20h2', null],
  ['M2 2c1 1 2 2 3 3s1 1 2 2q1 1 2 2t1 1', null],
  ['', 'unreadable'],
  ['12 2h2', 'unreadable'],
  ['M2', 'unreadable'],
  ['M2 2h', 'unreadable'],
  ['M2 2z3', 'unreadable'],
  ['M2 2c1 1 2 2', 'unreadable'],
  ['M2 2"/><script>', 'unreadable'],
  ['M2 2url(#a)', 'unreadable'],
  ['M2 2h23', 'outside'],
  ['M2 2v-3', 'outside'],
  ['M0 0h20zh-1', 'outside'],
  ['M25 2h-2', 'outside'],
  [`M2 2${'h1h-1'.repeat(150)}`, 'long'],
])('the path of an icon: %.30s', (path, fault) => {
  expect(iconFault(path)).toBe(fault);
});
