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

/** What this device keeps: its script (`assets/tell-outcomes.js`) asks and shows. `claim`: the words of a claim of every service, by its name. */
export function outcomeSection(
  calls: readonly Act[],
  { person, settings, withStatus }: Asking,
  claim: (name: string) => string,
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
    <h2 id="sent-title">この端末から送った手続き</h2>
    <noscript><p>この端末から送った手続きの結果を確かめるには、JavaScript が要ります。</p></noscript>
    <p data-none="unknown">この端末には、結果が分かっていない手続きはありません。</p>
    <ul class="ui-entries"></ul>
    <template>${outcomeStates(claim)}</template>
  </section>`;
}

/** One act with everything that can be said of it, of which the parts that are so are shown (`data-when`). */
function outcomeStates(claim: (name: string) => string): Html {
  const says = (when: string, words: string) => html`<p data-when="${when}" hidden>${words}</p>`;
  const link = (when: string, look: 'primary' | 'secondary', text: string, href = '') =>
    html`<a class="ui-button ui-button-${look}" data-when="${when}" href="${href}" hidden>${text}</a>`;
  return html`<li class="ui-entry">
    <h3 tabindex="-1"></h3>
    <p data-sent hidden></p>
    <p data-known hidden>この手続きの結果は、前にもお知らせしました。いまの結果は、次のとおりです。</p>
    <div role="status">
      ${says('waiting', 'ほかのタブで送っているところです。終わるまで、お待ちください。')}
      ${says('asking', '結果を確かめています。')}
      ${says('elsewhere', 'ほかのタブで送り終わりました。送ったタブの画面を確かめてください。')}
      ${says('done', `${claim('acceptedBefore')}。いまの状態は、「やること」で確かめられます。`)}
      ${says('other', `${claim('acceptedBefore')}。この端末で送った内容は、受け付けられたものとは違います。受け付けられた内容を確かめてください。`)}
      ${says('none', `${claim('notAcceptedBefore')}。いま、ポータルに確かめました。`)}
      ${says('caller', 'もう一度手続きするときは、手続きを始めたサービスから、はじめてください。')}
      ${says('unknown', `${claim('acceptanceUnknown')}。${claim('maybeAccepted')}`)}
      ${says('silent', 'しばらく待ってから、「もう一度確かめる」を押してください。')}
      ${says('unseen', 'いまポータルの状況を確かめましたが、まだ見つかりません。しばらく待ってから、「もう一度確かめる」を押してください。')}
      ${says('unasked', 'もう一度手続きする前に、この手続きが受け付けられているかどうかを、「やること」か、手続きの画面で確かめてください。')}
    </div>
    <div class="ui-buttons">
      <button class="ui-button ui-button-primary" type="button" data-when="again" hidden>もう一度確かめる</button>
      ${link('finish', 'primary', '手続きを始めたサービスに進む')}
      ${link('sender', 'primary', '手続きの画面を開く')}
      ${link('todo', 'primary', 'やることを見る', '/todo')}
      ${link('top', 'secondary', 'トップページへ', '/')}
    </div>
  </li>`;
}
