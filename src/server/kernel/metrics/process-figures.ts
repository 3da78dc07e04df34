import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapSpaceStatistics } from 'node:v8';
import { Counter, Gauge } from 'prom-client';
import type { Figures } from './figures.ts';

const nanosecondsInSecond = 1e9;

/** Of the event loop's delay since it was asked for the last time. */
const delays: { readonly [name: string]: (of: IntervalHistogram) => number } = {
  mean: ({ mean }) => mean,
  max: ({ max }) => max,
  p50: (of) => of.percentile(50),
  p90: (of) => of.percentile(90),
  p99: (of) => of.percentile(99),
};

/** Figures of this process, after the conventions of OpenTelemetry for processes, Node.js and V8. */
export function processFigures(registry: Figures): void {
  const registers = [registry];
  const delay = monitorEventLoopDelay();
  delay.enable();
  const names = Object.keys(delays);
  for (const [name, read] of Object.entries(delays))
    new Gauge({
      name: `nodejs_eventloop_delay_${name}_seconds`,
      help: `Delay of the event loop since it was asked for the last time, ${name}`,
      registers,
      // The last of them begins anew.
      collect() {
        this.set(Number.isNaN(delay.mean) ? 0 : read(delay) / nanosecondsInSecond);
        if (name === names.at(-1)) delay.reset();
      },
    });
  new Gauge({
    name: 'process_memory_usage_bytes',
    help: 'Memory of the process (resident set)',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  new Gauge({
    name: 'v8js_memory_heap_used_bytes',
    help: 'Memory used of each space of the heap',
    labelNames: ['v8js_heap_space_name'],
    registers,
    collect() {
      for (const { space_name, space_used_size } of getHeapSpaceStatistics())
        this.set({ v8js_heap_space_name: space_name }, space_used_size);
    },
  });
  new Counter({
    name: 'process_cpu_time_seconds_total',
    help: 'Time of the processors',
    labelNames: ['cpu_mode'],
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc({ cpu_mode: 'user' }, user / 1e6);
      this.inc({ cpu_mode: 'system' }, system / 1e6);
    },
  });
  new Gauge({
    name: 'process_uptime_seconds',
    help: 'For how long the process has run',
    registers,
    collect() {
      this.set(process.uptime());
    },
  });
}
