import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { allFigures } from '../../scripts/guide/figures.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly what_to_do: string };
}

interface Dashboard {
  readonly panels: readonly {
    readonly id: number;
    readonly title: string;
    readonly gridPos: { readonly x: number; readonly y: number };
    readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[];
  }[];
}

const fileOf = (name: string) => readFileSync(new URL(`../../docs/operations/${name}`, import.meta.url), 'utf8');
const { groups } = parse(fileOf('alerts.yaml')) as { readonly groups: readonly { readonly rules: readonly Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(fileOf('dashboard.json')) as Dashboard;
const asked = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

const known = new Map(allFigures().map(({ name, labels }) => [name, labels]));

/** Of Prometheus itself, of each process that it asks. */
const ofPrometheus = ['up', 'instance', 'job', 'le'];

/** Names of figures and of labels in an expression of Prometheus. */
function namesIn(expr: string): { readonly figures: readonly string[]; readonly labels: readonly string[] } {
  const labels: string[] = [];
  const left = expr
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\{([^}]*)\}/g, (_all, matchers: string) => {
      labels.push(...(matchers.match(/\w+(?=\s*[=!])/g) ?? []));
      return '';
    })
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g, (_all, list: string) => {
      labels.push(...list.split(',').map((one) => one.trim()));
      return '';
    });
  const figures = left.match(/(?<![\w.])[a-z_]\w*\b(?!\s*\()/g) ?? [];
  return { figures: figures.filter((word) => !['and', 'or', 'unless'].includes(word)), labels };
}

/** As it is registered: of a histogram there are three. */
const figureOf = (name: string) => (known.has(name) ? name : name.replace(/_(bucket|count|sum)$/, ''));

describe('what watches a portal', () => {
  it('is read: names of figures and of labels', () => {
    expect(
      namesIn('sum by (a, le) (rate(one_total{b=~"x.*", c!="y"}[5m])) / 10 > 1e9 and max(two) unless on (d) three'),
    ).toEqual({ figures: ['one_total', 'two', 'three'], labels: ['b', 'c', 'a', 'le', 'd'] });
  });

  it.each(asked)('%s: asks for figures that there are, by labels that they have', (_title, expr) => {
    const { figures, labels } = namesIn(expr);
    expect(figures.length).toBeGreaterThan(0);
    expect(figures.filter((name) => !known.has(figureOf(name)) && !ofPrometheus.includes(name))).toEqual([]);
    const own = figures.flatMap((name) => known.get(figureOf(name)) ?? []);
    expect(labels.filter((label) => !own.includes(label) && !ofPrometheus.includes(label))).toEqual([]);
  });

  it('shows every figure', () => {
    const shown = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr).figures.map(figureOf)));
    const rest = ['nodejs_eventloop_delay_mean_seconds', 'nodejs_eventloop_delay_p90_seconds'];
    expect([...known.keys()].filter((name) => !shown.includes(name))).toEqual(rest);
    expect(new Set(panels.map(({ gridPos }) => `${gridPos.x} ${gridPos.y}`)).size).toBe(panels.length);
  });

  it('names and explains each alert, and what to do', () => {
    expect(rules.length).toBeGreaterThan(10);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { alert, labels, annotations, ...rule } of rules) {
      expect(alert).toMatch(/^[A-Z][A-Za-z]+$/);
      expect(labels.severity).toMatch(/^(warning|critical)$/);
      expect(annotations.summary).toMatch(/\.$/);
      expect(annotations.what_to_do.length).toBeGreaterThan(20);
      expect(rule.for ?? '1m').toMatch(/^\d+m$/);
    }
  });

  it('names the figures as the conventions and Prometheus do', () => {
    for (const name of known.keys())
      expect(name).toMatch(/^(http_server|db_client|nodejs|process|v8js|madoguchi)_[a-z0-9_]*[a-z0-9]$/);
  });

  it('stands in the guide', () => {
    const guide = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
    for (const file of ['alerts.yaml', 'dashboard.json']) expect(guide).toContain(`(operations/${file})`);
  });
});
