import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import { browserTimes, type ToldTimes } from '../../../model/told-times.ts';
import type { Figures } from './figures.ts';

export interface BrowserFigures {
  /** Takes what browsers tell of their pages (`app/user-times.ts`): nothing of a person, and nothing that is kept. */
  register(app: FastifyInstance): void;
}

/** Longer than that, no page was waited for: it lay in a sleeping tab. */
const mostMs = 600_000;

/** `screens`: ids. What is told of another one is not counted. */
export function browserFigures(registry: Figures, screens: ReadonlySet<string>): BrowserFigures {
  const registers = [registry];
  const times = new Histogram({
    name: 'madoguchi_browser_time_seconds',
    help: 'Times in people’s browsers by the screen that the page began with (setting userTimes.output): TTFB, FCP, LCP, INP',
    labelNames: ['time', 'screen'],
    buckets: [0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6, 10, 20],
    registers,
  });
  const shifts = new Histogram({
    name: 'madoguchi_browser_layout_shift',
    help: 'How much moved by itself in people’s browsers (CLS), by the screen that the page began with',
    labelNames: ['screen'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1],
    registers,
  });
  return {
    register(app) {
      app.post('/user-times', { bodyLimit: 1000 }, async ({ body }, reply) => {
        const { screen, times: told } = (body ?? {}) as Partial<ToldTimes>;
        if (typeof screen === 'string' && screens.has(screen))
          for (const time of browserTimes) {
            const value: unknown = told?.[time];
            if (typeof value !== 'number' || !(value >= 0 && value <= mostMs)) continue;
            if (time === 'CLS') shifts.observe({ screen }, value);
            else times.observe({ time, screen }, value / 1000);
          }
        // Nobody waits for it.
        return reply.code(204).send();
      });
    },
  };
}
