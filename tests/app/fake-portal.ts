import { createStore } from 'zustand/vanilla';
import type { Catalog, OtherShell } from '../../src/model/catalog.ts';
import type { Screen } from '../../src/model/screen.ts';
import type { LoginInfo, PortalRuntime, ShellView } from '../../src/runtime/contract/portal.ts';
import type { ScreenRuntime } from '../../src/runtime/contract/screen.ts';
import { evaluatorOf } from '../render/expressions.ts';
import { type FakeScreen, fakeScreen, type RecordingRuntime } from '../render/fake-screen.ts';

export interface FakePage extends FakeScreen {
  readonly subtitle?: string;
  readonly breadcrumb?: Screen['breadcrumb'];
}

export interface RecordingPortal extends PortalRuntime {
  /** Example `openScreen select`, `navigated 見本の画面`. */
  readonly asked: readonly string[];
  readonly opened: readonly RecordingRuntime[];
  show(change: Partial<ShellView>): void;
}

export const loggedIn: LoginInfo = {
  isLogin: true,
  isAgent: false,
  name: '見本　花子',
  loginType: '2',
  digitalCertificateType: '1',
  mdocFlag: '0',
  dateToday: '20261120',
  selfInfoUnreadCount: 3,
  taskIncompleteCount: 2,
};

/** A portal whose addresses are screens of these descriptions; everything asked of it is written down. */
/** The frame around pages whose name begins with `apart`. */
const apart: OtherShell = {
  name: '見本の管理画面',
  top: 'adminTop',
  operator: '',
  footer: [{ text: '使い方', address: 'guide' }],
  fatalTop: '管理のはじめへ',
};

export function fakePortal(
  pages: { readonly [path: string]: FakePage },
  settings: Record<string, unknown> = {},
): RecordingPortal {
  const asked: string[] = [];
  const opened: RecordingRuntime[] = [];
  const ask = (...words: readonly unknown[]) => void asked.push(words.map(String).join(' '));
  const shell = createStore<ShellView>(() => ({
    login: null,
    webview: false,
    sessionEndsAt: null,
    updateAvailable: false,
    offline: false,
  }));
  const portal: Partial<RecordingPortal> = {
    asked,
    opened,
    show: (change) => shell.setState(change),
    forgetLogin: () => ask('forgetLogin'),
    shell,
    settings,
    catalog: { shell: shellOfCatalog } as Partial<Catalog> as Catalog,
    manifest: {
      buildId: 'build-1',
      services: [{ name: 'samples', base: 'samples' }],
      screens: Object.keys(pages).map((path) => ({
        name: path,
        id: path,
        service: 'samples',
        routes: [{ name: path, path: `samples/${path}/`, kind: '' }],
        pathDefaults: {},
        schemaHash: '',
        groupHashes: [],
        widgets: [],
      })),
    },
    dialogs: createStore(() => ({ open: [], loading: null })),
    toasts: createStore(() => ({ shown: [] })),
    evaluator: evaluatorOf(() => ({})),
    match(pathname) {
      const path = pathname.replace(/^\/(samples\/?)?|\/$/g, '');
      if (pathname.replace(/\//g, '') === 'samples') return { bare: 'samples' };
      if (!(path in pages)) return null;
      return { screen: path, route: { name: path, path: `samples/${path}/`, kind: '' }, path: {} };
    },
    loadRest: async () => {},
    async openScreen(name) {
      ask('openScreen', name);
      const page = pages[name];
      if (page === undefined) throw new Error(name);
      const runtime = recording(page, name, ask);
      opened.push(runtime);
      return runtime;
    },
    openBare: async (service) => ask('openBare', service),
    dismissToast: (id) => ask('dismissToast', id),
    address: (name) => `https://portal.example/${name}`,
    handleNavigation: (title) => ask('navigated', title),
    visit: async () => {},
    shellAt: (pathname) => (/^.samples.apart/.test(pathname) ? apart : null),
    returnFromApp: async (search) => ask('returnFromApp', search),
    beginLogin() {
      ask('beginLogin');
      return '/svc/samples/here/?a=1';
    },
    extendSession: async () => ask('extendSession'),
    logout: async () => ask('logout'),
    handleStorage: (key) => ask(`storage ${key}`),
    setOffline: (offline) => shell.setState({ offline }),
    handleCrash: (error) => ask('crashed', error),
  };
  return portal as RecordingPortal;
}

function recording(page: FakePage, name: string, ask: (...words: readonly unknown[]) => void): RecordingRuntime {
  const runtime = fakeScreen(page);
  const screen: Screen = { ...runtime.screen, subtitle: page.subtitle ?? '', breadcrumb: page.breadcrumb ?? null };
  const told: Pick<ScreenRuntime, 'screen' | 'start' | 'dispose' | 'lookAgain' | 'destination'> = {
    screen,
    destination: (to) =>
      'address' in to
        ? { href: `https://portal.example/${to.address}`, inApp: null }
        : { href: `/svc/samples/${to.screen}/`, inApp: `samples/${to.screen}/` },
    start: async () => ask('start', name),
    dispose: () => ask('dispose', name),
    lookAgain: async (isRestored) => ask(isRestored ? 'restored' : 'shown again', name),
  };
  return { ...runtime, ...told };
}

const shellOfCatalog: Catalog['shell'] = {
  portalName: '見本のポータル',
  screenIds: [],
  login: {},
  personName: '',
  titleSeparator: ' | ',
  notices: [{ text: '重要なお知らせ', address: 'notices' }],
  footer: [
    { text: '推奨環境', address: 'environment' },
    { text: 'プライバシーポリシー', address: 'privacy' },
    { text: '利用規約', address: 'terms' },
    { text: 'アクセシビリティ', address: 'accessibility' },
  ],
  operator: '見本の運営者',
  webview: { marker: 'webview', topLink: 'webviewTop', hides: ['breadcrumb', 'notices'] },
  counts: [
    { text: 'やること', count: 'taskIncompleteCount', address: 'todo' },
    { text: 'わたしの情報', count: 'selfInfoUnreadCount', address: 'myInformation' },
  ],
  visitCalls: [],
  shells: {},
  intentPath: 'intent',
  intentSignaturePath: 'intent-signature',
  words: {
    menu: 'メニュー',
    home: 'トップページ',
    person: 'さん',
    login: 'ログイン',
    logout: 'ログアウト',
    forgetDevice: 'この端末の内容を消す',
    offline: 'つながっていません',
    updateTitle: '更新を検出しました',
    updateText: '新しい機能が使えます',
    updateButton: '読み込み直す',
    sessionTitle: 'まもなくログアウトします',
    sessionText: '続けますか',
    sessionLastText: 'これ以上は続けられません',
    sessionLastClose: 'とじる',
    sessionExtend: '利用を続ける',
    sessionOverTitle: 'ログインが切れました',
    sessionOverText: 'もう一度ログインしてください',
    endedElsewhere: '別のタブでログアウトしました',
    personChanged: '別の方がログインしました',
    readBefore: '送る前の内容です',
    unanswered: '答えが届いていません',
    sentElsewhere: '別のタブで送っています。',
    filedElsewhere: '別のタブで受け付けられました。',
    draftRenewed: '新しい内容です。',
    draftDiffers: 'ほかの内容が保存されています。',
    fatalTitle: '画面を表示できませんでした',
    fatalText: '入力した内容は残っています',
    fatalReload: '読み込み直す',
    fatalTop: 'トップページへ',
    errorTitlePrefix: 'エラー：',
    errorNumber: 'お問い合わせ番号',
  },
};
