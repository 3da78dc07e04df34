import type { Block } from '../../model/block.ts';
import type { Dialog } from '../../model/dialog.ts';
import type { Expression, TextValue } from '../../model/expression.ts';
import type { Field, RepeatedFields } from '../../model/field.ts';
import type {
  Action,
  Crumb,
  DataEntry,
  PathParameter,
  Route,
  Screen,
  UrlParameter,
  Watch,
} from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import type { ErrorRow, Step } from '../../model/step.ts';
import { assumeMeant } from '../walk/assume-meant.ts';
import { type Entry, tell, type Walk } from '../walk/context.ts';
import { readStep } from '../walk/step.ts';
import { type MapNode, madeScalar } from '../yaml/located.ts';
import { placeIn } from '../yaml/place-in.ts';
import { buildDialogs, type RawDialog } from './dialog.ts';
import { inViewOrder } from './in-view-order.ts';
import { routePath } from './route-path.ts';
import { isOfForm } from './screen-ids.ts';

/** What the walk over `screen.schema.json` returns. */
interface RawScreen {
  readonly id: string;
  readonly name?: string;
  readonly path?: string;
  readonly routes?: readonly Route[];
  readonly title: TextValue;
  readonly subtitle: TextValue;
  readonly themeColor?: string;
  readonly breadcrumb: { readonly label?: TextValue; readonly parents: readonly RawCrumb[] } | null;
  readonly shownWhen: Expression | null;
  readonly doneWhen: Expression | null;
  readonly loading: { readonly when: Expression | null; readonly text: TextValue } | null;
  readonly url: readonly Entry<{
    readonly optional: boolean;
    readonly also: string | null;
    readonly is: UrlParameter['is'];
  }>[];
  readonly afterReading: { readonly removeFromAddress: readonly string[] };
  readonly pathParams: readonly Entry<PathParameter>[];
  readonly data: readonly Entry<Omit<DataEntry, 'name' | 'at'>>[];
  readonly enter: readonly Step[];
  readonly watch: readonly Watch[];
  readonly view: readonly Block[];
  readonly fields: readonly (Field | RepeatedFields)[];
  readonly actions: readonly Entry<{ readonly validate?: Action['validate']; readonly steps: readonly Step[] }>[];
  readonly dialogs: readonly Entry<RawDialog>[];
  readonly errors: readonly ErrorRow[];
  readonly external: string | null;
}

interface RawCrumb {
  readonly to: string;
  readonly label?: TextValue;
  readonly prefix: TextValue;
  readonly leavesApp: boolean;
}

/** What a screen takes from its service where it says nothing itself. */
export interface AroundScreen extends Pick<Service, 'name' | 'base'> {
  readonly themeColor: string;
}

/** Empty = of no form that this portal has (`catalog/shell.yaml`), which is told. */
function idOf(walk: Walk, node: MapNode, id: string): string {
  const { screenIds } = walk.shared;
  if (screenIds.length === 0 || screenIds.some(({ form }) => isOfForm(id, form))) return id;
  const examples = screenIds.map(({ example }) => example).join('、');
  const message = `画面ID「${id}」は、決まった形ではありません。例: ${examples}`;
  if (id !== '') tell(walk, 'schema/pattern', placeIn(node, 'id'), message);
  return '';
}

