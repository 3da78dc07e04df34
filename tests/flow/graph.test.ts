import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../build/vocabulary.ts';
import { buildGraph, readPossibleFlow } from '../../src/flow/analysis/possible-flow.ts';
import { check, realFiles } from '../lint/project.ts';
import { onButton } from '../words/on-button.ts';

const { project } = check(realFiles);
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
    [
      'an action that a dialog begins anew',
      'dialog:nq-application-information/changedElsewhere',
      'button:overwrite step -> stay:nq-application-information',
    ],
    ['the bare path', 'start:kana', 'bare step -> screen:kana-top'],
  ] as const)('has %s', (_what, from, edge) => {
    expect(edgesFrom(from)).toContain(edge);
  });

  it.each([
    ['what a template waits for where the service waits elsewhere', 'watch:signing'],
    ['what it loads for that', 'data:qr'],
    ['the button that loads it again', 'action:renew'],
  ] as const)('has no way for %s: nothing ever sets the state that it needs', (_what, trigger) => {
    const ways = (name: string) =>
      graph.edges.filter((edge) => edge.from === `screen:${name}` && edge.trigger === trigger).map(({ to }) => to);
    expect(ways('familyregister-identification-code-digital-signature')).toEqual([]);
    expect(ways('familyregister-identification-code-digital-signature-qr')).not.toEqual([]);
    expect(ways('drivers-license-digital-signature')).not.toEqual([]);
  });

  it('has no way for what a parameter of a template leaves out', () => {
    const entering = (name: string) =>
      graph.edges.filter(({ from, trigger }) => from === `screen:${name}` && trigger === 'enter').map(({ to }) => to);
    expect(entering('nq-application-information')).toEqual(['screen:nq-procedure-about']);
    expect(entering('nq-application-confirmation')).toContain('screen:nq-application-information');
  });

  it('leads on from a change only to what it may make necessary: not by a member of the items that nobody reads', () => {
    const opened = (name: string) =>
      graph.edges
        .filter(({ from, label }) => from === `screen:${name}` && label === '変更で必要になった画面へ')
        .map(({ to }) => to);
    expect(opened('kana-input-kana')).toEqual([]);
    expect(opened('kana-select-target-report')).toContain('screen:kana-select-qualification');
  });

  it('has no way back from a change where nothing is pressed for it', () => {
    const toCheck = graph.edges.filter(({ from, to }) =>
      `${from} ${to}`.endsWith('drivers-license-change-permanent-address screen:drivers-license-agreement'),
    );
    expect(new Set(toCheck.map(({ trigger }) => trigger))).toEqual(new Set(['action:next']));
  });

  it.each([
    ['action:correct', 'the button is drawn only where both of two things hold'],
    ['action:readMessage', 'the link is drawn only where the same holds'],
  ])('has no way on which %s does nothing: %s, and one of them is asked again', (trigger) => {
    const edges = graph.edges.filter((edge) => edge.from === 'screen:kana-top' && edge.trigger === trigger);
    expect(edges.map(({ to }) => to)).not.toContain('stay:kana-top');
    expect(edges.length).toBeGreaterThan(1);
  });

  it.each([
    [
      'forward to the screens of another issuer, which share its template',
      'screen:hpki-jma-application-information',
      'action:next forward',
      ['hpki-jma-other-information', 'hpki-confirmation'],
    ],
    [
      'back to them, past the screen where the issuer is chosen',
      'screen:hpki-medis-application-information',
      'action:back back',
      ['hpki-qualification-select'],
    ],
    [
      'back to them from what follows the input',
      'screen:hpki-confirmation',
      'action:back back',
      ['hpki-medis-other-information', 'hpki-jpa-other-information', 'hpki-jma-other-information'],
    ],
  ] as const)('has no way %s', (_what, from, way, screens) => {
    const isBackFromChange = (to: string) => to === 'hpki-confirmation' && way.endsWith('back');
    const ways = edgesFrom(from).filter((edge) => edge.startsWith(`${way} -> screen:`));
    const found = new Set(ways.map((edge) => edge.split('screen:').at(-1) ?? ''));
    expect([...found].filter((to) => !isBackFromChange(to))).toEqual(screens);
  });

  it('has no way past the input of every issuer: what is chosen is never empty, as its schema says', () => {
    const ways = ['screen:hpki-qualification-select', 'dialog:hpki/otherQualification'].flatMap(edgesFrom);
    const chosen = ways.filter((edge) => /^(?:action:apply|button:change) forward/u.test(edge));
    expect(new Set(chosen.map((edge) => edge.split('screen:').at(-1)))).toEqual(
      new Set(['jma', 'jpa', 'medis'].map((issuer) => `hpki-${issuer}-application-information`)),
    );
    const next = graph.edges.filter(
      ({ from, trigger, via }) =>
        from === 'screen:hpki-medis-application-information' && trigger === 'action:next' && via === 'forward',
    );
    expect(next.map(({ label, to }) => [label, to])).toEqual([
      [onButton('hpki-medis-application-information', 'next'), 'screen:hpki-medis-other-information'],
      ['変更を終えて戻る', 'screen:hpki-confirmation'],
    ]);
  });

  it('stays where a button of a dialog is not answered, and leads nowhere else', () => {
    const screens = project.screens.map((screen) => {
      const steps = [
        { kind: 'dialog', options: { dialog: 'leaveForTop' } },
        { kind: 'go', options: { go: 'kana-top' } },
      ];
      const leaving = { name: 'leaveWithdrawal', validate: 'none', steps } as const;
      return screen.name === 'kana-withdrawal' ? { ...screen, actions: [leaving] } : screen;
    });
    const open = buildGraph({ ...project, screens }, vocabulary);
    const isPressed = ({ from, trigger }: (typeof open.edges)[number]) =>
      from.startsWith('dialog:kana/leaveForTop@kana-withdrawal') && trigger === 'button:leave';
    expect(graph.edges.filter(isPressed).map(({ to }) => to)).toEqual(['screen:kana-top']);
    expect(open.edges.filter(isPressed).map(({ to }) => to)).toEqual(['stay:kana-withdrawal']);
  });

  it('has no way for what a button saves only where the dialog was opened for something else', () => {
    const form = 'dialog:admin-users/userForm@admin-users@';
    const opened = [...new Set(graph.edges.map(({ from }) => from).filter((from) => from.startsWith(form)))];
    const calls = opened.map((from) =>
      graph.edges.filter((edge) => edge.from === from).flatMap(({ call }) => call ?? []),
    );
    expect(calls.map((own) => [...new Set(own)].toSorted())).toContainEqual(['adminUserAdd', 'adminUserList']);
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

  it('knows which saves are answered before the one that fails, and before what the button does itself', () => {
    const { notes } = readPossibleFlow(project, vocabulary).collector;
    const answeredBefore = (call: string, from: string) =>
      graph.edges
        .filter((edge) => edge.from === from && edge.trigger === 'action:next' && edge.call === call)
        .map(({ id }) => notes.edges.get(id)?.answered);
    const [informant, code] = [
      answeredBefore('kanaTempInformantSave', 'screen:kana-input-kana'),
      answeredBefore('verifyAuthCode', 'screen:kana-input-verification-code'),
    ];
    expect(informant[0]).toEqual(['kanaTempInputSave']);
    expect(code[0]).toEqual(['kanaTempInputSave', 'kanaTempInformantSave']);
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

  it('leads with result 9003 to the site root, whatever the service, the screen and the call [ER-014 AM-043]', () => {
    const failing = graph.edges.filter(({ via, call }) => via === 'error' && call !== undefined);
    const root = failing.filter(({ codes }) => codes.includes('result-9003'));
    expect(root.filter(({ to }) => to !== 'address:portalTop')).toEqual([]);
    const place = ({ from, trigger, call }: (typeof failing)[number]) => `${from} ${trigger} ${call}`;
    const sent = new Set(root.map(place));
    expect(failing.map(place).filter((each) => !sent.has(each))).toEqual([]);
    expect(new Set(root.map(({ from }) => from.split('-')[0])).size).toBeGreaterThan(8);
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
