import { useEffect, useState } from 'react';
import { askLogin, type Login } from './api.ts';
import { mount } from './mount.tsx';

interface Content {
  readonly cards: readonly { readonly title: string; readonly says: string; readonly to: string }[];
  readonly groups: readonly {
    readonly title: string;
    readonly people: readonly { readonly id: string; readonly name: string; readonly purpose: string }[];
  }[];
}
type CardProps = { readonly to: string; readonly title: string; readonly says: string; readonly count?: number };

const stands: Content['cards'] = [
  { to: '/todo', title: 'やること', says: '終わっていない手続きを確認します。' },
  {
    to: '/sandbox/caller',
    title: '呼び出し元サービスの見本',
    says: 'ほかのサービスから手続きを始めるところを試します。',
  },
  {
    to: '/sandbox/municipality',
    title: '市区町村の見本',
    says: '振り仮名の届出を受け付けた市区町村として、訂正の依頼、お知らせ、戸籍への記載を試します。',
  },
  {
    to: '/sandbox/agency',
    title: '申請先の見本',
    says: '国家資格の申請と電子署名の利用申請を受け付けた申請先として、審査、差し戻し、支払いのお願い、発行などを試します。',
  },
  {
    to: '/sandbox/employer',
    title: '勤務先の年末調整のソフトの見本',
    says: '年末調整の証明書を渡したときの受付番号で、証明書を受け取るところを試します。',
  },
];
const abouts = [
  ['environment', '推奨環境'],
  ['privacy', 'プライバシーポリシー'],
  ['terms', '利用規約'],
  ['accessibility', 'アクセシビリティ'],
];

function Home() {
  const [login, setLogin] = useState<Login | null>(null);
  const [content, setContent] = useState<Content | null>(null);
  useEffect(() => {
    void askLogin('home').then(setLogin);
    void fetch('/svc/data/home.json')
      .then((response) => response.json())
      .then(setContent);
  }, []);
  return (
    <>
      <a className="skip" href="#main">
        本文へ移動
      </a>
      <header>
        <div className="bar">
          <a className="portal" href="/">
            まどぐちポータル
          </a>
          <nav aria-label="ポータル">
            <a className="header-link" href="/notices">
              お知らせ
            </a>
            <a className="header-link" href="/device/forget">
              この端末の内容を消す
            </a>
            {login?.loginInfo.isLogin && (
              <form method="post" action="/logout">
                <button type="submit" className="header-link">
                  ログアウト
                </button>
              </form>
            )}
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {login && content && <Main login={login} content={content} />}
      </main>
      <footer>
        <ul>
          {abouts.map(([name, title]) => (
            <li key={name}>
              <a href={`/about/${name}`}>{title}</a>
            </li>
          ))}
        </ul>
      </footer>
    </>
  );
}

function Main({
  login: { batchNumber },
  content: { cards, groups },
}: {
  readonly login: Login;
  readonly content: Content;
}) {
  return (
    <>
      <h1>ホーム</h1>
      <ul className="cards">
        <Card
          to="/notices"
          title="わたしの情報"
          says="新しく届いた情報を確認します。"
          count={batchNumber.selfInfoUnreadCount}
        />
        <Card
          to="/todo"
          title="やること"
          says="終わっていない手続きを確認します。"
          count={batchNumber.taskIncompleteCount}
        />
      </ul>
      <h2>手続き</h2>
      <ul className="cards">
        {[...cards, ...stands].map((card) => (
          <Card key={card.to} {...card} />
        ))}
      </ul>
      <h2>別の人でログインし直す</h2>
      <p>名前を選ぶと、すぐにログインします。すべて架空の人です。選ぶたびに、はじめの状態から試せます。</p>
      {groups.map(({ title, people }) => (
        <details key={title}>
          <summary>
            {title}（{people.length}人）
          </summary>
          <ul className="cards">
            {people.map(({ id, name, purpose }) => (
              <Card key={id} to={`/sandbox/login?persona=${id}&to=/`} title={name} says={purpose} />
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

function Card({ to, title, says, count = 0 }: CardProps) {
  return (
    <li>
      <a href={to}>
        <strong>{title}</strong>
        {count > 0 && (
          <span className="count">
            {count}
            <span className="hidden">件</span>
          </span>
        )}
        <small>{says}</small>
      </a>
    </li>
  );
}

mount(<Home />);
