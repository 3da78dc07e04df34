import type { Page } from 'playwright/test';
import type { LinkWays } from './link-ways.ts';
import type { OwnWords } from './own-words.ts';
import type { Traveller } from './portal-model.ts';
import { hrefsOf } from './pressing.ts';

/** The person's own links come so often, each of them once, before any other: one may have to come there twice. */
const [fewestFirst, mostFirst] = [2, 3] as const;

/** Chooses among links of a list: what a person has, or has begun, is behind those whose address says what their file says. */
export class OwnLinks {
  private readonly links: LinkWays;
  /** How often one of them was chosen, by person and trigger. */
  private readonly turns = new Map<string, number>();

  constructor(links: LinkWays) {
    this.links = links;
  }

  /** Those that are the person's own first, one after the other; then any, and again one of those, in turn. */
  async narrowed(
    page: Page,
    leads: (href: string) => boolean,
    { id, own }: Traveller,
    key: string,
  ): Promise<(href: string) => boolean> {
    const hrefs = (await hrefsOf(page)).filter(leads);
    const alike = hrefs.map((href) => ({ href, ...this.likeness(href, own) }));
    const most = Math.max(...alike.map(({ count }) => count));
    const best = alike.filter(({ count }) => count === most).toSorted((one, other) => one.first - other.first);
    if (!(most > 0) || best.length === alike.length) return leads;
    const turn = this.turns.get(`${id} ${key}`) ?? 0;
    this.turns.set(`${id} ${key}`, turn + 1);
    const since = turn - Math.max(fewestFirst, Math.min(best.length, mostFirst));
    if (since >= 0 && since % 2 === 0) return leads;
    const nth = since < 0 ? turn : turn - (since + 1) / 2;
    return (href) => href === best[nth % best.length]?.href;
  }

  /**
   * `count`: values of the address that one word of the file says, `care-worker/reissue/00` says three, single letters say nothing; `first`: place
   * of the first word that says as many.
   */
  private likeness(href: string, own: OwnWords): { readonly count: number; readonly first: number } {
    const values = Object.values(this.links.landing(href)?.values ?? {}).filter((value) => value.length > 1);
    const words = [...own.values()].flat().map((word) => word.split('/'));
    const counts = words.map((pieces) => values.filter((value) => pieces.includes(value)).length);
    const count = Math.max(0, ...counts);
    return { count, first: counts.indexOf(count) };
  }
}
