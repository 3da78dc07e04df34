import { parseDuration } from '../../forms/duration.ts';
import { patternProblem } from '../../forms/safe-pattern.ts';
import type { Expression, TextValue, Value } from '../../model/expression.ts';
import type {
  Contact,
  DraftRules,
  Flow,
  FlowEnd,
  GuardUse,
  Launch,
  LaunchCheck,
  Service,
  ServiceLayout,
  StateEntry,
} from '../../model/service.ts';
import type { ErrorRow, Step } from '../../model/step.ts';
import { type Entry, tell, type Walk } from '../walk/context.ts';
import type { MapNode } from '../yaml/located.ts';
import { buildDialogs, type RawDialog } from './dialog.ts';

/** What the walk over `service.schema.json` returns. */
interface RawService {
  readonly service: string;
  readonly title: TextValue;
  readonly base?: string;
  readonly shell: string | null;
  readonly contact: Contact | null;
  readonly enabled: Expression | null;
  readonly themeColor: string;
  readonly bare: readonly Step[];
  readonly layout: {
    readonly heading: boolean;
    readonly stepIndicator: ServiceLayout['stepIndicator'];
    readonly cancel: ServiceLayout['cancel'];
    readonly loading: ServiceLayout['loading'];
    readonly toast: { readonly place: 'top-right' | 'top-center'; readonly for: Value; readonly most: Value };
  };
  readonly guards: readonly GuardUse[];
  readonly launch: RawLaunch | null;
  readonly state: readonly Entry<{ readonly type: string; readonly starts?: unknown; readonly keep: string }>[];
  readonly facts: readonly Entry<{ readonly says: string; readonly is: Expression }>[];
  readonly flows: readonly Entry<
    Omit<Flow, 'name' | 'at' | 'done'> & { readonly done: Omit<FlowEnd, 'forgets'> | null }
  >[];
  readonly draft: (Omit<DraftRules, 'screens' | 'onSaveFailureText'> & { readonly onSaveFailure: TextValue }) | null;
  readonly onWrongProcess: readonly Step[];
  readonly errors: readonly ErrorRow[] | string;
  readonly dialogs: readonly Entry<RawDialog>[];
}

interface RawLaunch {
  readonly parameters: Launch['parameters'];
  readonly keep: Value;
  readonly keepIn: Launch['keepIn'];
  readonly checks: readonly LaunchCheck[];
  readonly otherwise: string;
  readonly onFailure: readonly Step[];
  readonly onDone: readonly Step[];
}

export interface BuiltService {
  /** `screens` is filled when all screens are read. */
  readonly service: Service;
  /** Of its screens that name none, `#rrggbb`. */
  readonly themeColor: string;
  /** Where its errors stand in a table of their own: that table's name. */
  readonly errorTable: string | null;
}

export function buildService(walk: Walk, node: MapNode): BuiltService {
  const raw = walk.read(walk, node, walk.schemas.service ?? {}, 'service') as RawService;
  const { launch, layout } = raw;
  const service: Service = {
    name: raw.service,
    title: raw.title,
    base: raw.base ?? raw.service,
    shell: raw.shell,
    ...(raw.contact && { contact: raw.contact }),
    enabled: raw.enabled,
    bare: raw.bare,
    layout: {
      heading: layout.heading,
      stepIndicator: layout.stepIndicator,
      cancel: layout.cancel,
      loading: layout.loading,
      toast: { place: layout.toast.place, seconds: layout.toast.for, most: layout.toast.most },
    },
    guards: raw.guards,
    launch: launch && {
      parameters: launch.parameters,
      keepSeconds: launch.keep,
      keepIn: launch.keepIn,
      checks: launch.checks.map((check) => withSoundPattern(walk, { ...check, ...placeOf(walk, check) })),
      otherwise: launch.otherwise,
      onFailure: launch.onFailure,
      onDone: launch.onDone,
    },
    state: raw.state.map(stateOf),
    facts: raw.facts.map(({ name, value, at }) => ({ name, says: value.says, is: value.is, at })),
    flows: raw.flows.map(({ name, value, at }) => ({
      ...value,
      done: value.done && { ...value.done, forgets: [] },
      name,
      at,
    })),
    draft: raw.draft && {
      screens: raw.flows.flatMap(({ value }) => draftScreens(value)),
      load: raw.draft.load,
      process: raw.draft.process,
      save: raw.draft.save,
      onSaveFailureText: raw.draft.onSaveFailure,
    },
    errors: typeof raw.errors === 'string' ? [] : raw.errors,
    onWrongProcess: raw.onWrongProcess,
    dialogs: buildDialogs(walk, raw.dialogs),
    screens: [],
    at: node.at,
  };
  return {
    service,
    themeColor: raw.themeColor,
    errorTable: typeof raw.errors === 'string' ? raw.errors : null,
  };
}

function draftScreens({ screens, startsAt, done }: RawService['flows'][number]['value']): readonly string[] {
  const start = Math.max(-1, ...startsAt.map((name) => screens.indexOf(name)));
  return screens.slice(start + 1).filter((name) => name !== done?.result);
}

/** Checked as a field's pattern is: no phone may stall on what a link says. */
function withSoundPattern(walk: Walk, check: LaunchCheck): LaunchCheck {
  if (!('malformed' in check) || check.at === undefined) return check;
  const problem =
    check.pattern === undefined ? 'pattern がありません。例: pattern: "[0-9]{3}"' : patternProblem(check.pattern);
  if (problem !== null) tell(walk, 'launch/pattern', check.at, problem);
  return check;
}

function placeOf(walk: Walk, value: object): { at?: MapNode['at'] } {
  const origin = walk.origins.get(value);
  return origin ? { at: origin.at } : {};
}

/** `session 1 hour`: how long, then until when. */
function stateOf({ name, value, at }: RawService['state'][number]): StateEntry {
  const found = /^(screen change|screen|session|draft)(?: (.+))?$/.exec(value.keep);
  const lifetime = {
    keep: (found?.[1] ?? 'screen') as StateEntry['lifetime']['keep'],
    seconds: found?.[2] === undefined ? null : parseDuration(found[2]),
  };
  return { name, type: value.type, ...(value.starts === undefined ? {} : { starts: value.starts }), lifetime, at };
}
