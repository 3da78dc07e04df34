import { execFileSync } from 'node:child_process';
import { table } from './markdown-table.ts';

export interface CheckerFigures {
  readonly loadSeconds: number;
  readonly lintSeconds: number;
  readonly megabytes: number;
  readonly slowest: readonly (readonly [rule: string, seconds: number])[];
}

const screens = [500, 2000, 5000];

/** The checker on generated projects, each in a process of its own. */
export function checkerGrowth(): string {
  return table(
    ['screens', 'services', 'processor', 'loading', 'rules', 'memory', 'slowest rules'],
    [10, 100].flatMap(rowsOf),
    { remarks: true },
  );
}

function rowsOf(services: number): string[][] {
  return screens.map((count) => {
    console.error(`checker, ${count} screens in ${services} services`);
    const { loadSeconds, lintSeconds, megabytes, slowest } = figuresOf(count, services);
    const seconds = (value: number) => `${value.toFixed(1)} s`;
    return [
      count.toLocaleString('en-GB'),
      String(services),
      seconds(loadSeconds + lintSeconds),
      seconds(loadSeconds),
      seconds(lintSeconds),
      `${Math.round(megabytes)} MB`,
      slowest.map(([rule, value]) => `${rule} ${value.toFixed(1)}`).join(', '),
    ];
  });
}

function figuresOf(count: number, services: number): CheckerFigures {
  const tokens = ['--import', 'tsx', 'scripts/bench-generated.ts', `--screens=${count}`, `--services=${services}`];
  return JSON.parse(execFileSync(process.execPath, tokens, { encoding: 'utf8' })) as CheckerFigures;
}
