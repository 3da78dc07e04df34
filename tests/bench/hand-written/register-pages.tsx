import { useRef } from 'react';
import { call } from './api.ts';
import { ErrorSummary, RadioField, SelectField, TextField } from './fields.tsx';
import { type Texts, useForm } from './form.ts';
import { Buttons, Frame } from './frame.tsx';
import type { Launch } from './launch.ts';
import { Steps } from './steps.tsx';

const service = '戸籍電子証明書の提出';
const turnIns = [
  { value: 'online', label: 'オンラインで提出する', hint: 'この画面から続けて提出します。' },
  { value: 'offline', label: '窓口で写しを提出する', hint: '市区町村の窓口などに、戸籍の写しを持っていきます。' },
];
const prefectures =
  '北海道 青森県 岩手県 宮城県 秋田県 山形県 福島県 茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県 新潟県 富山県 石川県 福井県 山梨県 長野県 岐阜県 静岡県 愛知県 三重県 滋賀県 京都府 大阪府 兵庫県 奈良県 和歌山県 鳥取県 島根県 岡山県 広島県 山口県 徳島県 香川県 愛媛県 高知県 福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県 沖縄県'
    .split(' ')
    .map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label }));

interface PageProps {
  readonly launch: Launch;
  go(path: string): void;
}

export function SelectPage({ launch, go }: PageProps) {
  const explanation = useRef<HTMLDialogElement>(null);
  const offlineAllowed = launch.processId === '000';
  const form = useForm('select', (values) =>
    offlineAllowed && !values.turnIn ? { turnIn: '提出方法を選択してください。' } : ({} as Texts),
  );
  const next = async () => {
    if (!form.accepted()) return;
    if (form.values.turnIn === 'offline') return go('familyregister/counter-input/');
    await call('familyregister/pseudonymCheck', 'SCK2301-01-001');
    go('familyregister/confirm/');
  };
  return (
    <Frame service={service} title="提出方法の選択" screenId="SCK2301-01-001">
      {({ loginInfo }) => (
        <>
          <ErrorSummary errors={form.errors} refusals={form.refusals} />
          <Steps total={launch.progress} current={launch.step} />
          <form
            className="ui-flow"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void next();
            }}
          >
            {['4', '5'].includes(loginInfo.digitalCertificateType) && loginInfo.mdocFlag !== '1' && (
              <div className="ui-banner ui-banner-warning" role="alert">
                お使いのスマートフォンの電子証明書は、まだ登録されていません。先に登録しておくと、途中で止まらずに手続きできます。
              </div>
            )}
            <p className="ui-text">
              戸籍電子証明書を提出する方法を選びます。オンラインで提出すると、窓口に行かずに手続きできます。
            </p>
            <p>
              <button type="button" className="ui-link ui-link-button" onClick={() => explanation.current?.showModal()}>
                オンラインでの提出の流れを見る
              </button>
            </p>
            {offlineAllowed ? (
              <RadioField
                name="turnIn"
                label="提出方法"
                required
                choices={turnIns}
                value={form.values.turnIn ?? ''}
                error={form.errors.turnIn ?? ''}
                onValue={form.onValue}
              />
            ) : (
              <p className="ui-text">「次へ」を押すと、オンラインでの提出を始めます。</p>
            )}
            <Buttons onBack={() => location.assign(launch.returnUrl)} />
          </form>
          <Cancel launch={launch} />
          <dialog ref={explanation}>
            <h2>オンラインでの提出の流れ</h2>
            <ol className="ui-list">
              <li>マイナンバーカードを読み取り、氏名・性別・生年月日・住所を確認します。</li>
              <li>戸籍の本籍と筆頭者の氏名を確認します。</li>
              <li>内容を送信すると、もとのサービスに戻ります。</li>
            </ol>
            <p>カードの読み取りには、マイナンバーカードと、カードを読み取れるスマートフォンが必要です。</p>
            <button type="button" className="ui-button ui-button-primary" onClick={() => explanation.current?.close()}>
              とじる
            </button>
          </dialog>
        </>
      )}
    </Frame>
  );
}

function checkAddress(values: Texts): Texts {
  const errors: Record<string, string> = {};
  if (!values.prefecture) errors.prefecture = '都道府県は入力必須項目です。';
  if (!values.address) errors.address = '市区郡以下は入力必須です。';
  else if ([...values.address].length > 100) errors.address = '市区郡以下は100文字以下で入力してください。';
  return errors;
}

export function CounterPage({ launch, go }: PageProps) {
  const form = useForm('counter', checkAddress);
  const next = async () => {
    if (!form.accepted()) return;
    const prefecture = prefectures.find(({ value }) => value === form.values.prefecture)?.label ?? '';
    await call('familyregister/domicileSet', 'SCK2301-01-002', { domicile: prefecture + form.values.address });
    location.assign(launch.finishUrl);
  };
  return (
    <Frame service={service} title="窓口で提出する方の本籍の入力" screenId="SCK2301-01-002">
      {() => (
        <>
          <ErrorSummary errors={form.errors} refusals={form.refusals} />
          <Steps total={launch.progress} current={launch.step} />
          <form
            className="ui-flow"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void next();
            }}
          >
            <p className="ui-text">
              窓口に戸籍の写しを提出する方は、本籍を入力してください。本籍が分からないときは、住民票の写し（本籍の記載があるもの）で確認できます。
            </p>
            <SelectField
              name="prefecture"
              label="都道府県"
              required
              choices={prefectures}
              value={form.values.prefecture ?? ''}
              error={form.errors.prefecture ?? ''}
              onValue={form.onValue}
            />
            <TextField
              name="address"
              label="市区郡以下"
              hint="例：千代田区霞が関一丁目1番"
              required
              value={form.values.address ?? ''}
              error={form.errors.address ?? ''}
              onValue={form.onValue}
            />
            <Buttons onBack={() => go('familyregister/select/')} />
          </form>
          <Cancel launch={launch} />
        </>
      )}
    </Frame>
  );
}

function Cancel({ launch }: { readonly launch: Launch }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <p className="ui-cancel">
      <button type="button" className="ui-link ui-link-button" onClick={() => dialog.current?.showModal()}>
        中断する
      </button>
      <dialog ref={dialog}>
        <p>申請を中断しますか。</p>
        <button type="button" onClick={() => location.assign(launch.cancelUrl)}>
          中断する
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          続ける
        </button>
      </dialog>
    </p>
  );
}
