import { useEffect, useState } from 'react';
import '../../../src/ui/styles.css';
import { call } from './api.ts';
import { birthdateText, dayText, timeText } from './date-texts.ts';
import { Banner, Frame, Summary } from './frame.tsx';
import { mount } from './mount.tsx';

const screenId = 'SCK3003-01-001';
const path = 'certificate/family/reports/kana';
const types: Record<string, string> = { 1: '届出', 2: '訂正', 3: '取り下げ' };
const statuses: Record<string, string> = {
  1: '市区町村が確認しています',
  2: '訂正の依頼があります',
  3: '取り下げました',
  4: '戸籍に記載されました',
};

interface Procedure {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly submissionDateTime: string;
  readonly isAdjustable: boolean;
  readonly isWithdrawable: boolean;
  readonly latestMessage?: { readonly documentId: string; readonly dueDate?: string };
  readonly identifiableName: string;
  readonly identifiableImage: string;
  readonly identifiableBirthDate: string;
  readonly arrivalNumber: string;
}
interface Report {
  readonly isDisabled: boolean;
  readonly undeterminedFurigana: boolean;
}
interface Message {
  readonly title: string;
  readonly text: string;
  readonly sender: string;
  readonly sentDateTime: string;
}

function KanaTop() {
  return (
    <Frame service="戸籍の振り仮名の届出" title="振り仮名の届出のご案内" screenId={screenId}>
      {() => <Procedures />}
    </Frame>
  );
}

function Procedures() {
  const [content, setContent] = useState<{ procedures: readonly Procedure[]; canStart: boolean } | null>(null);
  const [message, setMessage] = useState<Message | null>(null);
  useEffect(() => {
    const load = async () => {
      const { procedures } = await call<{ procedures: readonly Procedure[] }>(`${path}/histories/get`, screenId);
      await call(`${path}/temp/delete`, screenId);
      const { reports } = await call<{ reports: readonly Report[] }>(`${path}/get`, screenId);
      setContent({ procedures, canStart: reports.some((one) => !one.isDisabled && !one.undeterminedFurigana) });
    };
    void load();
  }, []);
  const read = async ({ documentId }: { readonly documentId: string }) =>
    setMessage(await call(`${path}/histories/history/message/get`, screenId, { documentId }));
  if (content === null) return null;
  return (
    <div className="ui-flow">
      <p className="ui-text">
        戸籍にのせる氏名の振り仮名を、マイナンバーカードを使って届け出ます。届け出たあとの訂正や取り下げも、この画面から始められます。
      </p>
      <ul className="ui-list">
        <li>用意するもの：マイナンバーカードと、署名用電子証明書の暗証番号（6文字から16文字の英数字）</li>
        <li>かかる時間：10分ほど。「次へ」を押すと、そこまでを保存します。</li>
      </ul>
      {!content.canStart && (
        <Banner kind="warning">
          あなたが届け出られる振り仮名は、すべて届け出てあります。いまの状態は、下の「これまでの手続き」で確認できます。
        </Banner>
      )}
      <div className="ui-buttons">
        {content.canStart ? (
          <Button look="primary" says="届出をはじめる" onPress={() => location.assign('/svc/kana/read')} />
        ) : (
          <Button look="secondary" says="トップページへ" onPress={() => location.assign('/')} />
        )}
      </div>
      <h2 className="ui-heading ui-heading-2">これまでの手続き</h2>
      {content.procedures.map((procedure) => (
        <ProcedureItem key={procedure.id} procedure={procedure} onRead={read} />
      ))}
      {message && <MessageDialog message={message} onClose={() => setMessage(null)} />}
    </div>
  );
}

function Button({ look, says, onPress }: { readonly look: string; readonly says: string; onPress(): void }) {
  return (
    <button type="button" className={`ui-button ui-button-${look}`} onClick={onPress}>
      <span>{says}</span>
    </button>
  );
}

function ProcedureItem({
  procedure,
  onRead,
}: {
  readonly procedure: Procedure;
  onRead(message: { readonly documentId: string }): void;
}) {
  const { latestMessage, identifiableName, identifiableImage } = procedure;
  const correct = (type: string) => call(`${path}/create`, screenId, { type, procedureId: procedure.id });
  return (
    <div className="ui-item">
      <h3 className="ui-heading ui-heading-3">
        {identifiableName}（{types[procedure.type]}）
      </h3>
      {identifiableImage && (
        <figure className="ui-image">
          <img alt={`戸籍の文字の画像：${identifiableName}`} src={`data:image/png;base64,${identifiableImage}`} />
        </figure>
      )}
      {procedure.isAdjustable && latestMessage && (
        <Banner kind="warning">
          市区町村から、訂正の依頼が届いています。お知らせを読んで、
          {latestMessage.dueDate ? `${dayText(latestMessage.dueDate)}まで` : 'できるだけ早く'}に訂正してください。
        </Banner>
      )}
      <Summary
        rows={[
          ['状態', statuses[procedure.status] ?? ''],
          ['届け出た日時', timeText(procedure.submissionDateTime)],
          ['生年月日', birthdateText(procedure.identifiableBirthDate)],
          ['受付番号', procedure.arrivalNumber],
        ]}
      />
      <p>
        <a className="ui-link" href={`/svc/kana/complete/${procedure.arrivalNumber}`}>
          控えを見る
        </a>
      </p>
      {latestMessage && (
        <p>
          <button type="button" className="ui-link ui-link-button" onClick={() => onRead(latestMessage)}>
            市区町村からのお知らせを読む
          </button>
        </p>
      )}
      <div className="ui-buttons">
        {procedure.isAdjustable && latestMessage && (
          <Button look="secondary" says="届出を訂正する" onPress={() => void correct('2')} />
        )}
        {procedure.isWithdrawable && (
          <Button look="secondary" says="届出を取り下げる" onPress={() => void correct('3')} />
        )}
      </div>
    </div>
  );
}

function MessageDialog({ message, onClose }: { readonly message: Message; onClose(): void }) {
  return (
    <dialog className="ui-modal" ref={(element) => element?.showModal()} onClose={onClose}>
      <h2 className="ui-heading ui-heading-2">{message.title}</h2>
      <p className="ui-text">{message.text}</p>
      <p className="ui-text">
        {message.sender}（{timeText(message.sentDateTime)}）
      </p>
      <Button look="primary" says="とじる" onPress={onClose} />
    </dialog>
  );
}

mount(<KanaTop />);
