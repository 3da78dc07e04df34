import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { askLogin, type Login } from './api.ts';

export function Header({ service, login }: { readonly service: string; readonly login: Login | null }) {
  return (
    <header className="ui-header">
      <a className="ui-skip" href="#main">
        本文へ移動する
      </a>
      <div className="ui-header-row">
        <a className="ui-header-portal" href="/">
          まどぐちポータル
        </a>
        <a className="ui-link" href="/portal/notices">
          メンテナンス・重要なお知らせ
        </a>
        {login?.loginInfo.isLogin && (
          <>
            <a className="ui-link" href="/portal/notices">
              わたしの情報 {login.batchNumber.selfInfoUnreadCount}件
            </a>
            <a className="ui-link" href="/portal/todo">
              やること {login.batchNumber.taskIncompleteCount}件
            </a>
            <button type="button" className="ui-button ui-button-tertiary">
              ログアウト
            </button>
          </>
        )}
      </div>
      <div className="ui-header-service">
        <p>{service}</p>
      </div>
    </header>
  );
}

/** Label and value, as all pages show what is on record. */
export function Summary({ rows }: { readonly rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="ui-summary">
      {rows.map(([label, value]) => (
        <div className="ui-summary-row" key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Banner({ kind, children }: { readonly kind: 'info' | 'warning'; readonly children: ReactNode }) {
  return (
    <div className={`ui-banner ui-banner-${kind}`}>
      <svg className="ui-icon" aria-hidden="true" width="24" height="24">
        <use href={`/svc/assets/icons.svg#${kind}`} />
      </svg>
      <div className="ui-banner-text">{children}</div>
    </div>
  );
}

export function Menu({ items }: { readonly items: readonly (readonly [label: string, hint: string, to: string])[] }) {
  return (
    <ul className="ui-menu">
      {items.map(([label, hint, to]) => (
        <li className="ui-menu-card" key={to}>
          <a className="ui-link" href={to}>
            {label}
          </a>
          <p className="ui-menu-hint">{hint}</p>
        </li>
      ))}
    </ul>
  );
}

export function Footer() {
  return (
    <footer className="ui-footer">
      <ul>
        {['推奨環境', 'プライバシーポリシー', '利用規約', 'アクセシビリティ'].map((text) => (
          <li key={text}>
            <a className="ui-link" href="/portal/about" target="_blank" rel="noopener">
              {text}
              <svg className="ui-icon" aria-hidden="true" width="24" height="24">
                <use href="/svc/assets/icons.svg#external" />
              </svg>
              <span className="ui-hidden">（新しいウィンドウで開きます）</span>
            </a>
          </li>
        ))}
      </ul>
    </footer>
  );
}

/** Header, the screen once the login is known, footer; the title and the heading take part in every change. */
export function Frame({
  service,
  title,
  screenId,
  children,
}: {
  readonly service: string;
  readonly title: string;
  readonly screenId: string;
  readonly children: (login: Login) => ReactNode;
}) {
  const [login, setLogin] = useState<Login | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    askLogin(screenId).then(setLogin, () => setFailed(true));
  }, [screenId]);
  useEffect(() => {
    document.title = `${title} | ${service}`;
    window.scrollTo(0, 0);
    document.getElementById('screen-heading')?.focus({ preventScroll: true });
    // A newer version is told at every navigation.
    void fetch('/svc/data/version.json', { cache: 'no-store' })
      .then((response) => response.json())
      .catch(() => {});
  }, [title, service]);
  return (
    <>
      <Header service={service} login={login} />
      <main id="main" className="ui-page" tabIndex={-1}>
        <div className="ui-flow">
          <h1 className="ui-heading ui-heading-1" id="screen-heading" tabIndex={-1}>
            {title}
          </h1>
          {failed && <p role="alert">画面を表示できませんでした。もう一度読み込んでください。</p>}
          {login && children(login)}
        </div>
      </main>
      <Footer />
    </>
  );
}

export function Buttons({ onBack }: { onBack(): void }) {
  const [locked, setLocked] = useState(false);
  const press = (event: MouseEvent) => {
    if (locked) return event.preventDefault();
    setLocked(true);
    setTimeout(() => setLocked(false), 1000);
  };
  return (
    <div className="ui-buttons">
      <button type="submit" className="ui-button ui-button-primary" aria-disabled={locked || undefined} onClick={press}>
        <span>次へ</span>
      </button>
      <button type="button" className="ui-button ui-button-secondary" onClick={onBack}>
        <span>戻る</span>
      </button>
    </div>
  );
}
