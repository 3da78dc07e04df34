import { describe, expect, it } from 'vitest';
import type { Block } from '../../src/model/block.ts';
import type { Catalog } from '../../src/model/catalog.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import type { Screen } from '../../src/model/screen.ts';
import type { Service, ServiceLayout } from '../../src/model/service.ts';
import { firstStateOf } from '../../src/static/first-state.ts';
import { expression, text } from '../render/expressions.ts';
import { aField, fakeScreen } from '../render/fake-screen.ts';

const says = (words: string, shownWhen: string | null = null): Block => ({
  kind: 'text',
  text: text(words),
  shownWhen: shownWhen === null ? null : expression(shownWhen),
});
const input = (field: string, shownWhen: string | null = null): Block => ({
  ...says('', shownWhen),
  kind: 'field',
  field,
});
const group = (...blocks: readonly Block[]): Block => ({ kind: 'group', shownWhen: null, blocks });

const cancel = (label: string) =>
  ({ label: text(label), dialog: '', except: [] }) as unknown as ServiceLayout['cancel'];

const catalog = {
  codes: [{ name: 'sex', codes: [{ value: '1', label: '男' }], otherwise: null }],
  addresses: [
    { name: 'terms', is: expression('settings.terms') },
    { name: 'cancel', is: expression('launch.cancelUrl') },
  ],
} as unknown as Catalog;
const plain = { routes: [{ name: 'plain', path: 'samples/plain', kind: '' }], pathDefaults: {} };
const manifest = {
  screens: [
    { name: 'plain', ...plain },
    { name: 'detail', ...plain, routes: [{ name: 'detail', path: 'samples/{id}', kind: '' }] },
    { name: 'issuer', ...plain, pathDefaults: { issuer: expression('state.issuer') } },
  ],
} as unknown as Manifest;
const settings = { 'offer.on': true, 'offer.words': '受け付けています', terms: '/terms' };
const functions = {
  label: ([list, code]: readonly unknown[], environment: { label(list: string, code: unknown): unknown }) =>
    environment.label(String(list), code),
};

interface Given {
  readonly screen?: Partial<Screen>;
  readonly service?: Partial<Service>;
}

function first(view: readonly Block[], { screen = {}, service = {} }: Given = {}) {
  const { screen: whole, service: ofScreen, route } = fakeScreen({ view });
  const published = {
    catalog,
    settings,
    functions,
    screen: { ...whole, ahead: { calls: [], next: [] }, ...screen },
    service: { ...ofScreen, ...service },
  };
  return firstStateOf(published as never, manifest, route);
}

/** What is drawn, as one word for each block; `…` is the skeleton, with how many it stands for. */
function drawn(blocks: readonly Block[], fields: Screen['fields']): readonly string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'skeleton') return [`…${String(block.rest)}`];
    if (block.blocks) return ['(', ...drawn(block.blocks, fields), ')'];
    if (block.field === undefined) return [String(block.text)];
    const condition = fields.find(({ name }) => name === block.field)?.shownWhen;
    return condition?.tree[1] === false ? [] : [block.field];
  });
}

function shown(view: readonly Block[], given?: Given): readonly string[] {
  const { screen } = first(view, given);
  return drawn(screen.view, screen.fields);
}

