/**
 * `npm run proofs`: checks required for a release that take too long for every change. `npm run proofs -- node 22` runs one proof, with
 * arguments of its own. Exits with 0 (all hold), 1 (one fails) or 2 (one could not run, so nothing is proved).
 */
import { longTests } from './proofs/long-tests.ts';
import type { Proof } from './proofs/proof.ts';
import { testsOnNode } from './proofs/tests-on-node.ts';

const proofs: readonly Proof[] = [testsOnNode, longTests];

const [name, ...words] = process.argv.slice(2);
const asked = name === undefined ? proofs : proofs.filter((proof) => proof.name === name);
if (asked.length === 0) {
  console.log(`npm run proofs [-- name ...]\n${proofs.map((proof) => `  ${proof.name}  ${proof.says}`).join('\n')}`);
  process.exit(name === '--help' ? 0 : 2);
}
const outcomes = [];
for (const proof of asked) outcomes.push(...(await proof.prove(words)));
for (const { what, result, why } of outcomes)
  console.log(`${result.padEnd(8)} ${what}${why === undefined ? '' : ` (${why})`}`);
const results = outcomes.map(({ result }) => result);
process.exitCode = results.includes('FAILS') ? 1 : results.includes('not run') ? 2 : 0;
