import { appendFileSync } from 'node:fs';
import { it } from 'vitest';
import { fakeClock } from './walk/fake-clock.ts';
import { realGround } from './walk/real-ground.ts';
import { reasonFor } from './walk/untaken.ts';
import { walkEdge } from './walk/walk.ts';
import.meta.glob(['../src/runtime/**/*.ts', '../src/steps/**/*.ts'], { eager: true });
fakeClock();
it('x', async () => {
  const ground = realGround();
  const say = (text: string) => appendFileSync('/tmp/wf/edges.log', `${text}\n`);
  const isNew = ({ id, trigger }: any) => (trigger === 'stored' || /calendar|outcomes|unanswered/.test(id) ? 0 : /nq-application|admin-/.test(id) ? 1 : 2);
  const counts: Record<string, number> = {};
  for (const edge of ground.edges) counts[`${isNew(edge)} ${edge.trigger.split(':')[0]}`] = (counts[`${isNew(edge)} ${edge.trigger.split(':')[0]}`] ?? 0) + 1;
  say(JSON.stringify(counts));
  let n = 0;
  for (const edge of ground.edges.toSorted((a, b) => isNew(a) - isNew(b))) {
    n += 1;
    if (n % 50 === 0) say(`# ${n}`);
    const why = await walkEdge(ground, edge);
    const reason = reasonFor(edge);
    if (why !== null && reason === null) say(`UNTAKEN ${edge.id} (${edge.codes[0] ?? edge.via}): ${why.join(' | ')}`);
    if (why === null && reason !== null) say(`STALE ${edge.id}: ${reason}`);
  }
  say('END');
}, 3_000_000);
