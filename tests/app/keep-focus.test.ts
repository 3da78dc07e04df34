import { afterEach, describe, expect, it } from 'vitest';
import { keepFocus } from '../../src/app/keep-focus.ts';

/** Long enough for what is done a task after the observer was told, on a machine that stood still meanwhile, too. */
const taskLater = async () => {
  for (let nth = 0; nth < 3; nth += 1) await new Promise((resolve) => setTimeout(resolve, 5));
};

let end = () => {};
afterEach(() => end());

async function pageWith(inside: string, around = '') {
  document.body.innerHTML = `<main><h1 id="screen-heading" tabindex="-1">受け取り</h1>${inside}</main>${around}`;
  end = keepFocus(document);
  const at = (id: string) => document.getElementById(id) as HTMLElement;
  const remove = async (id: string) => {
    const part = at(id);
    // A browser takes the focus away with the element.
    if (part.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
    part.remove();
    await taskLater();
  };
  return { at, remove };
}

const focused = () => document.activeElement?.id;

describe('what had the focus is gone', () => {
  it('a button that its press took away: the nearest heading before it', async () => {
    const { at, remove } = await pageWith(
      '<h2 id="before">前</h2><p>説明</p><div id="part"><button id="pressed">受け取る</button></div><h2 id="after">後</h2>',
    );
    at('pressed').focus();
    await remove('part');
    expect(focused()).toBe('before');
  });

  it('a button whose place says that it is done: what says so', async () => {
    const { at } = await pageWith('<h2 id="before">前</h2><div id="part"><button id="pressed">受け取る</button></div>');
    at('pressed').focus();
    at('pressed').blur();
    at('part').innerHTML = '<div><div class="ui-banner ui-banner-success" id="done">受け取りました。</div></div>';
    await taskLater();
    expect(focused()).toBe('done');
  });

  it('a button whose place has a panel of what is done: its heading', async () => {
    const { at } = await pageWith('<h2 id="before">前</h2><div id="part"><button id="pressed">渡す</button></div>');
    at('pressed').focus();
    at('pressed').blur();
    at('part').innerHTML =
      '<div class="ui-panel"><h2 class="ui-heading" id="handed">渡しました</h2><h3 class="ui-heading">次に</h3></div>';
    await taskLater();
    expect(focused()).toBe('handed');
  });

  it('something else that came meanwhile does not take it', async () => {
    const { at } = await pageWith('<h2 id="before">前</h2><div id="part"><button id="pressed">受け取る</button></div>');
    at('pressed').focus();
    at('pressed').blur();
    at('part').innerHTML = '<div class="ui-banner ui-banner-info" id="other">お知らせ</div>';
    await taskLater();
    expect(focused()).toBe('before');
  });

  it('with no heading of its own: the heading of the screen', async () => {
    const { at, remove } = await pageWith('<button id="pressed">受け取る</button><h2 id="after">後</h2>');
    at('pressed').focus();
    await remove('pressed');
    expect(focused()).toBe('screen-heading');
  });

  it('a dialog around it: the heading of the screen', async () => {
    const { at, remove } = await pageWith(
      '<h2 id="last">最後</h2>',
      '<dialog id="dialog"><button id="pressed">OK</button></dialog>',
    );
    at('pressed').focus();
    await remove('dialog');
    expect(focused()).toBe('screen-heading');
  });
});

describe('a dialog that closes before the page has its heading', () => {
  it('the heading gets the focus once it is there: a title may wait for data, and a page that is left keeps none', async () => {
    for (const before of ['<main id="main"></main>', '<main id="main" inert><h1>前の画面</h1></main>']) {
      document.body.innerHTML = `${before}<dialog id="dialog"><button id="pressed">とじる</button></dialog>`;
      end = keepFocus(document);
      document.getElementById('pressed')?.focus();
      (document.activeElement as HTMLElement).blur();
      document.getElementById('dialog')?.remove();
      await taskLater();
      expect(focused()).toBe('');
      document.getElementById('main')?.removeAttribute('inert');
      (document.getElementById('main') as HTMLElement).innerHTML =
        '<h1 id="screen-heading" tabindex="-1">受け取り</h1>';
      await taskLater();
      expect(focused()).toBe('screen-heading');
      end();
    }
  });
});

describe('nobody’s focus is taken', () => {
  it('of who has gone on, or never had it in the page', async () => {
    const { at, remove } = await pageWith(
      '<button id="pressed">受け取る</button><p id="note">説明</p><button id="other">ほか</button>',
    );
    await remove('note');
    expect(focused()).not.toBe('screen-heading');
    at('pressed').focus();
    at('other').focus();
    await remove('pressed');
    expect(focused()).toBe('other');
  });

  it('after the browser’s back: it is the browser’s', async () => {
    const { at, remove } = await pageWith('<button id="pressed">次へ</button>');
    at('pressed').focus();
    window.dispatchEvent(new Event('popstate'));
    await remove('pressed');
    expect(focused()).not.toBe('screen-heading');
  });

  it('while the screen is being left', async () => {
    const { at, remove } = await pageWith('<button id="pressed">次へ</button>');
    at('pressed').focus();
    document.querySelector('main')?.setAttribute('inert', '');
    await remove('pressed');
    expect(focused()).not.toBe('screen-heading');
  });
});