describe('what of a view is known', () => {
  it('blocks whose condition holds are drawn with whole texts, those whose condition does not hold are left out', () => {
    const view = [
      says('一つ目'),
      says(`\${settings.offer.words}。`, 'settings.offer.on && !false'),
      says('出ない', '!settings.offer.on'),
      says(`性別：\${label('sex', '1')}`, "route.name == 'sample' || login.isLogin"),
      says('出ない', 'login.isLogin && false'),
    ];
    expect(shown(view)).toEqual(['一つ目', '受け付けています。', '性別：男']);
  });

  it.each([
    ['a condition', says('名', 'login.isLogin')],
    ['a text', says(`\${login.name}さん`)],
    ['the time', says('いま', 'now() > 1')],
    ['a value that fails', says(`\${settings.none}`)],
    ['a list', { ...group(says('一つ')), kind: 'each', list: expression('found.items') }],
    ['an address that the launch decides', { kind: 'link', address: 'cancel', text: '戻る', shownWhen: null }],
    ['a screen whose address has a value', { kind: 'menu', items: [{ to: { screen: 'detail' } }], shownWhen: null }],
    ['a screen whose value the state has', { kind: 'menu', items: [{ to: { screen: 'issuer' } }], shownWhen: null }],
    ['an input that the screen does not know', input('group')],
  ])('from the first unknown on, a skeleton stands for the rest: %s', (_, block) => {
    expect(shown([says('前'), block, says('後'), says('最後')])).toEqual(['前', '…3']);
  });

  it('links are drawn whose address is known', () => {
    const links = [
      { kind: 'link', address: 'terms', text: text('規約'), shownWhen: null },
      { kind: 'menu', items: [{ to: { screen: 'plain' } }], text: 'メニュー', shownWhen: null },
    ];
    expect(shown(links)).toEqual(['規約', 'メニュー']);
  });

  it('a group is drawn as far as it is known, and nothing after it', () => {
    const view = [group(says('前')), group(says('中'), says('名', 'login.isLogin'), says('後')), says('最後')];
    expect(shown(view)).toEqual(['(', '前', ')', '(', '中', '…2', ')']);
    expect(shown([{ ...group(says('名', 'login.isLogin')), shownWhen: expression('false') }, says('後')])).toEqual([
      '後',
    ]);
  });

  it('facts, and state that nothing writes to on the way in, are known', () => {
    const service: Partial<Service> = {
      facts: [
        { name: 'offered', says: '', is: expression('settings.offer.on') },
        { name: 'both', says: '', is: expression('facts.offered && !state.tried') },
        { name: 'ours', says: '', is: expression('login.isLogin') },
      ],
      state: [{ name: 'tried', type: 'flag', starts: false, lifetime: { keep: 'session', seconds: null } }],
    };
    const view = [says('出す', 'facts.both'), says('出ない', '!facts.both && facts.ours'), says('名', 'facts.ours')];
    expect(shown(view, { service })).toEqual(['出す', '…1']);
    const enter = [{ kind: 'set' }] as unknown as Screen['enter'];
    expect(shown(view, { service, screen: { enter } })).toEqual(['…3']);
    const draft = { screens: ['sample'] } as unknown as Service['draft'];
    expect(shown(view, { service: { ...service, draft } })).toEqual(['…3']);
  });
});

describe('inputs that can be filled in before the code is there', () => {
  const fields = [
    aField('free'),
    aField('bound', { bind: 'state.email' }),
    aField('filled'),
    aField('named', { label: text(`\${login.name}さんの番号`) }),
    aField('asked', { shownWhen: expression('settings.offer.on') }),
    aField('hidden', { shownWhen: expression('!settings.offer.on') }),
    aField('perhaps', { shownWhen: expression("form.filled == 'a'") }),
    aField('unwritten', { shownWhen: expression("form.free == 'a'") }),
    aField('later', { shownWhen: expression("has(form.bound) && form.bound == 'a'") }),
  ];
  const data = [{ name: 'found', call: 'look', keep: {}, fills: { filled: 1 } }] as unknown as Screen['data'];
  const state: Service['state'] = [
    { name: 'email', type: 'text', starts: 'a@example.jp', lifetime: { keep: 'session', seconds: null } },
  ];
  const screen = { fields, data };

  it.each([
    ['free', ['free', '後']],
    ['bound', ['bound', '後']],
    ['filled', ['…2']],
    ['named', ['…2']],
    ['asked', ['asked', '後']],
    ['hidden', ['後']],
    ['perhaps', ['…2']],
    ['unwritten', ['後']],
    ['later', ['後']],
  ])('%s', (name, blocks) => {
    const given = { screen, service: { state } };
    expect(shown([input(name), says('後')], given)).toEqual(blocks);
  });

  it('what is bound to a state that is written on the way in is not known', () => {
    const keep = [
      { name: 'found', call: 'look', keep: { email: 'state.email' }, fills: {} },
    ] as unknown as Screen['data'];
    expect(shown([input('bound'), says('後')], { screen: { fields, data: keep }, service: { state } })).toEqual(['…2']);
  });
});

describe('around it', () => {
  it('a title of data is left to come, the frame holds what is known', () => {
    const { screen, service, isTitleKnown, awaitsSteps } = first([says('前', 'login.isLogin')], {
      screen: {
        title: text(`\${found.name}`),
        subtitle: text(`\${settings.offer.words}`),
        stepIndicator: {
          total: expression('launch.progress'),
          current: expression('launch.step'),
          next: '',
          names: [],
        },
      },
      service: {
        layout: {
          ...fakeScreen({ view: [] }).service.layout,
          cancel: cancel('やめる'),
        },
      },
    });
    expect([isTitleKnown, screen.title, screen.subtitle, awaitsSteps]).toEqual([false, '', '受け付けています', true]);
    expect([screen.stepIndicator, service.layout.cancel, service.launch]).toEqual([null, null, null]);
  });

  it('where everything is known, so is what stands below', () => {
    const layout = { ...fakeScreen({ view: [] }).service.layout, cancel: cancel(`\${settings.offer.words}のをやめる`) };
    const { service, isTitleKnown, awaitsSteps } = first([says('前')], { service: { layout } });
    expect([isTitleKnown, awaitsSteps, service.layout.cancel?.label]).toEqual([
      true,
      false,
      '受け付けていますのをやめる',
    ]);
  });
});
