import { unknown } from '../../expressions/outcome.ts';
import type { Service } from '../../model/service.ts';
import { evaluate, type Lookup } from '../conditions/evaluate.ts';
import type { GraphEdge, GraphNode } from '../graph/graph.ts';
import { answersOf } from '../parts/answers.ts';
import { stateWritesIn } from '../parts/state-writes.ts';
import type { Collector } from './collector.ts';

/** The nodes and edges of a graph. */
interface GraphParts {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

/**
 * Drops ways that need state to have a value it never takes, e.g. where a template shows in one service what it leaves out in another: state that
 * nothing writes, or only with its start value, is constant. So is whatever a template's parameter has fixed. Dialogs and apps that are then no
 * longer opened are dropped as well.
 */
export function withoutNever({ nodes, edges }: GraphParts, collector: Collector): GraphParts {
  const lookups = new Map<string, Lookup>();
  for (const service of collector.project.services)
    for (const [screen, constants] of constantsOf(service, collector))
      lookups.set(screen, lookupOf(service, constants));
  const screens = new Map(nodes.map(({ id, screen }) => [id, screen]));
  const isPossible = ({ from, conditions }: GraphEdge) => {
    const values = lookups.get(screens.get(from) ?? '');
    if (values === undefined) return true;
    return conditions.every(({ expression, holds }) => {
      const value = evaluate(expression.tree, values);
      return typeof value !== 'boolean' || value === holds;
    });
  };
  const left = edges.filter(isPossible);
  return left.length === edges.length ? { nodes, edges } : withoutUnopened(nodes, left);
}

/** Drops dialogs and apps that no edge leads to, and the edges that start there. */
export function withoutUnopened(nodes: readonly GraphNode[], edges: readonly GraphEdge[]): GraphParts {
  const opened = new Set(edges.map(({ to }) => to));
  const isLeft = ({ id, kind }: GraphNode) => (kind !== 'dialog' && kind !== 'app') || opened.has(id);
  const left = nodes.filter(isLeft);
  if (left.length === nodes.length) return { nodes, edges };
  const ids = new Set(left.map(({ id }) => id));
  return withoutUnopened(
    left,
    edges.filter(({ from }) => ids.has(from)),
  );
}

/** Constant values by state path. */
type Constants = ReadonlyMap<string, unknown>;

function lookupOf(service: Service, constants: Constants): Lookup {
  return {
    read: (path) => (constants.has(path) ? constants.get(path) : unknown),
    isSet: (path) => (constants.has(path) ? true : unknown),
    call: () => unknown,
    fact: (name) => service.facts.find((fact) => fact.name === name)?.is.tree,
  };
}

/** By screen: state with the lifetime `screen` is written by that screen, or by the service for all of them. */
function constantsOf(service: Service, collector: Collector): ReadonlyMap<string, Constants> {
  const { project, vocabulary, catalog } = collector;
  const starting = service.state.filter(
    ({ starts, lifetime }) => ['string', 'number', 'boolean'].includes(typeof starts) && lifetime.keep !== 'draft',
  );
  const starts = new Map(starting.map(({ name, starts: value }) => [`state.${name}`, value]));
  const brief = new Set(
    starting.filter(({ lifetime }) => lifetime.keep === 'screen').map(({ name }) => `state.${name}`),
  );
  const screens = project.screens.filter((screen) => screen.service === service.name);
  const writesOf = new Map(
    screens.map((screen) => [
      screen.name,
      [
        ...answersOf(screen),
        ...screen.data.flatMap(({ keep }) => Object.values(keep)),
        ...stateWritesIn(screen, vocabulary, starts),
      ].map(entryOf),
    ]),
  );
  const everywhere = [service, catalog?.errors, catalog?.guards].flatMap((part) =>
    stateWritesIn(part, vocabulary, starts),
  );
  const anywhere = new Set([
    ...everywhere.map(entryOf),
    ...[...writesOf.values()].flat().filter((path) => !brief.has(path)),
  ]);
  return new Map(
    screens.map(({ name }) => {
      const here = new Set([...anywhere, ...(writesOf.get(name) ?? [])]);
      return [name, new Map([...starts].filter(([path]) => !here.has(path)))];
    }),
  );
}

/** `state.name` of a path below it; members and items do not matter. */
function entryOf(path: string): string {
  return path.split(/[.[]/u).slice(0, 2).join('.');
}
