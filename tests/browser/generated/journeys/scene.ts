import type { Page } from 'playwright/test';
import type { Portal } from '../../harness/portal.ts';
import type { Coverage } from './coverage.ts';
import type { PortalModel } from './portal-model.ts';
import type { Sight } from './sight.ts';
import { Visit } from './traveller.ts';
import { Reasoner } from './what-holds.ts';

/** What is walked through, and with what. */
export interface Ground {
  readonly model: PortalModel;
  readonly coverage: Coverage;
  readonly page: Page;
  readonly portal: Portal;
  readonly service: string;
}

export interface Limits {
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  readonly report: (line: string) => void;
  readonly afterRound: () => unknown;
}

/** What all parts of a walk share. */
export class Scene {
  readonly model: PortalModel;
  readonly coverage: Coverage;
  readonly page: Page;
  readonly portal: Portal;
  readonly reasoner: Reasoner;
  readonly visit: Visit;
  readonly report: (line: string) => void;
  private readonly endsAt: number;
  private readonly used = new Map<string, number>();

  constructor({ model, coverage, page, portal, service }: Ground, { endsAt, report }: Limits) {
    this.model = model;
    this.coverage = coverage;
    this.page = page;
    this.portal = portal;
    this.endsAt = endsAt;
    this.report = report;
    this.reasoner = new Reasoner(model);
    this.visit = new Visit(page, portal, model, service);
  }

  isOver(): boolean {
    return Date.now() > this.endsAt;
  }

  use(key: string): void {
    this.used.set(key, this.usedTimes(key) + 1);
  }

  usedTimes(key: string): number {
    return this.used.get(key) ?? 0;
  }
}

/** Where something came to, in a line of the report. */
export function shown({ href, screen, dialog }: Sight): string {
  return dialog === null ? (screen ?? new URL(href).pathname) : `「${dialog}」 on ${screen}`;
}
