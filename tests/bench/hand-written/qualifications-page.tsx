import { useEffect, useId, useState } from 'react';
import '../../../src/ui/styles.css';
import { call } from './api.ts';
import { TextField } from './fields.tsx';
import { Frame, Menu } from './frame.tsx';
import { mount } from './mount.tsx';

const screenId = 'SCK2705-02-002';
const columns = [
  { key: 'name', label: '資格の名前', isSortable: true },
  { key: 'agencyName', label: '登録や免許を取り扱う機関', isSortable: false },
  { key: 'ministry', label: '所管', isSortable: true },
] as const;

interface Found {
  readonly rows: readonly (Readonly<Record<'name' | 'agencyName' | 'ministry', string>> & {
    readonly qualificationId: string;
  })[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}
type Wish = Readonly<Record<'q' | 'sort' | 'page', string>>;

function wishOfAddress(): Wish {
  const query = new URLSearchParams(location.search);
  return { q: query.get('q') ?? '', sort: query.get('sort') ?? '', page: query.get('page') ?? '' };
}

function Qualifications() {
  return (
    <Frame service="国家資格の手続き" title="国家資格の一覧" screenId={screenId}>
      {() => <Search />}
    </Frame>
  );
}

function Search() {
  const [wish, setWish] = useState(wishOfAddress);
  const [typed, setTyped] = useState(wish.q);
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    void call<Found>('national-qualifications/qualification/list', screenId, wish).then(setFound);
  }, [wish]);
  useEffect(() => {
    const moved = () => setWish(wishOfAddress());
    window.addEventListener('popstate', moved);
    return () => window.removeEventListener('popstate', moved);
  }, []);
  const ask = (changes: Partial<Wish>) => {
    const next = { ...wish, page: '', ...changes };
    history.pushState(null, '', `?${new URLSearchParams(next)}`);
    setWish(next);
  };
  if (found === null) return null;
  return (
    <form
      className="ui-flow"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask({ q: typed });
      }}
    >
      <p className="ui-text">
        国家資格の登録、登録した内容の変更、証明書の発行、試験の申し込みができます。資格の名前を選んでください。
      </p>
      <Menu
        items={[
          [
            '持っている資格を見る',
            '登録されている内容を確かめて、変更などの手続きに進めます。',
            '/svc/nq/possession-qualification-list',
          ],
          ['試験の日程を見る', 'これからの試験と、合格発表を探せます。', '/svc/nq/exam-list'],
          ['受験の記録を見る', '受けた試験の結果を確かめて、次の試験に申し込めます。', '/svc/nq/exam-history-select'],
        ]}
      />
      <h2 className="ui-heading ui-heading-2">資格を探す</h2>
      <TextField
        name="q"
        label="探す言葉"
        hint="資格、法律、省庁の名前の一部を入力してください（例：福祉）。"
        value={typed}
        error=""
        onValue={(_, value) => setTyped(value)}
      />
      <div className="ui-buttons">
        <button type="submit" className="ui-button ui-button-secondary">
          <span>探す</span>
        </button>
      </div>
      <Rows found={found} onAsk={ask} />
    </form>
  );
}

function Rows({ found, onAsk }: { readonly found: Found; onAsk(changes: Partial<Wish>): void }) {
  const id = useId();
  const { rows, total, page, pageSize } = found;
  const from = (page - 1) * pageSize;
  const go = (changes: Partial<Wish>, label: string) => (
    <a
      className="ui-link"
      href={`?${new URLSearchParams(changes)}`}
      onClick={(event) => {
        event.preventDefault();
        onAsk(changes);
      }}
    >
      {label}
    </a>
  );
  return (
    <div className="ui-table">
      <p id="list-page" data-list="" tabIndex={-1}>
        全{total.toLocaleString('ja-JP')}件のうち{from + 1}〜{from + rows.length}件目
      </p>
      <table>
        <caption>国家資格の一覧</caption>
        <thead>
          <tr>
            {columns.map(({ key, label, isSortable }) => (
              <th key={key} id={`${id}-${key}`} scope="col" data-sortable={isSortable}>
                {isSortable ? go({ sort: key }, label) : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.qualificationId}>
              {columns.map(({ key, label }) => (
                <td key={key} data-empty={row[key] === ''}>
                  <span className="ui-table-label" aria-hidden="true">
                    {label}
                  </span>
                  {key === 'name' ? (
                    <a className="ui-link" href={`/svc/nq/qualification-detail/${row.qualificationId}`}>
                      {row.name}
                    </a>
                  ) : (
                    row[key]
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {page > 1 && go({ page: String(page - 1) }, '前のページ')}
        {from + rows.length < total && go({ page: String(page + 1) }, '次のページ')}
      </p>
    </div>
  );
}

mount(<Qualifications />);
