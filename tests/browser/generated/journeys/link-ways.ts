import { vocabulary } from '../../../../build/vocabulary.ts';
import { pressTargetsOf, triggerOf } from '../../../../src/flow/parts/press-targets.ts';
import type { Manifest } from '../../../../src/model/manifest.ts';
import type { Project } from '../../../../src/model/project.ts';
import type { Screen } from '../../../../src/model/screen.ts';
import { matchPath } from '../../../../src/runtime/navigation/routes.ts';

/** Where an address of the services lies: route, screen, and what it hands over. */
interface Landing {
  readonly route: string;
  readonly screen: string;
  readonly values: { readonly [name: string]: string };
}

/** A link of the graph: the route or screen it leads to, and what it hands over as a literal. Example `link:list?view=all&id`. */
interface Leading {
  readonly to: string;
  readonly literals: readonly (readonly [name: string, value: string])[];
}

/** Tells by their addresses which links of a screen belong to which trigger: links of tables and menus have no words of their own. */
export class LinkWays {
  private readonly manifest: Manifest;
  private readonly names: ReadonlySet<string>;
  private readonly landings = new Map<string, Landing | null>();

  constructor(project: Project) {
    this.manifest = project as unknown as Manifest;
    this.names = new Set(project.screens.flatMap(({ name, routes }) => [name, ...routes.map((route) => route.name)]));
  }

  /** null = what is pressed for the trigger is no link to a screen. */
  of(screen: Screen, trigger: string): ((href: string) => boolean) | null {
    const own = leadingOf(trigger);
    if (own === null || !this.names.has(own.to)) return null;
    // What another link of the screen hands over by its very words is that link's.
    const closer = pressTargetsOf(screen, vocabulary)
      .map((press) => leadingOf(triggerOf(press)))
      .filter((other) => other !== null && other.to === own.to && other.literals.length > own.literals.length);
    return (href) => this.fits(href, own) && !closer.some((other) => other !== null && this.fits(href, other));
  }

  /** null = outside of the services' screens. */
  landing(href: string): Landing | null {
    const known = this.landings.get(href);
    if (known !== undefined) return known;
    const { pathname, searchParams } = new URL(href, 'http://localhost');
    const match = pathname.startsWith('/svc/') ? matchPath(this.manifest, pathname.slice('/svc/'.length)) : null;
    const landing =
      match === null || 'bare' in match
        ? null
        : {
            route: match.route.name,
            screen: match.screen,
            values: { ...Object.fromEntries(searchParams), ...match.path },
          };
    this.landings.set(href, landing);
    return landing;
  }

  private fits(href: string, { to, literals }: Leading): boolean {
    const landing = this.landing(href);
    if (landing === null || (landing.route !== to && landing.screen !== to)) return false;
    return literals.every(([name, value]) => (landing.values[name] ?? '') === value);
  }
}

function leadingOf(trigger: string): Leading | null {
  const parts = /^link:([^?]+)(?:\?(.*))?$/u.exec(trigger);
  if (parts === null) return null;
  const given = (parts[2] ?? '').split('&').filter((one) => one.includes('='));
  return {
    to: parts[1] ?? '',
    literals: given.map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)] as const),
  };
}
