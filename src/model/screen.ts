import type { Block } from './block.ts';
import type { Dialog } from './dialog.ts';
import type { Expression, TextValue, Value } from './expression.ts';
import type { Field, RepeatedFields } from './field.ts';
import type { Place } from './place.ts';
import type { ErrorRow, Step } from './step.ts';

/** An address of a screen. `path` is below the router base, parameters as `{name}` / `{name?}`. Example: `familyregister/select/`. */
export interface Route {
  readonly name: string;
  readonly path: string;
  /** Distinguishes routes in expressions as `route.kind`; empty for a screen with one route. */
  readonly kind: string;
}

/** A result loaded on entry and discarded on leaving. */
export interface DataEntry {
  readonly name: string;
  readonly call: string;
  readonly with: { readonly [key: string]: Value };
  /** Call-result members copied to state: member name -> state path. */
  readonly keep: { readonly [member: string]: string };
  /** `restore`: reloaded when the page is restored from the browser's page cache, then `enter` runs again. */
  readonly again: readonly 'restore'[];
  /** Field name -> value put into the field once loaded, if it is still empty. An absent value fills nothing. */
  readonly fills: { readonly [field: string]: Value };
  readonly when: Expression | null;
  readonly onError: readonly ErrorRow[];
  readonly at?: Place;
}

/** A poll that runs while the screen stays usable. Ends on leaving. */
export interface Watch {
  readonly name: string;
  /** The data entry it starts after (and restarts with); null = at once. */
  readonly after: string | null;
  /** The options of a `poll` step, without `waiting`. */
  readonly poll: Step;
  readonly at?: Place;
}

export interface Breadcrumb {
  readonly breadcrumbName: TextValue;
  /** Crumbs before it, outermost first. */
  readonly parents: readonly Crumb[];
}

/** Field names are the specification's (section 3, "Breadcrumb item"). */
export interface Crumb {
  readonly breadcrumbName: TextValue;
  /** Screen name or address name. */
  readonly breadcrumbUrl: string;
  readonly breadcrumbPrefix: TextValue;
  /** True: leaves the single-page app by a plain link. */
  readonly leaveVueFlag: boolean;
  readonly at?: Place;
}

/** What is declared of a `{name}` in a screen's paths. */
export interface PathParameter {
  /** Code list of its possible values; null = any. */
  readonly codes: string | null;
  /** Its value when a way of the same service leads here that neither names it nor carries it over; null = none. */
  readonly default: Value;
}

/** A parameter of this address (`url.*`); `also` = another accepted spelling. `is`: a value of any other kind counts as absent. */
export interface UrlParameter {
  readonly name: string;
  readonly optional: boolean;
  readonly also: string | null;
  readonly is: 'errorNumber' | null;
}

export interface Action {
  readonly name: string;
  readonly steps: readonly Step[];
  /**
   * `all` (default for `next`), `formats` (without `required`), `none` (default for every other). `asTyped`: values are accepted as typed; a wrong
   * format is reported at its field, also when the user returns, and blocks nothing.
   */
  readonly validate: 'all' | 'formats' | 'asTyped' | 'none';
}

/** How far one is, said above the heading. */
export interface StepIndicator {
  readonly total: Value;
  readonly current: Value;
  /** Title of the next step; empty = none, or not known yet. */
  readonly next: TextValue;
  /** Titles of all steps, where they are few and everybody takes them; else empty. */
  readonly names: readonly string[];
}

/** A normalised screen: no optional member is left except places. */
export interface Screen {
  readonly id: string;
  readonly name: string;
  readonly service: string;
  readonly routes: readonly Route[];
  readonly title: TextValue;
  /** Shown under the service name in the header; empty = none. */
  readonly subtitle: TextValue;
  /** Page background and theme colour, `#rrggbb`. Default `#ffffff`. */
  readonly themeColor: string;
  readonly breadcrumb: Breadcrumb | null;
  /** The build fills it in (`with-step-indicator.ts`); null = none. */
  readonly stepIndicator: StepIndicator | null;
  /** null = always shown in its flow. */
  readonly shownWhen: Expression | null;
  readonly doneWhen: Expression | null;
  /** A loading dialog from mount until guards, data and enter are done. */
  readonly loading: { readonly when: Expression | null; readonly text: TextValue } | null;
  readonly url: readonly UrlParameter[];
  /** Parameters removed from the address after reading (reload and history must not resend them). */
  readonly removeFromAddress: readonly string[];
  readonly pathParams: { readonly [name: string]: PathParameter };
  readonly data: readonly DataEntry[];
  readonly enter: readonly Step[];
  readonly watch: readonly Watch[];
  readonly view: readonly Block[];
  /** Inputs that occur once; those that occur once per item are in `groups`. */
  readonly fields: readonly Field[];
  readonly groups: readonly RepeatedFields[];
  /** Hash of the fields' JSON Schema (groups are lists in it); names the precompiled validator. Empty for a screen without fields and groups. */
  readonly schemaHash: string;
  readonly actions: readonly Action[];
  readonly dialogs: readonly Dialog[];
  readonly errors: readonly ErrorRow[];
  /** Name of an address that may replace the whole screen with an external page (if the setting is not empty); null = never. */
  readonly externalAddress: string | null;
  readonly at?: Place;
}
