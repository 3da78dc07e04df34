import type { Page } from 'playwright/test';
import type { Fault, Portal } from '../../harness/portal.ts';
import type { Coverage } from './coverage.ts';
import type { Knowledge } from './knowledge.ts';
import type { JourneyEdge, PortalModel } from './portal-model.ts';
import { faultsBefore, withoutEffect } from './provoke.ts';
import { Reasoner } from './reasoner.ts';
import type { Sight } from './sight.ts';
import { Visit } from './traveller.ts';

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
  /** Nobody has what a button is shown for: answers under which it is are made. */
  makesShown = false;
  private readonly endsAt: number;
  private readonly used = new Map<string, number>();
  private readonly spared = new Set<string>();

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

  /**
   * What is answered before the call that fails: other failures, and effects. Those are left out the first time, so that one can stand here
   * again, and come about the next time, since what follows may need them. `made`: calls whose answers are made anyway.
   */
  async faultsBefore(edge: JourneyEdge, made: ReadonlySet<string> = new Set()): Promise<readonly Fault[]> {
    const { state } = await this.visit.knowledge(this.model.node(edge.from).screen);
    const except = new Set([...made, edge.call ?? '']);
    const spared = this.spared.has(edge.id) ? [] : withoutEffect(edge, this.model, except, state);
    this.spared.add(edge.id);
    return [...faultsBefore(edge, this.model), ...spared];
  }

  /** Where the person comes to a screen by its own address; null = nobody there knows it. */
  addressOf(screen: string, near: string, known: Knowledge): string | null {
    return this.visit.addresses.of(screen, near, this.reasoner.parametersOf(screen, known));
  }

  isOver(): boolean {
    return Date.now() > this.endsAt;
  }

  use(key: string): void {
    this.used.set(key, this.usedTimes(key) + 1);
  }

  /** What was gone this time led somewhere. */
  forgive(keys: readonly string[]): void {
    for (const key of keys) this.used.set(key, Math.max(0, this.usedTimes(key) - 1));
  }

  usedTimes(key: string): number {
    return this.used.get(key) ?? 0;
  }
}

/** Where something came to, in a line of the report. */
export function shown({ href, screen, dialog }: Sight): string {
  return dialog === null ? (screen ?? new URL(href).pathname) : `「${dialog}」 on ${screen}`;
}
