import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as commonWording from '../../build/wording/common.ts';
import { RegistryContext } from '../../src/draw/registry.ts';
import { prepareScreen } from '../../src/render/prepare-screen.ts';
import { ScreenView } from '../../src/render/screen-view.tsx';
import { expression } from '../render/expressions.ts';
import { aField, fakeScreen } from '../render/fake-screen.ts';
import { registry } from '../render/registry.ts';

const widgets = Object.keys(registry.widgets).filter((name) => !['image', 'qr', 'reception-number'].includes(name));

/** What the widgets' options are when a descriptor says nothing more, where they cannot be drawn without. */
const widgetOptions: { readonly [widget: string]: { readonly [option: string]: unknown } } = {
  attachment: { accept: ['pdf'], mostBytes: 1000, most: 1, upload: 'sendFile', remove: 'removeFile' },
  'data-form': { definition: { sections: [] }, version: '1', upload: '', remove: '' },
};

describe('every screen renders without a browser', () => {
  it('fields, blocks and widgets are in the markup [SH-027]', async () => {
    expect(typeof globalThis.window).toBe('undefined');
    const runtime = fakeScreen({
      view: [
        { kind: 'text', text: '案内', shownWhen: null },
        ...widgets.map((name) => ({ kind: 'field', field: name, shownWhen: null }) as const),
        {
          kind: 'widget',
          widget: 'qr',
          options: { qr: 'iVBORw0KGgo=', alt: '二次元コード', countdown: 'reading' },
          shownWhen: null,
        },
        {
          kind: 'widget',
          widget: 'image',
          options: { image: 'iVBORw0KGgo=', alt: '本籍の文字', zoom: true },
          shownWhen: null,
        },
        {
          kind: 'widget',
          widget: 'reception-number',
          options: { 'reception-number': '20261120000123', label: '受付番号' },
          shownWhen: null,
        },
        {
          kind: 'menu',
          items: [
            {
              each: null,
              label: '履歴を見る',
              hint: '',
              to: { screen: 'history' },
              with: {},
              action: null,
              shownWhen: null,
            },
          ],
          shownWhen: null,
        },
        {
          kind: 'views',
          label: '表示の切り替え',
          items: [{ label: '内容', to: { screen: 'sample' }, with: {}, current: null, shownWhen: null }],
          shownWhen: null,
        },
        { kind: 'button', text: '次へ', action: 'next', look: 'primary', lockFor: 1, shownWhen: null },
      ],
      fields: widgets.map((widget) =>
        aField(widget, {
          widget,
          widgetOptions: widgetOptions[widget] ?? {},
          options: [{ value: 'one', label: '一つめ', hint: '' }],
        }),
      ),
      scope: { launch: { progress: 3, step: 1 } },
      stepIndicator: { total: expression('launch.progress'), current: expression('launch.step'), next: '', names: [] },
      shows: { deadlines: { reading: Date.now() + 60_000 } },
    });
    await prepareScreen(registry, runtime.screen);
    const html = renderToString(
      <RegistryContext value={registry}>
        <ScreenView portal={{ address: (name) => `/${name}` }} runtime={runtime} stopPage={null} />
      </RegistryContext>,
    );
    for (const name of widgets) expect(html).toContain(`id="field-${name}"`);
    expect(html).toContain('>見本の画面</h1>');
    expect(html).toContain('2026 1120 0001 23');
    expect(html).toContain('alt="二次元コード"');
    expect(html).toContain('alt="本籍の文字"');
    expect(html).toContain(commonWording.steps({ total: 3, current: 1 }));
    expect(html).toContain('href="/svc/history/">履歴を見る</a>');
    expect(html).toContain('aria-current="page">内容</a>');
  });
});
