import type { CallEffect, Effect } from '../../model/effect.ts';
import type { Edge, ErrorRow, Step } from '../../model/step.ts';
import type { StepKind, Vocabulary } from '../../model/vocabulary.ts';

type EffectOf<Do extends Effect['do']> = Extract<Effect, { readonly do: Do }>;

/** The effects of a step's kind, in order; empty for an unknown kind. */
export function effectsOf({ kind }: Pick<Step, 'kind'>, { steps }: Vocabulary): readonly Effect[] {
  return Object.hasOwn(steps, kind) ? (steps[kind]?.effects ?? []) : [];
}

/** The step's effects of one kind. */
export function theEffects<Do extends Effect['do']>(
  step: Pick<Step, 'kind'>,
  vocabulary: Vocabulary,
  wanted: Do,
): readonly EffectOf<Do>[] {
  return effectsOf(step, vocabulary).filter((effect): effect is EffectOf<Do> => effect.do === wanted);
}

/** True when no later step in the same list runs. */
export function endsAction(step: Pick<Step, 'kind'>, vocabulary: Vocabulary): boolean {
  return theEffects(step, vocabulary, 'end').length > 0;
}

/** Does it repeat the same call until the response is as wanted? */
export function isRepeatedCall(kind: StepKind | undefined): boolean {
  return kind?.effects.some((effect) => effect.do === 'call' && effect.isRepeated === true) === true;
}

/** A call as a step makes it. */
export interface StepCall {
  readonly call: string;
  /** The name under which its response is available. */
  readonly result: string;
  readonly with: unknown;
  readonly rows: readonly ErrorRow[];
  /** undefined = as the call's contract says. */
  readonly background: boolean | undefined;
  readonly isRepeated: boolean;
  readonly into: string | null;
  /** Member of the response -> state path. */
  readonly keep: { readonly [member: string]: string };
}

/** The call that a step makes; null = none. */
export function callOf(step: Step, vocabulary: Vocabulary): StepCall | null {
  const [effect] = theEffects(step, vocabulary, 'call');
  return effect === undefined ? null : callBy(effect, step);
}

export function callBy(effect: CallEffect, { options }: Step): StepCall {
  const option = (name: string | undefined) => (name === undefined ? undefined : options[name]);
  const call = String(options[effect.call]);
  const into = option(effect.into);
  return {
    call,
    result: String(options[effect.as] ?? call),
    with: options[effect.with],
    rows: (options[effect.rows] ?? []) as readonly ErrorRow[],
    background: option(effect.background) as boolean | undefined,
    isRepeated: effect.isRepeated === true,
    into: typeof into === 'string' ? into : null,
    keep: (option(effect.keep) ?? {}) as StepCall['keep'],
  };
}

/** A screen, or a way along the flow, that a step navigates to. */
export interface Going {
  readonly to: string;
  readonly way: 'forward' | 'back' | 'previous' | null;
  /** The screen to use when the way leads nowhere. */
  readonly otherwise: string | null;
  readonly with: { readonly [name: string]: unknown };
  /** The screen from which the way starts; null = the current one. */
  readonly from: string | null;
  /** Is the reason told where it leads? */
  readonly isExplained: boolean;
}

const WAYS: ReadonlySet<string> = new Set(['forward', 'back', 'previous']);

export function goingBy(effect: EffectOf<'go'>, { options }: Step): Going {
  const option = (name: string | undefined) => (name === undefined ? undefined : options[name]);
  const named = (name: string | undefined) => {
    const value = option(name);
    return typeof value === 'string' ? value : null;
  };
  const to = String(options[effect.to]);
  return {
    to,
    way: WAYS.has(to) ? (to as Going['way']) : null,
    otherwise: named(effect.otherwise),
    with: (option(effect.with) ?? {}) as Going['with'],
    from: named(effect.from),
    isExplained: option(effect.says) !== undefined,
  };
}

export function goingOf(step: Step, vocabulary: Vocabulary): Going | null {
  const [effect] = theEffects(step, vocabulary, 'go');
  return effect === undefined ? null : goingBy(effect, step);
}

/** A page outside the screens that a step leaves for. */
export interface Leaving {
  readonly address: string;
  /** Is the reason told there? */
  readonly isExplained: boolean;
}

export function leavingOf(step: Step, vocabulary: Vocabulary): Leaving | null {
  const [effect] = theEffects(step, vocabulary, 'leave');
  if (effect === undefined) return null;
  const isExplained = effect.says !== undefined && step.options[effect.says] !== undefined;
  return { address: String(step.options[effect.address]), isExplained };
}

/** Is the option set? `waiting.cancel`: a member of it. */
export function isSet({ options }: Step, path: string): boolean {
  const value = path
    .split('.')
    .reduce<unknown>((so, name) => (so as { readonly [name: string]: unknown } | undefined)?.[name], options);
  return value !== undefined && value !== null;
}

/** Where a step itself leads, without the steps inside it. */
export function edgesOf(step: Step, vocabulary: Vocabulary): readonly Edge[] {
  return effectsOf(step, vocabulary).flatMap((effect): readonly Edge[] => {
    switch (effect.do) {
      case 'go':
        return edgesOfGoing(goingBy(effect, step));
      case 'leave':
        return [{ to: { address: String(step.options[effect.address]) }, via: 'step' }];
      case 'open':
        return [{ to: { dialog: String(step.options[effect.dialog]) }, via: 'step' }];
      case 'launch': {
        const returnTo = step.options[effect.returnTo];
        return [{ to: typeof returnTo === 'string' ? { screen: returnTo } : { end: 'stay' }, via: 'step' }];
      }
      case 'stay':
        return effect.ifSet === undefined || isSet(step, effect.ifSet)
          ? [{ to: { end: 'stay' }, via: effect.via }]
          : [];
      default:
        return [];
    }
  });
}

function edgesOfGoing({ to, way, otherwise }: Going): readonly Edge[] {
  const more: readonly Edge[] = otherwise === null ? [] : [{ to: { screen: otherwise }, via: 'step' }];
  if (way === null) return [{ to: { screen: to }, via: 'step' }, ...more];
  return [{ to: { way }, via: way === 'forward' ? 'forward' : 'back' }, ...more];
}
