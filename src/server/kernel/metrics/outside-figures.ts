import { Counter } from 'prom-client';
import type { PortOutcome } from '../../ports/in-time.ts';
import { timedPorts } from '../../ports/ports-in-time.ts';
import type { Figures } from './figures.ts';

export interface OutsideFigures {
  count(port: (typeof timedPorts)[number], outcome: PortOutcome): void;
}

export function outsideFigures(registry: Figures): OutsideFigures {
  const asked = new Counter({
    name: 'madoguchi_outside_total',
    help: 'Questions to systems outside: answered, failed, or late (no answer in time)',
    labelNames: ['port', 'outcome'],
    registers: [registry],
  });
  // A figure that was never there cannot be seen to rise.
  for (const port of timedPorts) for (const outcome of ['answered', 'failed', 'late']) asked.inc({ port, outcome }, 0);
  return { count: (port, outcome) => asked.inc({ port, outcome }) };
}
