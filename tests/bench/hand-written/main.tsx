import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import '../../../src/ui/styles.css';
import { growingFields, largestForm } from '../growth-forms.ts';
import { sixtyFields } from '../sixty-fields.ts';
import { readLaunch } from './launch.ts';
import { mount } from './mount.tsx';
import { CounterPage, SelectPage } from './register-pages.tsx';

const FieldsPage = lazy(() => import('./fields-page.tsx'));
const RowsPage = lazy(() => import('./rows-page.tsx'));
const DataPage = lazy(() => import('./data-page.tsx'));
const ManyPage = lazy(() => import('./many-page.tsx'));
const base = '/svc/';

function App() {
  const [path, setPath] = useState(() => location.pathname.slice(base.length));
  useEffect(() => {
    const moved = () => setPath(location.pathname.slice(base.length));
    window.addEventListener('popstate', moved);
    return () => window.removeEventListener('popstate', moved);
  }, []);
  const go = (to: string) => {
    history.pushState(null, '', base + to);
    startTransition(() => setPath(to));
  };
  return <Suspense>{pageOf(path, go)}</Suspense>;
}

function pageOf(path: string, go: (to: string) => void) {
  if (path === 'bench/sixty/')
    return <FieldsPage name="sixty" screenId="SBN0001-00-001" fields={sixtyFields} go={go} />;
  if (path === 'bench/large/')
    return <FieldsPage name="large" screenId="SBN0001-00-005" fields={growingFields(largestForm)} go={go} />;
  if (path === 'bench/rows/') return <RowsPage go={go} />;
  if (path === 'bench/data/') return <DataPage />;
  const number = /^bench\/many-(\d+)\/$/.exec(path)?.[1];
  if (number !== undefined) return <ManyPage key={number} number={Number(number)} go={go} />;
  const launch = readLaunch();
  if (typeof launch === 'string') return <p role="alert">手続きを始められませんでした。（{launch}）</p>;
  if (path === 'familyregister/counter-input/') return <CounterPage launch={launch} go={go} />;
  return <SelectPage launch={launch} go={go} />;
}

mount(<App />);
