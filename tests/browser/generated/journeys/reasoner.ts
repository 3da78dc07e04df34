import { vocabulary } from '../../../../build/vocabulary.ts';
import { evaluate, type FunctionRuns } from '../../../../src/expressions/evaluate.ts';
import { overlaps, readsOf } from '../../../../src/flow/conditions/reads.ts';
import type { Condition, GraphEdge } from '../../../../src/flow/graph/graph.ts';
import { isExpression } from '../../../../src/load/type-check/check-value.ts';
import type { Expression, Scope, Tree } from '../../../../src/model/expression.ts';
import type { FunctionEnvironment } from '../../../../src/model/vocabulary.ts';
import { ByLogin } from './by-login.ts';
import { combinations } from './combinations.ts';
import { ABSENT, type Bends, type Knowledge, put } from './knowledge.ts';
import type { JourneyEdge, PortalModel } from './portal-model.ts';
import { sampleOf, schemaAt } from './sample.ts';
import { nested, withWritten } from './scopes.ts';

const runs = Object.fromEntries(
  Object.entries(vocabulary.functions).map(([name, { run }]) => [name, run]),
) as FunctionRuns;

/** Decides conditions with what is known; what reads something unknown is undecided. */
export class Reasoner {
  private readonly model: PortalModel;
  private readonly environment: FunctionEnvironment;
  private readonly byLogin: ByLogin;
  private readonly aliases = new Map<string, ReadonlyMap<string, string>>();

  constructor(model: PortalModel) {
    this.model = model;
    const codes = model.project.catalogs[0]?.codes ?? [];
    this.environment = {
      label: (list, value) =>
        codes.find(({ name }) => name === list)?.codes.find((code) => code.value === value)?.label as
          | string
          | undefined,
      setting: (name) => model.setting(name),
      now: () => Date.now(),
    };
    this.byLogin = new ByLogin((expression, { name }, login) => {
      const scope = { login, settings: {} };
      return this.valueIn(expression, { ...scope, facts: this.factsIn(scope, name) });
    });
  }

  truth(condition: Condition, known: Knowledge): boolean | null {
    return this.truthIn(condition, this.scope(known, new Map()));
  }

  /** What an expression of a screen is, with what has been typed there; null = nobody can tell. */
  valueOf(expression: Expression, known: Knowledge, form: { readonly [field: string]: unknown }): unknown {
    return this.valueIn(expression, { ...this.scope(known, new Map()), form } as Scope);
  }

  /** null = undecided. */
  private truthIn({ expression, holds }: Condition, scope: Scope): boolean | null {
    const value = this.valueIn(expression, scope);
    return typeof value === 'boolean' ? value === holds : null;
  }

  /** How many conditions of the edge are known not to hold, and to hold. */
  judge(
    edge: JourneyEdge,
    known: Knowledge,
    bends: Bends = new Map(),
  ): { readonly against: number; readonly for: number; readonly undecided: number } {
    const scope = edge.conditions.length === 0 ? {} : this.scope(known, bends);
    const truths = edge.conditions.map((condition) => {
      const truth = this.truthIn(condition, scope);
      if (truth !== false || !this.readsWritten(condition, edge, known)) return truth;
      return this.truthIn(condition, withWritten(scope, edge)) === true ? true : null;
    });
    return {
      against: truths.filter((truth) => truth === false).length,
      for: truths.filter((truth) => truth === true).length,
      undecided: truths.filter((truth) => truth === null).length,
    };
  }

  /** Comes about only by what is written on the way. */
  needsWrites(edge: JourneyEdge, known: Knowledge): boolean {
    return edge.conditions.some(
      (condition) => this.truth(condition, known) === false && this.readsWritten(condition, edge, known),
    );
  }

  private readsWritten({ expression }: Condition, { writes }: JourneyEdge, { service }: Knowledge): boolean {
    if (writes.length === 0) return false;
    return readsOf(expression.tree, this.model.service(service)).some((read) =>
      writes.some((write) => overlaps(read, write)),
    );
  }

  /** Does a condition ask for state that lives as long as a screen? */
  readsBriefState(edge: GraphEdge, name: string): boolean {
    const service = this.model.service(name);
    const brief = service.state.filter(({ lifetime }) => lifetime.keep.startsWith('screen'));
    const paths = new Set(brief.map((entry) => `state.${entry.name}`));
    return edge.conditions.some(({ expression }) => readsOf(expression.tree, service).some((read) => paths.has(read)));
  }