/** Reads a screen's map (templates already merged in) and gives it the model's shape. */
export function buildScreen(walk: Walk, written: MapNode, around: AroundScreen): Screen {
  const schema = walk.schemas.screen ?? {};
  const node = assumeMeant(walk, written, schema, (key) => key === 'name' || key === 'path');
  const raw = walk.read(walk, node, schema, 'screen') as RawScreen;
  const routes = routesOf(walk, node, raw, around.base);
  const dialogs = buildDialogs(walk, raw.dialogs);
  const inputs = inViewOrder(raw.fields, raw.view);
  return {
    id: idOf(walk, node, raw.id),
    name: raw.name ?? routes[0]?.name ?? '',
    service: around.name,
    routes,
    title: raw.title,
    subtitle: raw.subtitle,
    themeColor: raw.themeColor ?? around.themeColor,
    breadcrumb: raw.breadcrumb && {
      breadcrumbName: raw.breadcrumb.label ?? raw.title,
      parents: raw.breadcrumb.parents.map((crumb) => crumbOf(walk, crumb)),
    },
    stepIndicator: null,
    shownWhen: raw.shownWhen,
    doneWhen: raw.doneWhen,
    loading: raw.loading,
    url: raw.url.map(({ name, value }): UrlParameter => ({ name, ...value })),
    removeFromAddress: raw.afterReading.removeFromAddress,
    pathParams: Object.fromEntries(raw.pathParams.map(({ name, value }) => [name, value])),
    data: raw.data.map(({ name, value, at }) => ({ ...value, name, at })),
    enter: raw.enter,
    watch: raw.watch,
    view: raw.view,
    fields: inputs.filter((entry): entry is Field => !('each' in entry)).map((field) => inDialog(walk, field, dialogs)),
    groups: inputs.filter((entry): entry is RepeatedFields => 'each' in entry),
    schemaHash: '',
    actions: actionsOf(walk, node, raw),
    dialogs,
    errors: raw.errors,
    externalAddress: raw.external,
    at: node.at,
  };
}

/** What is typed in a dialog is not kept longer than it is open. */
function inDialog(walk: Walk, field: Field, dialogs: readonly Dialog[]): Field {
  if (!dialogs.some(({ fields = [] }) => fields.includes(field.name))) return field;
  const kept: Field = { ...field, keep: 'never' };
  const origin = walk.origins.get(field);
  if (origin) walk.origins.set(kept, origin);
  return kept;
}

function routesOf(walk: Walk, node: MapNode, raw: RawScreen, base: string): Route[] {
  if ((raw.path === undefined) === (raw.routes === undefined)) {
    tell(walk, 'screen/path', placeIn(node, 'path'), 'path か routes の、どちらか一つを書いてください。');
    // The screen can still be named by others.
    if (raw.path === undefined) return [{ name: raw.name ?? '', path: `${base}/${raw.id}`, kind: '' }];
  }
  if (raw.routes !== undefined) {
    return raw.routes.map((route) => ({ ...route, path: routePath(walk, placeIn(node, 'routes'), base, route.path) }));
  }
  if (raw.name === undefined) {
    tell(walk, 'schema/missing-key', node.at, '「name」がありません。画面の名前。ほかの画面から行き先に書く名前です。');
  }
  return [{ name: raw.name ?? '', path: routePath(walk, placeIn(node, 'path'), base, raw.path ?? ''), kind: '' }];
}

/** A crumb without a label is named after its screen, once all screens are known. */
function crumbOf(walk: Walk, raw: RawCrumb): Crumb {
  const { to, label, prefix, leavesApp } = raw;
  const at = walk.origins.get(raw)?.at;
  const named = { breadcrumbName: label ?? '', breadcrumbUrl: to, breadcrumbPrefix: prefix, leaveVueFlag: leavesApp };
  return { ...named, ...(at && { at }) };
}

/** `next` and `back` exist on every screen: without steps of their own they go along the flow. */
function actionsOf(walk: Walk, node: MapNode, raw: RawScreen): Action[] {
  const written = raw.actions.map(
    ({ name, value }): Action => ({
      name,
      steps: value.steps,
      validate: value.validate ?? (name === 'next' ? 'all' : 'none'),
    }),
  );
  const missing = (['next', 'back'] as const).filter((name) => !written.some((action) => action.name === name));
  return [
    ...written,
    ...missing.map((name): Action => {
      const way = name === 'next' ? 'forward' : 'back';
      return { name, steps: goStep(walk, node, way), validate: name === 'next' ? 'all' : 'none' };
    }),
  ];
}

/** As if it had been written, with the kind that goes along the flow. */
function goStep(walk: Walk, { at }: MapNode, way: string): Step[] {
  const going = Object.values(walk.vocabulary.steps).flatMap(({ effects }) => effects.filter((one) => one.do === 'go'));
  return going.slice(0, 1).flatMap(({ to }) => {
    const entries = [{ key: to, keyAt: at, value: madeScalar(way, at) }];
    return readStep(walk, { kind: 'map', entries, at }, 'screen', []) ?? [];
  });
}
