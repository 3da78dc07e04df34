// chunk: settling
import { isRecord } from '../../forms/record.ts';
import type { CallDefinition } from '../../model/catalog.ts';
import type { Keys } from '../calls/idempotency.ts';
import { doneFlowOf, isFromStart } from '../flow/flow-navigation.ts';
import type { CallUse } from '../run/perform-call.ts';
import type { Run } from '../run/run.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { memberAt } from '../values/member-path.ts';
import { askBy } from './ask-outcome.ts';
import type { ScreenCore } from './screen-core.ts';
import { keep } from './settle-unanswered.ts';
import { senderAt } from './tell-unknown.ts';
import { isSent } from './unanswered.ts';
import { whereMade } from './where-made.ts';

/** Nobody is kept waiting for what another tab has done. In seconds. */
const mostSeconds = 5;

/**
 * Another tab of this browser has carried out the act that this one was about to do (the same intention, or a later state of the same draft): what
 * came of it is asked of the portal and kept here, as if its answer had come to this tab; the flow is done then. Returns what is said where that leads;
 * undefined = nothing of the kind.
 */
export async function takeUpFiled(shared: ScreenCore, run: Run): Promise<string | undefined> {
  const { core, service, screen } = shared;
  if (service.flows.length === 0 || doneFlowOf(shared, screen.name) !== null) return undefined;
  await core.host.loadRest();
  for (const call of core.calls.all()) {
    const name = storageKeys.filedBy(String(core.session.get(storageKeys.person) ?? ''), call.name);
    const filed = core.local.get(name, isSent) as (Keys & { readonly at: string }) | undefined;
    if (filed === undefined) continue;
    const sender = senderAt(core, service, filed.at)?.screen;
    const isOfFlow = service.flows.some(
      (flow) =>
        sender !== undefined &&
        flow.done !== null &&
        isFromStart(flow, sender) &&
        isFromStart(flow, screen.name) &&
        flow.done.result !== screen.name,
    );
    if (sender === undefined || !isOfFlow) continue;
    const made = whereMade({ screen: await core.host.loadScreen(sender), service }, call.name);
    if (made === null || !isSameAct(shared, intentionHere(run, made.use), filed.intention)) continue;
    const body = await answerOf(shared, call, filed, run);
    if (body === null) continue;
    keep(made, body, run);
    return core.parts.catalog.shell.words.filedElsewhere;
  }
  return undefined;
}

/** The other tab may have saved before it filed: an earlier state of the draft that is filed is filed, too. Each draft has an id of its own. */
function isSameAct({ service, stage }: ScreenCore, here: string | null, filed: string): boolean {
  if (here === null || here === filed) return here !== null;
  const into = service.draft?.load.options.into;
  const draft = into === undefined ? undefined : memberAt({ state: stage.state.scope() }, String(into));
  if (!isRecord(draft) || typeof draft.id !== 'string') return false;
  const ofDraft = encodeURIComponent(`${draft.id}.`);
  return here.startsWith(ofDraft) && filed.startsWith(ofDraft);
}

/** Of which draft, count or procedure this tab's act would be; null = it knows none. */
function intentionHere(run: Run, { intention }: CallUse): string | null {
  try {
    return intention === undefined ? null : encodeURIComponent(run.text(intention));
  } catch {
    // It reads what this tab does not have.
    return null;
  }
}

async function answerOf(shared: ScreenCore, call: CallDefinition, { key, intention, read }: Keys, run: Run) {
  const keys: Keys = { key, intention, ...(read !== undefined && { read }) };
  const found = await askBy(shared, { call, keys, at: '', isOfTab: false, isLeft: false }, run, mostSeconds);
  return found.kind === 'known' ? found.body : null;
}
