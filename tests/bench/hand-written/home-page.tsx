import { type FormEvent, useEffect, useRef, useState } from 'react';
import { askLogin, type Login } from './api.ts';
import { Footer, Header } from './frame.tsx';
import { mount } from './mount.tsx';
import '../../../src/ui/styles.css';
import '../../../src/server/kernel/page/styles/elements.css';
import '../../../src/server/kernel/page/styles/home.css';

interface Listed {
  readonly name: string;
  readonly title: string;
  readonly says: string;
  readonly to: string;
}

interface Found {
  readonly says: string;
  readonly services: readonly string[];
}

interface Content {
  readonly events: readonly { readonly title: string; readonly services: readonly Listed[] }[];
}

/** Not every letter is asked for. */
const pauseMs = 250;
const nothing: Found = { says: '', services: [] };

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
  const [found, setFound] = useState(nothing);
  const pause = useRef(0);
  const asked = useRef('');
  const ask = async () => {
    clearTimeout(pause.current);
    const text = asked.current;
    const answer =
      text === '' ? nothing : await fetch(`/search?q=${encodeURIComponent(text)}`).then((one) => one.json());
    if (text === asked.current) setFound(answer);
  };
  const handleType = (text: string) => {
    asked.current = text;
    clearTimeout(pause.current);
    pause.current = window.setTimeout(ask, pauseMs);
  };
  const all = events.flatMap(({ services }) => services);
  const results = found.services.flatMap((name) => all.find((one) => one.name === name) ?? []);
  return (
    <>
      <h1>トップページ</h1>
      <p>いま、このポータルからお願いすることは、ありません。</p>
      <section id="services" aria-labelledby="services-title">
        <h2 id="services-title">
          <label htmlFor="q">手続きを探す</label>
        </h2>
        <Search onType={(text) => handleType(text.trim())} onSearch={ask} />
        <p className="ui-found" aria-live="polite">
          {found.says}
        </p>
        {results.length > 0 ? (
          <List services={results} />
        ) : (
          <div className="ui-events">
            {events.map(({ title, services }) => (
              <section className="ui-event" aria-label={title} key={title}>
                <h3>{title}</h3>
                <List services={services} />
              </section>
            ))}
          </div>
        )}
      </section>
      <p className="ui-home-end">
        <a href="/sandbox">サンプルの人と、役所などの見本の画面</a>
      </p>
    </>
  );
}

function List({ services }: { readonly services: readonly Listed[] }) {
  return (
    <ul className="ui-services">
      {services.map(({ name, title, says, to }) => (
        <li key={name}>
          <a className="ui-link" href={to}>
            {title}
          </a>
          <p className="ui-menu-hint">{says}</p>
        </li>
      ))}
    </ul>
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
        <p className="ui-field-hint" id="q-hint">
          ふだんの言葉で探せます。例：退職、宅建。控えの番号も
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
