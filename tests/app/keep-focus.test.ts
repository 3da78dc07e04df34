// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { keepFocus } from '../../src/app/keep-focus.ts';

let end = () => {};
afterEach(() => end());

async function pageWith(inside: string) {
  document.body.innerHTML = `<h1 id="screen-heading" tabindex="-1">受け取り</h1>${inside}<button id="other">ほか</button>`;
  end = keepFocus(document);
  const at = (id: string) => document.getElementById(id) as HTMLElement;
  const remove = async (id: string) => {
    const part = at(id);
    // A browser takes the focus away with the element.
    if (part.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
    part.remove();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { at, remove };
}

it('a button that is gone after its press, or a dialog around it, leaves the focus to the heading', async () => {
  const { at, remove } = await pageWith('<div id="dialog"><button id="pressed">受け取る</button></div>');
  at('pressed').focus();
  await remove('dialog');
  expect(document.activeElement?.id).toBe('screen-heading');
});

it('whoever has gone on keeps the focus, and so does who never had it in the page', async () => {
  const { at, remove } = await pageWith('<button id="pressed">受け取る</button><p id="note">説明</p>');
  await remove('note');
  expect(document.activeElement?.id).not.toBe('screen-heading');
  at('pressed').focus();
  at('other').focus();
  await remove('pressed');
  expect(document.activeElement?.id).toBe('other');
});
