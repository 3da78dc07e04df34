import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { App } from '../../src/app/app.tsx';
import type { Crumb } from '../../src/model/screen.ts';
import { text } from '../render/expressions.ts';
import { aField } from '../render/fake-screen.ts';
import { registry } from '../render/registry.ts';
import type { FakePage, RecordingPortal } from './fake-portal.ts';

const crumb = (name: string, url: string, leaves: boolean, prefix = ''): Crumb => ({
  breadcrumbName: name,
  breadcrumbUrl: url,
  breadcrumbPrefix: prefix,
  leaveVueFlag: leaves,
});

export const pages: { readonly [path: string]: FakePage } = {
  first: { title: '最初の画面', view: [{ kind: 'text', text: '一つ目', shownWhen: null }] },
  second: { title: '次の画面', view: [{ kind: 'text', text: '二つ目', shownWhen: null }], subtitle: '副題' },
  form: {
    title: '入力の画面',
    view: [
      { kind: 'field', field: 'name', shownWhen: null },
      { kind: 'field', field: 'email', shownWhen: null },
    ],
    fields: [aField('name'), aField('email')],
  },
  grey: { title: '灰色の画面', themeColor: '#F1F1F4', view: [] },
  trail: {
    title: '道のある画面',
    view: [],
    breadcrumb: {
      breadcrumbName: '今いる画面',
      parents: [crumb('トップページ', 'portalTop', true), crumb('前の画面', 'first', false)],
    },
  },
  prefixed: {
    title: '接頭辞のある道',
    view: [],
    breadcrumb: { breadcrumbName: '今いる画面', parents: [crumb('介護福祉士', 'first', false, '資格：')] },
  },
  apart: { title: '管理の画面', view: [] },
  named: { title: text('${launch.name}さんの画面'), view: [], scope: { launch: { name: '花子' } } },
};

export const router = { navigate: (_url: string, _options: { readonly replace: boolean }) => {} };

export async function open(path: string, portal: RecordingPortal, leave = vi.fn()) {
  window.history.pushState({}, '', `/svc/${path}`);
  await act(async () => {
    render(<App portal={portal} registry={registry} router={router} host={{ leave, report: () => {} }} />);
    await nextTask();
  });
  return { portal, leave };
}

export async function go(path: string, control = ''): Promise<void> {
  await act(async () => {
    router.navigate(`/samples/${path}/${control}`, { replace: false });
    await nextTask();
  });
}

/** By then every promise that waits for nothing has gone on. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Around every test a fresh document, and nothing told on the console. What is returned forgets what was told. */
export function freshDocument(): { mockClear(): void } {
  let errors: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    document.head.innerHTML = '<meta name="theme-color" content="#FFFFFF">';
    errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    window.scrollTo = vi.fn();
  });
  afterEach(() => {
    cleanup();
    expect(errors.mock.calls).toEqual([]);
  });
  return { mockClear: () => void errors.mockClear() };
}
