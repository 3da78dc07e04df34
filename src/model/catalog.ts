import type { CallEffect, Intention } from './contract.ts';
import type { Dialog } from './dialog.ts';
import type { Expression, TextValue, Value } from './expression.ts';
import type { JsonSchema } from './json-schema.ts';
import type { MachineMembers } from './machine-members.ts';
import type { PartOf } from './part-of.ts';
import type { Place } from './place.ts';
import type { Guard } from './service.ts';
import type { ErrorRow } from './step.ts';

/** A use of one endpoint (`catalog/calls/<service>/<name>.yaml`). */
export interface CallDefinition {
  readonly name: string;
  /** Example `/api/familyregister/domicileGet`. */
  readonly path: string;
  /** Its failure is recorded and has no further effect. */
  readonly background: boolean;
  /** Its failure stays on the screen even where the service's rule leads to an error page. */
  readonly keepsScreen: boolean;
  /** Member of its answer that says whether it was done; absent = its answering says so. */
  readonly witness?: string;
  /** A write: the same idempotency key is sent until a response arrives. */
  readonly sendOnce: boolean;
  /** Where the outcome of a call that files something is not known, rows can match that (`unknown`). */
  readonly effect: CallEffect;
  /** What makes a repeated request the same; repeated under the same launch, the portal returns the first result. null = nothing. */
  readonly intention: Intention | null;
  /** How the portal tells what became of it where it knows no keys; null = not at all. */
  readonly status: StatusCall | null;
  /** What of an act's request only machines read: written by the build. */
  readonly machine?: MachineMembers;
  /** Seconds; a value, since settings decide it. */
  readonly timeout: Value;
  /** Request members sent under a name that settings decide. Example `{ callFunctionType: '${settings.statistics.product}CallFunctionType' }`. */
  readonly rename: { readonly [member: string]: TextValue };
  /** Shown when the call fails without a code from the server (`B00101` …). */
  readonly clientCode: string;
  /** Error codes and `result-NNNN` the specification documents for it; browsers get those of acts. */
  readonly codes: readonly string[];
}

/** As written; what browsers get of it is a `CallDefinition`. */
export interface WrittenCall extends CallDefinition {
  /** Why a procedure that files with it ends without a receipt; empty = it ends with one. */
  readonly withoutReceipt: string;
  /** Section of the specification, or 「想定」 for an assumed endpoint. */
  readonly source: string;
  /** Why it is there although no descriptor makes it. */
  readonly keep?: string;
  readonly at?: Place;
}

/** A call that shows whether an act was done (setting `outcome.ask: status`). Reads its answer by its name, and `sent.intention`. */
export interface StatusCall {
  readonly call: string;
  readonly done: Expression;
  /** The act's answer, from that of this call. */
  readonly answer: { readonly [member: string]: Value };
}

/** Request (`reqBody`) and response (`resBody`) of a call; null = none. */
export interface CallSchemas {
  readonly name: string;
  readonly request: JsonSchema | null;
  readonly response: JsonSchema | null;
}

/** An address outside the routes. `is` may read `launch` and `settings`; `else` is used when it is empty or not allowed. */
export interface Address {
  readonly name: string;
  readonly is: Value | TextValue;
  readonly else: string | null;
  /** True: must have the official portal's origin (launch addresses). */
  readonly sameOrigin: boolean;
  /** True: navigating there starts a login; on return within the hour a toast says so. Default false. */
  readonly startsLogin: boolean;
  /** True: a page of ours that shows once why somebody was led there. Default false. */
  readonly tellsWhy: boolean;
}

export interface Setting {
  readonly name: string;
  readonly says: string;
  readonly type: 'text' | 'number' | 'flag' | 'seconds' | 'list';
  /** The only texts it can be; null = any. */
  readonly values: readonly string[] | null;
  /** Of a number or a duration (seconds), the least and the most; null = whatever its type takes (`rangeOf`). */
  readonly between: readonly [number, number] | null;
  readonly default: unknown;
}

/** How a state is: finished or valid, somebody else's turn, the person's own turn, ended without success. */
export type Tone = 'done' | 'waiting' | 'attention' | 'stopped';

export interface CodeList {
  readonly name: string;
  /** `logged`: what goes into the operation log; browsers get it where it is not the value itself. */
  readonly codes: readonly {
    readonly value: string;
    readonly label: string;
    readonly hint: string;
    readonly logged?: string;
    readonly tone?: Tone;
  }[];
  /** Label for a value outside the list; null = such a value is an error. */
  readonly otherwise: string | null;
}

/** An app on the phone that can be launched (native card app, intent). */
export interface App {
  readonly name: string;
  /** Value of launch mode, service id, language … in the launch URL. */
  readonly url: TextValue;
  readonly store: string;
  /** Version on this phone; null or empty = unknown. */
  readonly installed: Value;
  readonly latest: Expression | null;
  readonly available: Expression | null;
}

