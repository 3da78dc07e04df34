import { type FormEvent, useEffect, useRef, useState } from 'react';
import { asSearched, fits } from '../../../src/server/pages/home/everyday-words.ts';
import { askLogin, type Login } from './api.ts';
import { Footer, Header } from './frame.tsx';
import { mount } from './mount.tsx';
import '../../../src/ui/styles.css';
import '../../../src/server/kernel/page/styles/elements.css';
import '../../../src/server/kernel/page/styles/home.css';

interface Listed {
  readonly title: string;
  readonly says: string;
  readonly to: string;
  readonly words: readonly string[];
}

interface Content {
  readonly events: readonly { readonly title: string; readonly services: readonly Listed[] }[];
}

/** Not every letter is read out. */
const pauseMs = 400;

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
      <Header service="トップページ" login={login} />
      <main id="main" className="ui-page ui-page-wide" tabIndex={-1}>
        <div className="ui-flow">{login && content && <Services {...content} />}</div>
      </main>
      <Footer />
    </>
  );
}

function Services({ events }: Content) {
  const [asked, setAsked] = useState('');
  const [told, setTold] = useState('');
  const pause = useRef(0);
  const isFound = ({ words }: Listed) => fits(asked, words.map(asSearched));
  const found = events.flatMap(({ services }) => services).filter(isFound).length;
  const shown = (listed: Listed) => found === 0 || isFound(listed);
  const tell = () => {
    clearTimeout(pause.current);
    if (asked === '') setTold('');
    else if (found === 0) setTold(`「${asked}」に合う手続きは、見つかりませんでした。`);
    else setTold(`「${asked}」に合う手続きは、${found}件です。`);
  };
  useEffect(() => {
    if (asked !== '') pause.current = window.setTimeout(tell, pauseMs);
    return () => clearTimeout(pause.current);
  });
  return (
    <>
      <h1>トップページ</h1>
      <p>いま、このポータルからお願いすることは、ありません。</p>
      <section id="services" aria-labelledby="services-title">
        <h2 id="services-title">手続きを探す</h2>
        <Search onType={(text) => setAsked(text.trim())} onSearch={tell} />
        <p className="ui-found" aria-live="polite">
          {told}
        </p>
        {events
          .filter(({ services }) => services.some(shown))
          .map(({ title, services }) => (
            <section aria-label={title} key={title}>
              <h3>{title}</h3>
              <ul className="ui-menu">
                {services.filter(shown).map((listed) => (
                  <li className="ui-menu-card" key={listed.to}>
                    <a className="ui-link" href={listed.to}>
                      {listed.title}
                    </a>
                    <p className="ui-menu-hint">{listed.says}</p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </section>
      <p className="ui-home-end">
        <a href="/sandbox">サンプルの人と、役所などの見本の画面</a>
      </p>
    </>
  );
}

function Search({ onType, onSearch }: { readonly onType: (text: string) => void; readonly onSearch: () => void }) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <form className="ui-search" onSubmit={handleSubmit}>
      <div className="ui-field">
        <label className="ui-field-label" htmlFor="q">
          ふだんの言葉で探せます
        </label>
        <p className="ui-field-hint" id="q-hint">
          例：引っ越し、名前の変更、退職、宅建。控えにある番号でも探せます
        </p>
        <div className="ui-search-row">
          <input
            type="search"
            id="q"
            maxLength={50}
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby="q-hint"
            onChange={(event) => onType(event.target.value)}
          />
          <button type="submit" className="ui-button ui-button-secondary">
            探す
          </button>
        </div>
      </div>
    </form>
  );
}

mount(<Home />);
