import { plain } from '../../../../src/flow/graph/words.ts';
import { accountHolder } from './own-login.ts';
import { type JourneyEdge, nobody, type PortalModel, type Traveller } from './portal-model.ts';
import { codeOf } from './provoke.ts';

export const wanted = (name: string) => process.env[name]?.split(',');

/** After somebody who found nothing: the first who has the most that nobody before had. */
export function whoTellsMost(people: readonly Traveller[], before: ReadonlySet<string>): Traveller | undefined {
  const news = ({ told }: Traveller) => [...told].filter((what) => !before.has(what)).length;
  return people.toSorted((one, other) => news(other) - news(one))[0];
}

/** Words that two titles have in common, from 0 to 1, by pairs of letters. */
function likeness(one: string, other: string): number {
  const pairs = Array.from({ length: Math.max(0, one.length - 1) }, (_, at) => one.slice(at, at + 2));
  return pairs.filter((pair) => other.includes(pair)).length / Math.max(1, pairs.length);
}

/** Services whose title is the most like what a person is made for; none = made for whatever anybody may meet. */
function madeFor({ purpose }: Traveller, model: PortalModel): readonly string[] {
  const like = model.project.services.map(({ name, title }) => ({ name, value: likeness(purpose, plain(title)) }));
  const most = Math.max(...like.map(({ value }) => value));
  return most < 0.3 ? [] : like.filter(({ value }) => value === most).map(({ name }) => name);
}

/** Who is sent, in order. */
interface People {
  /** Made for the service: their file says so in its title. */
  readonly own: readonly Traveller[];
  /**
   * Nobody, then each way to log in before the second person with it, then each file before its second person; those made for another service
   * last.
   */
  readonly others: readonly Traveller[];
}

export function peopleFor(model: PortalModel, service: string, edges: readonly JourneyEdge[]): People {
  // Citizens are strangers there.
  const holder = accountHolder(service);
  if (holder !== null) return { own: [holder], others: [] };
  const all = model.travellers.filter(({ id }) => wanted('JOURNEY_PEOPLE')?.includes(id) ?? true);
  const own = all.filter((traveller) => madeFor(traveller, model).includes(service));
  const anyones = all.filter((traveller) => madeFor(traveller, model).length === 0);
  const foreign = all.filter((traveller) => !own.includes(traveller) && !anyones.includes(traveller));
  const logins = anyones.map(({ login }) => JSON.stringify(login));
  const isFirst = (_: Traveller, index: number) => logins.indexOf(logins[index] ?? '') === index;
  // People of one file are alike: one of each in turn.
  const turn = (traveller: Traveller) =>
    anyones.filter(({ purpose }) => purpose === traveller.purpose).indexOf(traveller);
  const later = anyones
    .filter((other, index) => !isFirst(other, index))
    .toSorted((one, other) => turn(one) - turn(other));
  const others = [...anyones.filter(isFirst), ...later, ...foreign];
  // A service in which only failures of calls are open is the same for everybody.
  const isPlain = edges.every((edge) => codeOf(edge) !== null || edge.conditions.length === 0);
  if (!isPlain) return { own, others: [nobody, ...others] };
  return { own: own.slice(0, 2), others: others.slice(0, Math.max(0, 2 - own.length)) };
}

/** People who come the furthest of those. */
const furthest = 2;

/** Those of them who took the most edges. `taken`: by whom each edge was. */
export function whoFoundMost(people: readonly Traveller[], taken: ReadonlyMap<string, string>): readonly Traveller[] {
  const found = ({ id }: Traveller) => [...taken.values()].filter((by) => by === id).length;
  return people
    .filter((one) => found(one) > 0)
    .toSorted((one, other) => found(other) - found(one))
    .slice(0, furthest);
}

/** Those who found the most, as they would have come by every other way to log in; each with who they are. */
export function asOthers(
  people: readonly Traveller[],
  model: PortalModel,
  taken: ReadonlyMap<string, string>,
): readonly (readonly [Traveller, Traveller])[] {
  const best = whoFoundMost(people, taken);
  const ways = new Map(model.travellers.toReversed().map((one) => [JSON.stringify(one.login), one]));
  return [...ways.values()]
    .toReversed()
    .flatMap(({ id: like, login }) =>
      best
        .filter((one) => JSON.stringify(one.login) !== JSON.stringify(login))
        .map((one) => [{ ...one, id: `${one.id} as ${like}`, login, like }, one] as const),
    );
}