  /** False: somebody with this login never takes the edge, whatever else is so. */
  fitsLogin(edge: GraphEdge, service: string, login: { readonly [name: string]: unknown }): boolean {
    return this.byLogin.fits(edge, this.model.service(service), login);
  }

  /** Parameters of a screen's address where nothing else names them, as far as they are known. */
  parametersOf(screen: string, known: Knowledge): { readonly [name: string]: string } {
    const scope = this.scope(known, new Map());
    const own = Object.entries(this.model.screen(screen).pathParams).map(([name, { default: otherwise }]) => {
      const value = isExpression(otherwise) ? this.valueIn(otherwise, scope) : otherwise;
      return [name, typeof value === 'string' ? value : ''] as const;
    });
    return Object.fromEntries(own.filter(([, value]) => value !== ''));
  }

  /** null = it reads something unknown. */
  private valueIn({ tree }: Expression, scope: Scope): unknown {
    try {
      return evaluate(tree, scope, runs, this.environment);
    } catch {
      return null;
    }
  }

  /**
   * The fewest changes to settings, address, choices and (unless `natural`) answers under which no condition of the edge is known to fail;
   * null = none found.
   */
  bendFor(edge: JourneyEdge, known: Knowledge, natural = false): Bends | null {
    const asksLater = edge.conditions.some((condition) => this.readsFuture(condition, known));
    const isFree = !asksLater && this.judge(edge, known).against === 0;
    // What is written on the way may bring it about: a setting makes sure.
    if (isFree && !this.needsWrites(edge, known)) return new Map();
    const service = this.model.service(known.service);
    const reads = new Set(edge.conditions.flatMap(({ expression }) => readsOf(expression.tree, service)));
    const paths = [...reads].filter(
      (path) =>
        this.canBend(path, known) &&
        !(natural && this.callOf(path, known) !== null) &&
        (!isFree || path.startsWith('settings.')),
    );
    const literals = edge.conditions.flatMap(({ expression }) => this.literalsOf(expression.tree, known.service));
    const bends = new Map<string, unknown>();
    let best = this.judge(edge, known);
    const attempt = (more: readonly (readonly [string, unknown])[]) => {
      const now = this.judge(edge, known, new Map([...bends, ...more]));
      if (
        now.undecided > best.undecided ||
        now.against > best.against ||
        (now.against === best.against && now.for <= best.for)
      )
        return;
      best = now;
      for (const [path, value] of more) bends.set(path, value);
    };
    const valuesOf = (path: string) => this.candidates(path, literals, known).map((value) => [path, value] as const);
    // One path after the other, then those that one condition asks for together, then each again, since what helps may depend on another.
    for (const path of paths) for (const one of valuesOf(path)) attempt([one]);
    for (const { expression } of best.for < edge.conditions.length ? edge.conditions : []) {
      const own = readsOf(expression.tree, service).filter((path) => paths.includes(path));
      if (own.length > 1 && own.length < 4) for (const many of combinations(own.map(valuesOf))) attempt(many);
    }
    if (best.for < edge.conditions.length) for (const path of paths) for (const one of valuesOf(path)) attempt([one]);
    return best.against > 0 ? null : bends;
  }

  /** The call whose answer a path reads, directly, by an alias, or as the state it is kept in; null = none. */
  callOf(path: string, known: Knowledge): { readonly call: string; readonly member: string } | null {
    const aliases = this.aliasesOf(known.screen);
    for (const [alias, call] of aliases) {
      if (path.startsWith(`${alias}.`)) return { call, member: path.slice(alias.length + 1) };
    }
    const [root, ...rest] = path.split('.');
    return root !== undefined && this.model.call(root) !== undefined ? { call: root, member: rest.join('.') } : null;
  }

  /** Values worth trying: those compared with, of the type that an answer has there. */
  private candidates(path: string, literals: readonly unknown[], known: Knowledge): readonly unknown[] {
    if (/birthdate/iu.test(path)) return ['20250101', '19800101'];
    if (path.startsWith('state.') && this.callOf(path, known) === null) return [ABSENT];
    if (path.startsWith('form.')) return literals;
    if (path === 'draft.saved') return [true, false];
    if (path.startsWith('settings.')) {
      const like = this.model.setting(path.slice('settings.'.length));
      const all = [true, false, ...literals, ...Object.values(known.launch), '19000101', '29991231', '/about/terms'];
      return [...new Set(all)].filter((value) => typeof value === typeof like);
    }
    const read = this.callOf(path, known);
    const schema = read === null ? undefined : schemaAt(read.call, read.member, this.model.project);
    if (read === null || schema === undefined)
      return [
        ...new Set([
          ...(path.startsWith('url.') ? [] : [true, false]),
          ABSENT,
          // An empty parameter is none.
          ...literals.filter((literal) => literal !== '' || !path.startsWith('url.')),
          '19000101',
          '29991231',
          '/about/terms',
        ]),
      ];
    const type = [schema.type].flat()[0] ?? 'string';
    if (type === 'boolean') return [true, false, ABSENT];
    if (schema.enum !== undefined) return [...schema.enum, ABSENT];
    if (type === 'array') return [[sampleOf(schema.items, this.model.project)], [], ABSENT];
    const fitting = literals.filter((literal) => typeof literal === (type === 'integer' ? 'number' : type));
    return [...new Set([...fitting, sampleOf(schema, this.model.project), ABSENT])];
  }

