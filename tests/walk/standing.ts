import type { Standing } from './arrange.ts';
import type { Ground, WalkEdge } from './ground.ts';
import { ABSENT, memberAt, withMember } from './paths.ts';
import { scopeOf, valueIn, type World, withValue } from './world.ts';

const isDue = ({ trigger }: WalkEdge) => trigger === 'due';

/** Where the person came from, as far as the way depends on it. */
export function standingBefore(ground: Ground, way: readonly WalkEdge[]): Standing {
  const last = way.at(-1);
  const isBack = last?.via === 'back' && last.to.startsWith('screen:') && !last.isChange;
  return {
    before: isBack ? ground.node(last.to).name : null,
    returnTo: last?.isChange ? checkOf(ground, last) : null,
    open: [...way.filter(isDue).map(({ to }) => ground.node(to).name), ...firstVisited(ground, way)],
  };
}

/** Whoever goes forward from a screen may be there for the first time. */
function firstVisited(ground: Ground, [first]: readonly WalkEdge[]): readonly string[] {
  if (
    first === undefined ||
    first.isChange ||
    !first.trigger.startsWith('action:') ||
    !first.from.startsWith('screen:')
  )
    return [];
  return [ground.node(first.from).name];
}

/** The check page from which the change began. */
function checkOf(ground: Ground, { from, to }: WalkEdge): string | null {
  const screen = ground.screen(ground.node(from).screen);
  const flows = ground.service(screen.service).flows.filter(({ screens }) => screens.includes(screen.name));
  const checks = flows.flatMap(({ check }) => (check === null ? [] : [check]));
  return checks.find((check) => to === `screen:${check}`) ?? checks[0] ?? null;
}

/** Where nothing else says whether a screen is done, its answers do: those of screens that the way finds open are gone. */
export function withoutAnswers(ground: Ground, world: World, way: readonly WalkEdge[]): World {
  const open = way.filter(isDue).map(({ to }) => ground.screen(ground.node(to).name));
  return open
    .filter(({ doneWhen }) => doneWhen === null)
    .reduce((left, { fields, groups }) => {
      const alone = fields.reduce(
        (so, { bind, type }) => (bind === null ? so : withValue(ground, so, bind, emptyOf(type))),
        left,
      );
      return groups.reduce((so, { each, fields: repeated }) => {
        const items = memberAt(scopeOf(ground, so), each.split('.'));
        if (!Array.isArray(items)) return so;
        const emptied = items.map((item) =>
          repeated.reduce<unknown>(
            (one, { bind }) => (bind === null ? one : withMember(one, bind.split('.').slice(1), '')),
            item,
          ),
        );
        return withValue(ground, so, each, emptied);
      }, alone);
    }, world);
}

const emptyOf = (type: string) => (type === 'text' ? '' : type === 'list' ? [] : ABSENT);

/** Answers to inputs that are not shown are not there. */
export function withoutHidden(ground: Ground, world: World): World {
  const { screens } = ground.service(ground.screen(world.screen).service);
  const hidden = screens.flatMap((screen) =>
    ground
      .screen(screen)
      .fields.filter(
        ({ bind, shownWhen }) =>
          bind?.startsWith('state.') &&
          memberAt(world, bind.split('.')) !== undefined &&
          shownWhen !== null &&
          valueIn(ground, { ...world, screen }, shownWhen) === false,
      ),
  );
  return hidden.reduce(
    (so, { bind, absent }) => withValue(ground, so, bind ?? '', typeof absent === 'object' ? ABSENT : absent),
    world,
  );
}