export interface ErrorCatalog {
  /** Tried before all other rows, for every call not marked background. */
  readonly first: readonly ErrorRow[];
  /** Matches whatever no step, screen or service has handled. */
  readonly otherwise: readonly ErrorRow[];
  readonly groups: { readonly [name: string]: readonly string[] };
  /** Codes that the client raises itself, and what they mean. */
  readonly clientCodes: { readonly [code: string]: string };
}

/** What is-login tells of the person, as expressions read it (`login.isAgent`). */
export interface LoginMember {
  /** Where it stands in the answer. Example `loginInfo.isAgent`. */
  readonly is: string;
  /** Absent in the answer = empty, 0 or false. */
  readonly type: 'text' | 'number' | 'flag';
  /** What it is, for staff; empty in the browser. */
  readonly says: string;
}

export interface Shell {
  readonly portalName: string;
  /** The forms of screen ids, as regular expressions; none in the browser. */
  readonly screenIds: readonly { readonly form: string; readonly example: string }[];
  readonly login: { readonly [member: string]: LoginMember };
  /** Where the answer of is-login has the person's name; empty = nowhere. */
  readonly personName: string;
  readonly titleSeparator: Value;
  /** What the menu offers to everybody. */
  readonly notices: readonly { readonly text: string; readonly address: string }[];
  readonly footer: readonly { readonly text: string; readonly address: string }[];
  /** Who runs the portal, told in the footer; empty = nothing. */
  readonly operator: string;
  readonly webview: {
    readonly marker: Value;
    readonly topLink: string;
    readonly hides: readonly ('breadcrumb' | 'notices')[];
  };
  /** Counts from is-login shown in the header to a logged-in user, each as a link. */
  readonly counts: readonly {
    readonly text: string;
    /** A number among `login`. */
    readonly count: string;
    readonly address: string;
  }[];
  /** Calls made once per visit of a logged-in user. All are `background`: their failure has no effect. */
  readonly visitCalls: readonly string[];
  /** Path below the router base to which the card app returns. It has no screen: it redirects to the stored target. Example `intent`. */
  readonly intentPath: string;
  /** The same for what the app signed; it also keeps the response under the intent store. Example `intent-signature`. */
  readonly intentSignaturePath: string;
  /** Frames other than the portal's own, by name. */
  readonly shells: { readonly [name: string]: OtherShell };
  readonly words: ShellWords;
}

/** A frame without the portal: nobody is logged in, and nothing is requested from the portal apart from the screens' own calls. */
export interface OtherShell {
  /** Shown in the header. */
  readonly name: string;
  /** Address to which the name and the last way out lead. */
  readonly top: string;
  readonly footer: Shell['footer'];
  readonly operator: string;
  /** Text of that way out. */
  readonly fatalTop: string;
}

/** Wording of the frame itself. */
export interface ShellWords {
  /** Opens the links of the header where they have no room. */
  readonly menu: string;
  readonly home: string;
  /** After the name of who is logged in. Example `さん`. */
  readonly person: string;
  readonly login: string;
  readonly logout: string;
  /** Link to the page that erases what this browser has of the person. */
  readonly forgetDevice: string;
  readonly offline: TextValue;
  readonly updateTitle: string;
  readonly updateText: string;
  readonly updateButton: string;
  readonly sessionTitle: string;
  readonly sessionText: string;
  readonly sessionLastText: TextValue;
  readonly sessionLastClose: string;
  readonly sessionExtend: string;
  readonly sessionOverTitle: string;
  readonly sessionOverText: TextValue;
  /** Told once on the page that it leads to. */
  readonly endedElsewhere: string;
  /** Told once on a screen that starts over for somebody else. */
  readonly personChanged: string;
  /** What is shown was read before something was sent of which nobody knows what came. */
  readonly readBefore: string;
  /** How to find out what came of what the person did here, as long as nobody knows. */
  readonly unanswered: string;
  /** While another tab of this browser is sending. */
  readonly sentElsewhere: string;
  /** The act that a screen is about to do was done in another tab; told where its outcome is. */
  readonly filedElsewhere: string;
  /** What another tab or device has saved is shown in place of what was here. */
  readonly draftRenewed: string;
  /** What is here was never saved, and something else was, elsewhere. */
  readonly draftDiffers: string;
  readonly fatalTitle: string;
  readonly fatalText: TextValue;
  readonly fatalReload: string;
  readonly fatalTop: string;
  /** The number of an error, and whom to tell it. Reads `number` and, in a service that has one, `contact`. */
  readonly errorNumber: TextValue;
  /** Before the title while the screen shows input errors. Example `エラー：`. */
  readonly errorTitlePrefix: string;
}

/** Of everything shared between services, what every page brings. */
export interface CatalogPart extends PartOf<Catalog> {
  readonly locale: string;
  readonly messages: { readonly [key: string]: TextValue };
  readonly codes: readonly CodeList[];
  readonly calls: readonly WrittenCall[];
  readonly addresses: readonly Address[];
  readonly guards: readonly Guard[];
  readonly settings: readonly Setting[];
  readonly apps: readonly App[];
  readonly shell: Shell;
}

/** Everything shared between services, in one locale. */
export interface Catalog extends CatalogPart {
  readonly errors: ErrorCatalog;
  readonly dialogs: readonly Dialog[];
}
