import { isNow } from '../../model/claim.ts';
import type { Expression } from '../../model/expression.ts';
import type { Place } from '../../model/place.ts';
import { allClaimsIn, claimsIn, listsAround } from '../parts/claims.ts';
import type { Told } from '../paths/notes.ts';
import type { Analysis } from './context.ts';
import type { Reached } from './reached.ts';
import { staleReads } from './stale-reads.ts';

/**
 * Finds titles and notices that claim what is not witnessed on every way there (without the claim they would be empty), claims that no way ever lets be
 * shown, claims of how things are now that are not read again wherever they can be opened, and claims in places that no way leads through.
 */
export function findUnprovenClaims(analysis: Analysis, reached: Reached): void {
  const { names } = analysis;
  const met = [...analysis.collector.notes.told, ...onScreens(analysis)];
  const shown = met.filter(
    ({ known, service, screen, from }) => reached.has(from) && analysis.isConsistent(known, names(service, screen)),
  );
  for (const told of shown) if (told.as === 'whole') tellUnproven(analysis, reached, told);
  const stale = new Set<Expression>();
  for (const told of shown) if (!stale.has(told.shownBy) && tellStale(analysis, reached, told)) stale.add(told.shownBy);
  for (const all of byPlace(shown.filter(({ as }) => as === 'part'))) {
    const { claim, witness, from } = all[0] as Told;
    const never = all.every(
      (told) => analysis.can(told.witness as never, true, told.known, names(told.service, told.screen)).can === 'no',
    );
    const way = `（${reached.way(from)}）`;
    const rest = { reason: '', isCovered: false, always: false, isOpen: false };
    analysis.noteJudgement({ claim: claim.name, place: witness?.at as Place, source: claim.name, way, never, ...rest });
  }
  tellUnmet(analysis, met);
}

/** A text of claims alone needs one of them. */
function tellUnproven(analysis: Analysis, reached: Reached, told: Told): void {
  const { names } = analysis;
  const { claim, others, witness, known, service, screen, from, at } = told;
  const all = others.length > 0 ? others.map((other) => other.witness) : [witness];
  if (all.includes(null) || (others.length > 0 && others[0]?.claim !== claim)) return;
  const none = all.flatMap((one) => (one === null ? [] : [{ expression: one, holds: false }]));
  if (!analysis.isConsistent([...known, ...none], names(service, screen))) return;
  analysis.find(
    'claim-unproven',
    at,
    `「claims.${claim.name}」の根拠が成り立たないまま、ここに来ることがあります（${reached.way(from)}）。題名とお知らせでは、どの道でも根拠が成り立つようにしてください。`,
  );
}

/** Told once for each place, with the first way there. */
function tellStale(analysis: Analysis, reached: Reached, told: Told): boolean {
  const { claim, shownBy, screen, service, from, at } = told;
  if (!isNow(claim.of) || (claim.holds === null && claim.because !== null)) return false;
  const { entered, restored } = staleReads(told);
  if (entered.length + restored.length === 0) return false;
  const isCached = entered.length === 0;
  const paths = (isCached ? restored : entered).join('、');
  const when = isCached
    ? `ブラウザーの「戻る」で、前に開いたままのページが出たときに読み直しません（${reached.way(from)}→ほかのサイト→戻る）。読み込むところ（data）に again: [restore] を書いてください`
    : `この画面を開き直したとき（再読み込み、戻る）に読み直しません（${reached.way(from)}→ほかのタブか別の端末で変える→再読み込み）。data で読み込んだものを根拠にするか、起きたこと（of: saved、filed、happened）として書いてください`;
  analysis.find(
    'claim-stale',
    shownBy.at ?? at ?? screen?.at ?? service.at,
    `「claims.${claim.name}」は、いまのことを言い切っていますが（of: ${claim.of}）、${paths} は、${when}。`,
  );
  return true;
}

/** What screens show once they are usable. */
function onScreens({ collector }: Analysis): readonly Told[] {
  const { vocabulary, notes } = collector;
  return collector.project.screens.flatMap((screen) => {
    const service = collector.service(screen.service);
    const known = notes.usable.get(screen);
    if (service === undefined || known === undefined) return [];
    const fresh = notes.fresh.get(screen) ?? [];
    const where = {
      service,
      screen,
      from: `screen:${screen.name}`,
      at: screen.at,
      fresh,
      as: 'part',
      others: [],
    } as const;
    const frame = [
      screen.title,
      screen.subtitle,
      screen.breadcrumb,
      service.layout.cancel?.label,
      service.layout.loading,
    ];
    const lists = listsAround(screen.view, vocabulary);
    return claimsIn([frame, screen.view, screen.fields, screen.groups], { vocabulary, lists }).map((use) => ({
      ...use,
      ...where,
      known: [...known, ...use.drawn],
    }));
  });
}

/** A claim that stands where no way was followed would be drawn unproven. */
function tellUnmet(analysis: Analysis, met: readonly Told[]): void {
  const { services, screens, catalogs } = analysis.collector.project;
  const followed = new Set(met.map(({ shownBy }) => shownBy));
  // The frame has no names but what was typed; what it claims is of this device.
  const [catalog] = catalogs;
  const shared = catalog === undefined ? [] : [catalog.dialogs, catalog.errors, catalog.guards];
  for (const shownBy of allClaimsIn([services, screens, shared])) {
    const place = shownBy.at as Place;
    const rest = { reason: '', isCovered: false, always: false, isOpen: false };
    analysis.noteJudgement({
      unmet: shownBy.source,
      place,
      source: '',
      way: '',
      never: !followed.has(shownBy),
      ...rest,
    });
  }
}

function byPlace(shown: readonly Told[]): readonly (readonly Told[])[] {
  const places = new Map<string, Told[]>();
  for (const one of shown) {
    const at = one.witness?.at;
    if (at === undefined) continue;
    const key = `${at.file}:${at.line}:${at.column}`;
    places.set(key, [...(places.get(key) ?? []), one]);
  }
  return [...places.values()];
}
