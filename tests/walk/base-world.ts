import { asExpression } from '../../src/flow/conditions/made-conditions.ts';
import type { Field } from '../../src/model/field.ts';
import type { Screen } from '../../src/model/screen.ts';
import type { Service } from '../../src/model/service.ts';
import { answerTo } from './answer.ts';
import type { Ground } from './ground.ts';
import { type AnyRecord, memberAt, withMember } from './paths.ts';
import { sampleOf, textFor } from './sample.ts';
import { valueIn, type World } from './world.ts';

const login = {
  isLogin: true,
  isAgent: false,
  name: '',
  loginType: '2',
  digitalCertificateType: '1',
  mdocFlag: '0',
  dateToday: '20261120',
  selfInfoUnreadCount: 2,
  taskIncompleteCount: 3,
};

/** A world in which as much as possible is there: every answer, all state, every input answered. */
export function baseWorld(ground: Ground, name: string): World {
  const screen = ground.screen(name);
  const service = ground.service(screen.service);
  const answers = Object.fromEntries(
    ground.project.callSchemas.map((call) => [
      call.name,
      ground.example(call.name) ?? (call.response === null ? {} : sampleOf(call.response, ground.project)),
    ]),
  );
  const world: World = {
    screen: name,
    beyond: null,
    login,
    device: { referrer: '', os: 'other' },
    settings: {},
    url: Object.fromEntries(screen.url.filter(({ optional }) => !optional).map((one) => [one.name, 'x'])),
    path: pathOf(ground, screen),
    launch: launchOf(service),
    state: stateOf(ground, service, answers),
    isSaved: true,
    isStarted: false,
    isLaunchDone: false,
    sent: { intention: '1' },
    pending: null,
    answers,
    form: {},
    item: null,
  };
  return { ...world, state: withProcess(ground, service, world) };
}

export function pathOf(ground: Ground, { pathParams, routes }: Screen): AnyRecord {
  const names = [...(routes[0]?.path ?? '').matchAll(/\{(\w+)\??\}/gu)].map(([, name]) => name ?? '');
  return Object.fromEntries(
    names.map((name) => {
      const { codes = null, default: otherwise = null } = pathParams[name] ?? {};
      const [first] = ground.catalog.codes.find((list) => list.name === codes)?.codes ?? [];
      const literal = typeof otherwise === 'string' ? otherwise : undefined;
      return [name, literal ?? first?.value ?? textFor(name)];
    }),
  );
}

function launchOf({ launch }: Service): AnyRecord {
  const values = { text: '1', number: 1, url: 'https://portal.example/return' };
  return Object.fromEntries(Object.entries(launch?.parameters ?? {}).map(([name, kind]) => [name, values[kind]]));
}

/** What calls keep in it, else samples of its types; what inputs are bound to is what a person would type there. */
function stateOf(ground: Ground, service: Service, answers: AnyRecord): AnyRecord {
  const { project } = ground;
  const typed = service.state.flatMap(({ name, type, starts }) => {
    if (starts !== undefined) return [[name, starts] as const];
    return project.types[type] === undefined ? [] : [[name, sampleOf(project.types[type], project)] as const];
  });
  const kept = service.screens.flatMap((screen) =>
    ground
      .answerNames(screen)
      .filter(({ path }) => path.startsWith('state.'))
      .map(({ path, call, member }) => [path, memberAt(answers[call], member === '' ? [] : member.split('.'))] as const)
      .filter(([, value]) => value !== undefined),
  );
  const bound = service.screens.flatMap((screen) =>
    ground.screen(screen).fields.filter(({ bind }) => bind?.startsWith('state.')),
  );
  const whole = kept
    .toSorted(([one], [other]) => one.length - other.length)
    .reduce<unknown>(
      (state, [path, value]) => withMember(state, path.split('.').slice(1), value),
      Object.fromEntries(typed),
    );
  return bound.reduce<unknown>((state, field) => {
    const path = (field.bind ?? '').split('.').slice(1);
    const answer = typedAs(field, memberAt(state, path));
    return answer === undefined ? state : withMember(state, path, answer);
  }, whole) as AnyRecord;
}

function typedAs(field: Field, now: unknown): unknown {
  const answer = answerTo(field, now, () => undefined);
  return answer !== undefined && field.type === 'number' ? Number(answer) : answer;
}

function withProcess(ground: Ground, { flows, state }: Service, world: World): AnyRecord {
  const flow = flows.find(({ screens }) => screens.includes(world.screen));
  if (flow === undefined || flow.process === '' || !state.some(({ name }) => name === 'process')) return world.state;
  const own = asExpression(flow.process);
  return { ...world.state, process: own === null ? flow.process : valueIn(ground, world, own) };
}