  private canBend(path: string, known: Knowledge): boolean {
    if (path.includes('[')) return false;
    return /^(?:settings|url|form|state|draft)\./u.test(path) || this.callOf(path, known) !== null;
  }

  private readsFuture({ expression }: Condition, known: Knowledge): boolean {
    return readsOf(expression.tree, this.model.service(known.service)).some(
      (path) => path.startsWith('form.') || this.callOf(path, known) !== null,
    );
  }

  private literalsOf(tree: Tree, service: string): readonly unknown[] {
    const found: unknown[] = [];
    const visit = (part: unknown): void => {
      if (!Array.isArray(part)) return;
      if (part[0] === 'value') found.push(part[1]);
      if (part[0] === 'get' && part[1]?.[1] === 'facts') {
        const fact = this.model.service(service).facts.find(({ name }) => name === part[2]);
        if (fact !== undefined) visit(fact.is.tree);
      }
      for (const inner of part.slice(1)) visit(inner);
    };
    visit(tree);
    return found;
  }

  /** Names of answers on a screen: `data` entries, `as`, and state that an answer is put into. */
  private aliasesOf(name: string): ReadonlyMap<string, string> {
    const before = this.aliases.get(name);
    if (before !== undefined) return before;
    const found = new Map<string, string>();
    const screen = this.model.screen(name);
    for (const { name: entry, call } of screen.data) found.set(entry, call);
    const visit = (part: unknown): void => {
      if (typeof part !== 'object' || part === null) return;
      const { options } = part as { options?: Record<string, unknown> };
      const call = options?.call ?? options?.poll;
      if (options !== undefined && typeof call === 'string') {
        found.set(typeof options.as === 'string' ? options.as : call, call);
        if (typeof options.into === 'string') found.set(options.into, call);
      }
      for (const inner of Object.values(part)) visit(inner);
    };
    visit([screen.enter, screen.actions, screen.watch]);
    this.aliases.set(name, found);
    return found;
  }

  private scope(known: Knowledge, bends: Bends): Scope {
    const scope: Record<string, unknown> = {
      settings: nested(known.settings),
      url: { ...known.url },
      path: known.path,
      launch: known.launch,
      state: { ...known.state },
      intent: { started: false },
      draft: { saved: known.isSaved },
      error: { code: '', message: '' },
      device: { referrer: '', os: 'other' },
      ...(known.login === null ? {} : { login: known.login }),
    };
    for (const [alias, call] of this.aliasesOf(known.screen)) {
      const body = known.answers.get(call);
      if (body !== undefined && !alias.startsWith('state.')) scope[alias] = body;
    }
    for (const [path, value] of bends) {
      const entry = this.model.service(known.service).state.find(({ name }) => path.split('.')[1] === name);
      // What is forgotten starts anew.
      if (path.startsWith('state.') && value === ABSENT && entry?.starts !== undefined)
        put(scope, `state.${entry.name}`, entry.starts);
      else put(scope, path, value);
    }
    const facts = this.factsIn(scope as Scope, known.service);
    // What a screen loads only at times is not there at others, though it was answered before.
    for (const { name, when } of this.model.screen(known.screen).data) {
      if (when === null || [...bends.keys()].some((path) => path.startsWith(`${name}.`))) continue;
      if (this.truthIn({ expression: when, holds: false }, { ...scope, facts })) delete scope[name];
    }
    return { ...scope, facts };
  }

  /** Each is worked out when it is asked for; one may ask for another. */
  private factsIn(scope: Scope, service: string): object {
    const facts: Record<string, unknown> = {};
    for (const { name, is } of this.model.service(service).facts)
      Object.defineProperty(facts, name, {
        enumerable: true,
        get: () => evaluate(is.tree, { ...scope, facts }, runs, this.environment),
      });
    return facts;
  }
}
