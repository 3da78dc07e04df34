import { Registry } from 'prom-client';
import type { CallFigures } from '../calls/answered-call.ts';
import { type BrowserFigures, browserFigures } from './browser-figures.ts';
import { callFigures, type KnownCalls } from './call-figures.ts';
import { type Counted, databaseFigures } from './database-figures.ts';
import type { Figures } from './figures.ts';
import { type OutsideFigures, outsideFigures } from './outside-figures.ts';
import { processFigures } from './process-figures.ts';
import { type RequestFigures, requestFigures } from './request-figures.ts';

/** Figures of this process since it began, and of the database now. Their labels are of sets that the program knows: nothing that was sent becomes one. */
export interface Meter {
  readonly requests: RequestFigures;
  readonly calls: CallFigures;
  readonly browsers: BrowserFigures;
  readonly outside: OutsideFigures;
  readonly contentType: string;
  /** All of them, as OpenMetrics. */
  read(): Promise<string>;
  /** What there is, in the order in which it was registered. */
  figures(): readonly Figure[];
}

export interface Figure {
  readonly name: string;
  /** In English. */
  readonly help: string;
  readonly labels: readonly string[];
}

export function createMeter(known: KnownCalls & Counted): Meter {
  const registry: Figures = new Registry();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const count = databaseFigures(registry, known);
  processFigures(registry);
  return {
    requests: requestFigures(registry),
    calls: callFigures(registry, known),
    browsers: browserFigures(registry, known.screens),
    outside: outsideFigures(registry),
    contentType: registry.contentType,
    async read() {
      await count();
      return registry.metrics();
    },
    figures() {
      const all = registry.getMetricsAsArray() as unknown as readonly Described[];
      return all.map(({ name, help, labelNames = [] }) => ({ name, help, labels: labelNames }));
    },
  };
}

interface Described {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
}
