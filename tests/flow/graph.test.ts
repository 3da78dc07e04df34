import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../build/vocabulary.ts';
import { buildGraph } from '../../src/flow/graph.ts';
import { loadProject } from '../../src/load/load-project.ts';
import { realFiles } from '../lint/project.ts';

const { project } = loadProject(realFiles, vocabulary);
const graph = buildGraph(project, vocabulary);

/** `trigger via -> to`, of a screen or of what stands in a dialog's id after `dialog:`. */
function edgesFrom(node: string): readonly string[] {
  return graph.edges
    .filter(({ from }) => from.startsWith(node))
    .map(({ trigger, via, to }) => `${trigger} ${via} -> ${to}`);
}

describe('the graph of the real screens', () => {
  it.each([
    ['a step', 'screen:familyregister-select', 'action:next step -> screen:familyregister-counter-input'],
    [
      'the row of an error',
      'screen:familyregister-select',
      'action:next error -> screen:familyregister-personal-information',
    ],
    ['a guard', 'screen:kana-input-kana', 'guard:notAgent error -> screen:kana-error'],
    ['a wrong process', 'screen:kana-input-kana', 'process error -> screen:kana-error'],
    ['a draft that cannot be loaded', 'screen:kana-input-kana', 'draft error -> screen:kana-error'],
    ['what is not done', 'screen:kana-confirm-report-details', 'due step -> screen:kana-input-kana'],
    [
      'forward past a screen that may not be shown',
      'screen:kana-input-kana',
      'action:next forward -> screen:kana-input-address',
    ],
    ['back past it', 'screen:kana-input-contact-information', 'action:back back -> screen:kana-input-kana'],
    [
      'a watch',
      'screen:familyregister-personal-information-qr',
      'watch:reading step -> screen:familyregister-personal-information-confirm',
    ],
    [
      'a change',
      'screen:kana-confirm-report-details',
      'change:kana-input-contact-information#email step -> screen:kana-input-contact-information',
    ],
    [
      'the way back of a change',
      'screen:kana-input-contact-information',
      'action:next forward -> screen:kana-confirm-report-details',
    ],
    ['an app', 'screen:kana-read-basic-information', 'action:read step -> app:nativeApp@kana-read-basic-information'],
    [
      'the return of an app',
      'app:nativeApp@kana-read-basic-information',
      'return step -> screen:kana-read-basic-information',
    ],
    ['an external page', 'screen:familyregister-counter-input', 'external step -> address:counterPage'],
    ['the previous screen', 'screen:familyregister-confirm', 'action:back back -> screen:familyregister-select'],
    [
      'a dialog that a button closes',
      'dialog:kana/leaveForTop@kana-apply-correction',
      'button:leave step -> screen:kana-top',
    ],
    ['the bare path', 'start:kana', 'bare step -> screen:kana-top'],
  ] as const)('has %s', (_what, from, edge) => {
    expect(edgesFrom(from)).toContain(edge);
  });

  it.each([
    ['a refused save, by the service', 'screen:kana-input-kana', 'action:next', 'screen:kana-error', 'EDV102'],
    [
      'a result that the catalogue has a row for',
      'screen:kana-input-kana',
      'draft',
      'address:portalTop',
      'result-9003',
    ],
    ['a save by its own row', 'screen:kana-input-kana', 'action:next', 'dialog:kana/openedElsewhere', 'EDV106'],
  ])('has an edge for %s', (_what, from, trigger, to, code) => {
    const edges = graph.edges.filter(
      (edge) => edge.from === from && edge.trigger === trigger && edge.to.startsWith(to) && edge.via === 'error',
    );
    expect(edges.flatMap(({ codes }) => codes)).toContain(code);
  });

  it('has none for a save that only could not reach the portal: it never blocks', () => {
    const save = graph.edges.filter(
      ({ from, trigger, call, codes }) =>
        from === 'screen:kana-input-kana' &&
        trigger === 'action:next' &&
        call === 'kanaTempInputSave' &&
        codes.includes('network'),
    );
    expect(save).toEqual([]);
  });

  it('names every edge once and leads only to nodes', () => {
    const nodes = new Set(graph.nodes.map(({ id }) => id));
    expect(new Set(graph.edges.map(({ id }) => id)).size).toBe(graph.edges.length);
    expect(graph.edges.filter(({ from, to }) => !nodes.has(from) || !nodes.has(to))).toEqual([]);
  });

  it('tells the conditions of skipped screens', () => {
    const edge = graph.edges.find(
      ({ from, to, via }) =>
        from === 'screen:kana-input-kana' && to === 'screen:kana-input-contact-information' && via === 'forward',
    );
    expect(edge?.conditions.map(({ expression, holds }) => `${expression.source} ${holds}`)).toEqual([
      'facts.reportsForOthers false',
      'facts.needsAddress false',
    ]);
  });
});
