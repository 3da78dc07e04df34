import type { PortalModel } from './portal-model.ts';
import type { Sight } from './sight.ts';

type Parameters = { readonly [name: string]: string };

/** Addresses of screens. Those with parameters are learned on the way, or made with the parameters of where one stands. */
export class Addresses {
  private readonly model: PortalModel;
  /** Where one has been, the latest last. */
  private readonly seen = new Set<string>();
  /** What parameters of links were, by name. */
  private readonly heard = new Map<string, string>();

  constructor(model: PortalModel) {
    this.model = model;
  }

  /** Another person comes to other things. */
  forget(): void {
    this.seen.clear();
    this.heard.clear();
  }

  /** Where one is, and where the links there lead. */
  learn({ href, links }: Pick<Sight, 'href' | 'links'>): void {
    const { pathname } = new URL(href, 'http://localhost');
    this.seen.delete(pathname);
    this.seen.add(pathname);
    for (const link of links)
      for (const [name, value] of Object.entries(this.model.links.landing(link)?.values ?? {}))
        if (value !== '') this.heard.set(name, value);
  }

  /** `near`: where one stands; `otherwise`: parameters that nothing else names. null = a parameter is not known. */
  of(screen: string, near = '', otherwise: Parameters = {}): string | null {
    return this.all(screen, near, otherwise)[0] ?? null;
  }

  /**
   * One for each route whose parameters are known: prefers the last visited address, then the parameters of this or an earlier screen. A second one
   * adds the optional parameters that were left out there, with their values from elsewhere.
   */
  all(screen: string, near = '', otherwise: Parameters = {}): readonly string[] {
    const places = [near, ...[...this.seen].toReversed()].map((href) => this.model.links.landing(href));
    return this.model.screen(screen).routes.flatMap(({ name, path }) => {
      const own = places.find((place) => place?.route === name);
      const given = [...(own == null ? [] : [own]), ...places].map((place) => place?.values ?? {});
      const known = [...given, otherwise].find((values) => filled(path, values) !== null);
      if (known === undefined) return [];
      const more = filled(path, { ...Object.fromEntries(this.heard), ...withoutEmpty(known) });
      return [...new Set([filled(path, known), more])].filter((made) => made !== null);
    });
  }

  /** Where a service is entered that nothing launches: its first procedure, or where most of it lies ahead, and next to it. */
  entrance(service: string): string | null {
    const { flows, screens } = this.model.service(service);
    const first = flows[0]?.screens[0];
    const ahead = screens
      .filter((screen) => this.plain(screen) !== null)
      .map((screen) => ({
        screen,
        count: this.model.reachedFrom(`screen:${screen}`),
        next: new Set(
          this.model
            .from(`screen:${screen}`)
            .map(({ to }) => to)
            .filter((to) => to.startsWith('screen:')),
        ).size,
      }))
      .toSorted((one, other) => other.count - one.count || other.next - one.next);
    return (first === undefined ? null : this.plain(first)) ?? this.plain(ahead[0]?.screen ?? '');
  }

  /** Without parameters; null = it needs some. */
  private plain(screen: string): string | null {
    const routes = screen === '' ? [] : this.model.screen(screen).routes;
    return routes.map(({ path }) => filled(path, {})).find((path) => path !== null) ?? null;
  }
}

function withoutEmpty(values: Parameters): Parameters {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** A path with its parameters filled in, optional ones left out where they are not known. */
function filled(path: string, values: Parameters): string | null {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    const [, name, optional] = /^\{(\w+)(\??)\}$/u.exec(part) ?? [];
    const value = name === undefined ? part : (values[name] ?? '');
    if (name !== undefined && value === '' && optional === '') return null;
    if (name !== undefined && value === '') break;
    parts.push(name === undefined ? part : encodeURIComponent(value));
  }
  return `/svc/${parts.join('/')}`;
}
