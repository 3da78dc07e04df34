import { type MouseEvent, useEffect, useState } from 'react';
import '../../../src/ui/styles.css';
import { call } from './api.ts';
import { birthdateText, dayText, reiwaText } from './date-texts.ts';
import { Banner, Frame, Menu, Summary } from './frame.tsx';
import { mount } from './mount.tsx';

const screenId = 'SCK2801-03-001';
const categories: Record<string, string> = { 1: '優良運転者', 2: '一般運転者', 3: '違反運転者', 4: '初回更新者' };
const ownerships: Record<string, string> = { 1: 'マイナ免許証だけ', 2: 'マイナ免許証と運転免許証の両方' };

interface Licence {
  readonly kanjiName: string;
  readonly birthdate: string;
  readonly address: string;
  readonly permanentAddress: string;
  readonly number: string;
  readonly validUntil: string;
  readonly renewalFrom: string;
  readonly deliveredOn: string;
  readonly kinds: readonly { readonly name: string; readonly acquiredOn: string }[];
  readonly conditions: readonly string[];
  readonly category: string;
  readonly ownership: string;
  readonly isRenewalTime: boolean;
}
interface Receipt {
  readonly procedure: string;
  readonly number: string;
}
interface DrivingRecord {
  readonly points: number;
  readonly asOf: string;
  readonly events: readonly { readonly date: string; readonly content: string; readonly points: number }[];
  readonly dispositions: readonly { readonly date: string; readonly content: string }[];
}

function LicencePage() {
  const [isHistory, setHistory] = useState(() => location.search === '?view=history');
  useEffect(() => {
    const moved = () => setHistory(location.search === '?view=history');
    window.addEventListener('popstate', moved);
    return () => window.removeEventListener('popstate', moved);
  }, []);
  const show = (event: MouseEvent<HTMLAnchorElement>, history: boolean) => {
    event.preventDefault();
    window.history.pushState(null, '', event.currentTarget.href);
    setHistory(history);
  };
  return (
    <Frame service="運転免許証の手続き" title={isHistory ? '運転経歴情報の確認' : '免許情報の確認'} screenId={screenId}>
      {() => <Content isHistory={isHistory} onShow={show} />}
    </Frame>
  );
}

function Content({
  isHistory,
  onShow,
}: {
  readonly isHistory: boolean;
  onShow(event: MouseEvent<HTMLAnchorElement>, history: boolean): void;
}) {
  const [read, setRead] = useState<{ licence: Licence; receipts: readonly Receipt[] } | null>(null);
  const [record, setRecord] = useState<DrivingRecord | null>(null);
  useEffect(() => {
    const load = async () => {
      const [{ licence }, { receipts }] = await Promise.all([
        call<{ licence: Licence }>('drivers-license/information/get', screenId),
        call<{ receipts: readonly Receipt[] }>('common/receipt/list', screenId, { service: 'drivers-license' }),
      ]);
      setRead({ licence, receipts });
    };
    void load();
  }, []);
  useEffect(() => {
    if (isHistory) void call<DrivingRecord>('drivers-license/driving-history/get', screenId).then(setRecord);
  }, [isHistory]);
  if (read === null) return null;
  return (
    <div className="ui-flow">
      <nav className="ui-views" aria-label="免許証の表示">
        <ul>
          <li>
            <a
              className="ui-link"
              href="?"
              aria-current={isHistory ? undefined : 'page'}
              onClick={(event) => onShow(event, false)}
            >
              免許情報
            </a>
          </li>
          <li>
            <a
              className="ui-link"
              href="?view=history"
              aria-current={isHistory ? 'page' : undefined}
              onClick={(event) => onShow(event, true)}
            >
              運転経歴情報
            </a>
          </li>
        </ul>
      </nav>
      {isHistory ? record && <History record={record} /> : <Licensed {...read} />}
      <div className="ui-buttons">
        <button type="button" className="ui-button ui-button-secondary" onClick={() => location.assign('/')}>
          <span>トップページへ</span>
        </button>
      </div>
    </div>
  );
}

function Licensed({ licence, receipts }: { readonly licence: Licence; readonly receipts: readonly Receipt[] }) {
  const until = dayText(licence.validUntil);
  return (
    <>
      {licence.isRenewalTime && (
        <Banner kind="info">
          更新の期間です。{until}までに更新してください。講習は、オンラインで受けられることがあります。
        </Banner>
      )}
      <Summary
        rows={[
          ['氏名', licence.kanjiName],
          ['生年月日', birthdateText(licence.birthdate)],
          ['住所', licence.address],
          ['本籍', licence.permanentAddress],
          ['免許の番号', licence.number],
          ['有効期間の最後の日', `${until}（${reiwaText(licence.validUntil)}）`],
          ['更新できる期間', `${dayText(licence.renewalFrom)}から${until}まで`],
          ['交付日', dayText(licence.deliveredOn)],
          ...licence.kinds.map(
            ({ name, acquiredOn }) => [`免許の種類：${name}`, `${dayText(acquiredOn)}に取得`] as const,
          ),
          ['免許の条件', licence.conditions.join('、') || 'なし'],
          ['運転者の区分', categories[licence.category] ?? ''],
          ['免許証の持ち方', ownerships[licence.ownership] ?? ''],
        ]}
      />
      <h2 className="ui-heading ui-heading-2">オンラインでできる手続き</h2>
      <Menu
        items={[
          [
            '更新の前の講習を受ける',
            '優良運転者と一般運転者の方は、更新のときの講習をオンラインで受けられます。',
            '/svc/drivers-license/online-course',
          ],
          [
            '本籍の変更を届け出る',
            '結婚や転籍などで本籍が変わったときに届け出ます。',
            '/svc/drivers-license/change-permanent-address',
          ],
          [
            '住所などの変更を自動で伝える',
            '市区町村に届け出た氏名や住所の変更が、警察にも伝わるようにします。',
            '/svc/drivers-license/auto-change-basic-information',
          ],
        ]}
      />
      {receipts.length > 0 && <h2 className="ui-heading ui-heading-2">届け出たものの控え</h2>}
      <Menu
        items={receipts.map(
          ({ procedure, number }) => [procedure, `番号：${number}`, `/svc/drivers-license/complete/${number}`] as const,
        )}
      />
    </>
  );
}

function History({ record: { points, asOf, events, dispositions } }: { readonly record: DrivingRecord }) {
  return (
    <>
      <Summary
        rows={[
          ['累積点数', `${points}点`],
          ['いつの記録か', dayText(asOf)],
        ]}
      />
      <h2 className="ui-heading ui-heading-2">違反と事故の記録</h2>
      {events.length === 0 && <p className="ui-text">違反と事故の記録はありません。</p>}
      <Summary
        rows={events.map(({ date, content, points: own }) => [dayText(date), `${content}（${own}点）`] as const)}
      />
      <h2 className="ui-heading ui-heading-2">過去の処分</h2>
      {dispositions.length === 0 && <p className="ui-text">処分の記録はありません。</p>}
      <Summary rows={dispositions.map(({ date, content }) => [dayText(date), content] as const)} />
    </>
  );
}

mount(<LicencePage />);
