// chunk: data-form
import { useEffect, useRef, useState } from 'react';
import * as fileWording from '../../../build/wording/file.ts';
import { isAttachment } from '../../forms/attachment.ts';
import type { OptionsOf } from '../../model/options-of.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { contentOf, fileProblem } from './chosen-file.ts';
import {
  chosenRow,
  inPlace,
  isOpenNamed,
  isRefused,
  isUnsent,
  type Row,
  sentOf,
  twinOf,
  withChosen,
  without,
  withSent,
} from './rows.ts';
import { sendWithProgress } from './send-with-progress.ts';
import type { widget } from './widget.ts';

export interface Files {
  readonly rows: readonly Row[];
  /** How many more can be chosen. */
  readonly room: number;
  /** Last activity, announced; empty = none. */
  readonly says: string;
  /** Why the list is not finished; empty = it is. */
  readonly problem: string;
  choose(files: readonly File[]): Promise<void>;
  retry(rows: readonly Row[]): Promise<void>;
  remove(row: Row): Promise<void>;
}

type Props = Pick<
  FieldWidgetProps<OptionsOf<typeof widget>>,
  'name' | 'value' | 'widgetOptions' | 'onChange' | 'send' | 'hold'
>;

/** What is to be done about files that the portal does not have: to send again what can never be sent is not offered. */
function unsentOf(rows: readonly Row[]): string {
  const refused = rows.filter(isRefused);
  const [first = rows[0]] = refused;
  if (first === undefined) return '';
  const { name } = first;
  if (refused.length > 1) return fileWording.filesRefusedMore({ name, count: refused.length });
  if (refused.length === 1) return fileWording.filesRefused({ name });
  return rows.length === 1
    ? fileWording.filesUnsent({ name })
    : fileWording.filesUnsentMore({ name, count: rows.length });
}

/** That it is among them already, in this name or another; empty: it is not. */
async function saidTwice(rows: readonly Row[], row: Row): Promise<string> {
  const twin = await twinOf(rows, row);
  if (twin === null) return '';
  const { name } = row;
  return name === twin.name ? fileWording.fileTwice({ name }) : fileWording.fileSame({ name, other: twin.name });
}

/** Sends and removes files one at a time. Each stays in its place in the list, whatever becomes of it, and none holds up another. */
export function useFiles({ name, value, widgetOptions: rules, onChange, send, hold }: Props): Files {
  const { upload, uploadWith, remove } = rules;
  const [own, setOwn] = useState<readonly Row[]>([]);
  const [says, setSays] = useState('');
  const count = useRef(0);
  // Further files may be added before the first one has been rendered.
  const latest = useRef(own);
  latest.current = inPlace(latest.current, Array.isArray(value) ? value.filter(isAttachment) : []);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
      hold(name, '');
    };
  }, [hold, name]);

  const take = (next: readonly Row[]) => {
    latest.current = next;
    setOwn(next);
    if (isThere.current) hold(name, unsentOf(next.filter(isUnsent)));
  };
  const change = (key: string, more: Partial<Row>) =>
    take(latest.current.map((row) => (row.key === key ? { ...row, ...more } : row)));
  const fail = (key: string, problem: string, more: Partial<Row> = {}) => {
    setSays(problem);
    change(key, { state: 'still', problem, mayRetry: true, isUnknown: false, ...more });
  };
  const room = () => Math.max(0, rules.most - latest.current.filter((row) => !isUnsent(row)).length);

  const sendOne = async ({ key, name: fileName, file }: Row): Promise<void> => {
    if (file === null) return;
    let isRead = false;
    const body = async () => {
      setSays(fileWording.fileSending({ name: fileName }));
      change(key, { state: 'sending' });
      const content = await contentOf(file);
      isRead = true;
      return { ...uploadWith, fileName, content };
    };
    const via = sendWithProgress((share) => change(key, { share }));
    const answer = await send(upload, body, via).catch(() => null);
    if (answer?.kind === 'ended') return;
    if (answer?.kind === 'ok' && isAttachment(answer.body)) {
      const { attachmentId, name: stored, bytes, type } = answer.body;
      take(withSent(latest.current, key, { attachmentId, name: stored, bytes, type }));
      onChange(sentOf(latest.current));
      setSays(fileWording.fileSent({ name: fileName }));
    } else if (!isRead) fail(key, fileWording.fileUnreadable({ name: fileName }));
    else if (answer?.kind === 'failed' && !answer.isUnknown)
      fail(key, answer.message || fileWording.fileNotSent({ name: fileName }));
    else fail(key, fileWording.fileUnknown({ name: fileName }), { isUnknown: true });
  };
  const sendAll = async (chosen: readonly Row[]): Promise<void> => {
    const going = chosen.filter(({ key }) => {
      const isFull = room() === 0;
      if (isFull) fail(key, fileWording.fileMost({ most: rules.most }));
      else change(key, { state: 'waiting', problem: '', share: 0 });
      return !isFull;
    });
    await Promise.all(going.map(sendOne));
  };
  const removeSent = async (key: string, attachmentId: string, fileName: string): Promise<void> => {
    const answer = await send(remove, async () => ({ attachmentId })).catch(() => null);
    if (answer?.kind === 'ended') return;
    if (answer?.kind === 'ok') {
      take(without(latest.current, key));
      onChange(sentOf(latest.current));
      setSays(fileWording.fileRemoved({ name: fileName }));
      return;
    }
    const isKnown = answer?.kind === 'failed' && !answer.isUnknown;
    const told = isKnown ? answer.message || fileWording.fileNotRemoved({ name: fileName }) : '';
    fail(key, told || fileWording.fileRemovalUnknown({ name: fileName }), { mayRetry: false });
  };
  return {
    rows: latest.current,
    room: room(),
    says,
    problem: unsentOf(latest.current.filter(({ sent, state }) => sent === null && state === 'still')),
    async choose(files) {
      const chosen = files.map((file) => {
        count.current += 1;
        const open = latest.current.find((row) => isOpenNamed(row, file.name));
        return chosenRow(open?.key ?? `chosen-${count.current}`, file);
      });
      take(withChosen(latest.current, chosen));
      const problems = await Promise.all(files.map((file) => fileProblem(file, rules)));
      const fit: Row[] = [];
      for (const [nth, row] of chosen.entries()) {
        const later = new Set(chosen.slice(nth).map(({ key }) => key));
        const before = latest.current.filter(({ key }) => !later.has(key));
        // What is refused anyway is not read.
        const problem = problems[nth] ?? (await saidTwice(before, row));
        if (problem === '') fit.push(row);
        else fail(row.key, problem, { mayRetry: false });
      }
      await sendAll(fit);
    },
    retry: sendAll,
    async remove({ key, name: fileName, sent, isUnknown, ...row }) {
      setSays(fileWording.fileRemoving({ name: fileName }));
      change(key, { state: 'removing' });
      // Sent once more under the same key, it is known to be at the portal, where it can be removed.
      if (isUnknown) await sendOne({ key, name: fileName, sent, isUnknown, ...row });
      const now = latest.current.find((one) => one.key === key)?.sent ?? sent;
      if (now !== null) return removeSent(key, now.attachmentId, fileName);
      take(without(latest.current, key));
      setSays(fileWording.fileLeftOut({ name: fileName }));
    },
  };
}
