import type { GraphNode } from '../../../../src/flow/graph/graph.ts';
import type { Value } from '../../../../src/model/expression.ts';
import type { PortalModel } from './portal-model.ts';
import { pattern } from './pressing.ts';
import { readingsOf } from './readings.ts';
import type { Sight } from './sight.ts';

/** What addresses outside are made of. */
export interface Surroundings {
  readonly origin: string;
  readonly launch: { readonly [name: string]: string };
  readonly settings: { readonly [name: string]: unknown };
}

/** Tells which place of the graph is seen. */
export class Places {
  private readonly model: PortalModel;
  private readonly around: () => Surroundings;

  constructor(model: PortalModel, around: () => Surroundings) {
    this.model = model;
    this.around = around;
  }

  /** Is what is seen this place? */
  leadsTo(node: GraphNode, sight: Sight): boolean {
    switch (node.kind) {
      case 'screen':
      case 'stay':
        return sight.screen === node.name && sight.dialog === null;
      case 'dialog':
        return sight.dialog !== null && sight.screen === node.screen && this.titleOf(node).test(sight.dialog);
      case 'app':
        return sight.screen === null && this.isAt(sight, this.appAddress(node.name));
      case 'address':
        return sight.screen === null && this.outsides(node.name).some((address) => this.isAt(sight, address));
      default:
        return false;
    }
  }

  private titleOf(node: GraphNode): RegExp {
    const title = this.model.dialogOf(node)?.title;
    return pattern(...(title === undefined ? [node.title] : readingsOf(title)));
  }

  private isAt(sight: Sight, address: string): boolean {
    if (address === '') return false;
    const [there, here] = [new URL(address, this.around().origin), new URL(sight.href)];
    return (
      here.pathname === there.pathname &&
      [...there.searchParams].every(([name, value]) => here.searchParams.get(name) === value)
    );
  }

  private appAddress(name: string): string {
    const app = this.model.project.catalogs[0]?.apps.find((candidate) => candidate.name === name);
    return this.spelled((app as unknown as { url?: Value } | undefined)?.url).split('?')[0] ?? '';
  }

  /** Where an address of the catalogue may lie: what it says, or what stands in for it where that is empty (nobody launched the service). */
  private outsides(name: string): readonly string[] {
    const all = this.model.project.catalogs[0]?.addresses ?? [];
    const address = all.find((candidate) => candidate.name === name);
    const otherwise = address?.else == null ? [] : this.outsides(address.else);
    return [this.spelled(address?.is), ...otherwise];
  }

  /** A text whose placeholders are settings or the launch; others are left out. */
  private spelled(value: unknown): string {
    if (typeof value === 'string') return value;
    if (typeof value !== 'object' || value === null) return '';
    if ('source' in value) {
      const [root, ...rest] = String(value.source).trim().split('.');
      if (root === 'launch') return this.around().launch[rest.join('.')] ?? '/';
      if (root === 'settings') return String(this.around().settings[rest.join('.')] ?? '');
      return '';
    }
    return (value as { parts?: readonly unknown[] }).parts?.map((part) => this.spelled(part)).join('') ?? '';
  }
}
