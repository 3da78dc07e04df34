import { createStore } from 'zustand/vanilla';
import type { Block } from '../../src/model/block.ts';
import type { Scope } from '../../src/model/expression.ts';
import type { Field, RepeatedFields } from '../../src/model/field.ts';
import type { Screen } from '../../src/model/screen.ts';
import type { Service, ServiceLayout } from '../../src/model/service.ts';
import type { ScreenRuntime, ScreenView } from '../../src/runtime/contract/screen.ts';
import type { Sent } from '../../src/runtime/contract/widget-props.ts';
import { createView } from '../../src/runtime/screen/view-store.ts';
import { evaluatorOf } from './expressions.ts';

export interface FakeScreen {
  readonly title?: Screen['title'];
  readonly themeColor?: string;
  readonly stepIndicator?: Screen['stepIndicator'];
  readonly view: readonly Block[];
  readonly fields?: readonly Field[];
  readonly groups?: readonly RepeatedFields[];
  /** For which each group is repeated; they have an `id`. */
  readonly items?: readonly { readonly id: string }[];
  readonly scope?: Scope;
  readonly layout?: Partial<ServiceLayout>;
  readonly shows?: Partial<ScreenView>;
  /** What becomes of what a field sends. Default: the screen was left. */
  readonly sends?: (call: string) => Sent;
}

/** A screen runtime that keeps what is typed and writes down what was asked of it. */
export interface RecordingRuntime extends ScreenRuntime {
  /** Example: `act next 1`, `act open 1 a` (for the item with the id a), `typed turnIn online`. */
  readonly asked: readonly string[];
  /** Changes what the screen shows, as the runtime does. */
  show(change: Shown): void;
}

interface Shown extends Partial<ScreenView> {
  readonly locked?: readonly string[];
}

export function fakeScreen(given: FakeScreen): RecordingRuntime {
  const asked: string[] = [];
  // One after the other, as the runtime does.
  let before: Promise<unknown> = Promise.resolve();
  const { fields = [], groups = [], scope = {} } = given;
  const view = createView(() => ({
    phase: 'ready',
    reason: '',
    foreseen: null,
    scope: { form: {}, ...scope },
    form: {},
    errors: [],
    refusals: 0,
    dialogErrors: [],
    dialogRefusals: 0,
    working: null,
    deadlines: {},
    ...given.shows,
  }));
  const locked = createStore<readonly string[]>(() => []);
  const evaluator = evaluatorOf(() => ({ ...view.getState().scope, form: view.getState().form }));
  const ask = (...words: readonly unknown[]) => void asked.push(words.map(String).join(' '));
  return {
    ...evaluator,
    asked,
    show({ locked: names, ...change }) {
      view.setState(change);
      if (names !== undefined) locked.setState(names, true);
    },
    screen: screenOf(given),
    service: serviceOf(given.layout ?? {}),
    route: { name: 'sample', path: 'sample/', kind: '' },
    view,
    locked,
    hasForm: fields.length + groups.length > 0,
    foresee: async () => {},
    start: async () => {},
    prepare: () => {},
    prefetch: () => ask('prefetch'),
    act: async (action, lockSeconds, item) => ask('act', action, lockSeconds, ...idOf(item)),
    change: ({ screen, field }, item) => ask('change', `${screen}#${field}`, ...idOf(item)),
    destination(to, parameters) {
      const query = Object.entries(parameters).map(([name, value]) => `?${name}=${String(value)}`);
      if ('address' in to) return { href: `https://portal.example/${to.address}${query.join('')}`, inApp: null };
      return { href: `/svc/${to.screen}/${query.join('')}`, inApp: `${to.screen}/${query.join('')}` };
    },
    follow: (inApp, control) => ask('follow', inApp, ...(control === undefined ? [] : [control])),
    items: () => (given.items ?? []).map((item) => ({ key: item.id, item })),
    recordInput(field, typed) {
      ask('typed', field, typed);
      view.setState((now) => {
        const form = { ...now.form, [field]: typed };
        return { form, scope: { ...now.scope, form } };
      });
    },
    send(call, body) {
      const sending = before.then(async (): Promise<Sent> => {
        ask('send', call, JSON.stringify(await body()));
        return given.sends?.(call) ?? { kind: 'ended' };
      });
      before = sending.catch(() => {});
      return sending;
    },
    hold: (name, why) => ask('hold', name, why),
    async openDialog(name, item) {
      ask('openDialog', name, ...idOf(item));
      return 'closed';
    },
    lookAgain: async () => {},
    peek: (read) => read(),
    dispose: () => {},
  };
}

function idOf(item: unknown): readonly unknown[] {
  return item === undefined ? [] : [(item as { readonly id: unknown }).id];
}

function screenOf({
  title = '見本の画面',
  themeColor = '#ffffff',
  stepIndicator = null,
  view,
  fields = [],
  groups = [],
}: FakeScreen): Screen {
  return {
    id: 'SCK0000-00-000',
    name: 'sample',
    service: 'samples',
    routes: [{ name: 'sample', path: 'sample/', kind: '' }],
    title,
    subtitle: '',
    themeColor,
    breadcrumb: null,
    stepIndicator,
    shownWhen: null,
    doneWhen: null,
    loading: null,
    url: [],
    removeFromAddress: [],
    pathParams: {},
    data: [],
    enter: [],
    watch: [],
    view,
    fields,
    groups,
    schemaHash: '',
    actions: [],
    dialogs: [],
    errors: [],
    externalAddress: null,
  };
}

function serviceOf(layout: Partial<ServiceLayout>): Service {
  return {
    name: 'samples',
    title: '見本のサービス',
    base: 'samples',
    shell: null,
    enabled: null,
    bare: [],
    layout: {
      heading: true,
      stepIndicator: null,
      cancel: null,
      loading: null,
      toast: { place: 'top-right', seconds: 5, most: 20 },
      ...layout,
    },
    guards: [],
    launch: null,
    state: [],
    facts: [],
    flows: [],
    draft: null,
    dialogs: [],
    errors: [],
    onWrongProcess: [],
    screens: [],
  };
}

export function aField(name: string, given: Partial<Field> = {}): Field {
  return {
    name,
    label: name,
    hint: '',
    widget: 'text',
    widgetOptions: {},
    options: [],
    type: 'text',
    required: false,
    constraints: [],
    shownWhen: null,
    absent: null,
    bind: null,
    keep: 'screen',
    ...given,
  };
}
