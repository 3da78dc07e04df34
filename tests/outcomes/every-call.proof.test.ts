import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRealPortal, type RealPortal } from '../stories/real-portal.ts';
import { commonFaults, documentedFaults } from './faults.ts';
import { played } from './played-in.ts';
import { effects, faultIn, tryCall } from './try-call.ts';

let portal: RealPortal;
beforeAll(async () => {
  portal = await openRealPortal();
}, 120_000);
afterAll(() => portal.close());

/** Rows of the table in docs/outcomes.md. */
const rows: string[] = [];
afterAll(() => {
  mkdirSync('build', { recursive: true });
  writeFileSync('build/outcomes.md', `${rows.join('\n')}\n`);
});

const tried = effects.filter(({ name }) => name in played);

it.each(tried.map((call) => [call.name, call] as const))(
  '%s goes wrong in every way: nothing false is said, nothing is lost, it is done once',
  async (name, call) => {
    const cells = await tryCall(call, [...commonFaults, ...documentedFaults(call)], { origin: portal.origin });
    const wrong = cells.map((cell) => faultIn(call, cell)).filter((fault) => fault !== null);
    rows.push(`| ${name} | ${call.effect} | ${played[name]} | ${cells.length} | ${wrong.length} |`);
    expect(wrong).toEqual([]);
  },
  1_800_000,
);
