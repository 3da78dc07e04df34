import * as commonWording from '../../../../build/wording/server/common.ts';
import * as outcomesWording from '../../../../build/wording/server/outcomes.ts';
import type { ServerCall } from '../../kernel/contract/calls.ts';
import { type Html, html } from '../../kernel/page/html.ts';
import { listSetting, numberSetting, type Settings, textSetting } from '../../kernel/portal/settings.ts';

type Act = Pick<ServerCall, 'name' | 'title' | 'titles' | 'path' | 'isAct' | 'isOfLaunch' | 'witness'>;

interface Asking {
  /** Token of who is logged in. */
  readonly person: string;
  readonly settings: Settings;
  /** Names of the calls of which a status call tells. */
  readonly withStatus: ReadonlySet<string>;
}

/** What this device keeps: its script (`assets/tell-outcomes.js`) asks and shows. `claimWords`: the words of a claim of every service, by its name. */
export function outcomeSection(
  calls: readonly Act[],
  { person, settings, withStatus }: Asking,
  claimWords: (name: string) => string,
): Html {
  const way = textSetting(settings, 'outcome.ask');
  const acts = calls
    .filter(({ isAct }) => isAct)
    .map(({ name, title, titles, path, witness, isOfLaunch }) => {
      const asks = way === 'status' && !withStatus.has(name) ? 'none' : way;
      return [name, { title, titles, path, witness, isOfLaunch, asks }] as const;
    });
  const origins = [textSetting(settings, 'portal.origin') || 'self', ...listSetting(settings, 'launch.origins')];
  return html`<section aria-labelledby="sent-title" data-outcomes="${person}" data-acts="${JSON.stringify(Object.fromEntries(acts))}" data-origins="${origins.join(' ')}" data-timeout="${numberSetting(settings, 'http.timeout')}">
    <h2 id="sent-title">${outcomesWording.device.heading}</h2>
    <noscript><p>${outcomesWording.device.withoutScripts}</p></noscript>
    <p data-none="unknown">${outcomesWording.device.nothing}</p>
    <ul class="ui-entries"></ul>
    <template>${outcomeStates(claimWords)}</template>
  </section>`;
}

/** One act with everything that can be said of it, of which the parts that are so are shown (`data-when`). */
function outcomeStates(claimWords: (name: string) => string): Html {
  const says = (when: string, words: string) => html`<p data-when="${when}" hidden>${words}</p>`;
  const link = (when: string, look: 'primary' | 'secondary', text: string, href = '') =>
    html`<a class="ui-button ui-button-${look}" data-when="${when}" href="${href}" hidden>${text}</a>`;
  return html`<li class="ui-entry">
    <h3 tabindex="-1"></h3>
    <p data-sent hidden></p>
    <p data-known hidden>${outcomesWording.device.known}</p>
    <div role="status">
      ${says('waiting', outcomesWording.device.waiting)}
      ${says('asking', outcomesWording.device.asking)}
      ${says('elsewhere', outcomesWording.device.elsewhere)}
      ${says('done', outcomesWording.device.done({ accepted: claimWords('acceptedBefore') }))}
      ${says('other', outcomesWording.device.other({ accepted: claimWords('acceptedBefore') }))}
      ${says('none', outcomesWording.device.notAccepted({ notAccepted: claimWords('notAcceptedBefore') }))}
      ${says('caller', outcomesWording.device.fromCaller)}
      ${says('unknown', `${claimWords('acceptanceUnknown')}。${claimWords('maybeAccepted')}`)}
      ${says('silent', outcomesWording.device.silent)}
      ${says('unseen', outcomesWording.device.unseen)}
      ${says('unasked', outcomesWording.device.unasked)}
    </div>
    <div class="ui-buttons">
      <button class="ui-button ui-button-primary" type="button" data-when="again" hidden>${outcomesWording.device.again}</button>
      ${link('finish', 'primary', outcomesWording.device.toCaller)}
      ${link('sender', 'primary', outcomesWording.device.toScreen)}
      ${link('todo', 'primary', outcomesWording.device.toTodo, '/todo')}
      ${link('top', 'secondary', commonWording.toTop, '/')}
    </div>
  </li>`;
}
