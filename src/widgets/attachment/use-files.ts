import { useRef, useState } from 'react';
import { type Attachment, isAttachment } from '../../forms/attachment.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { fieldWording } from '../../ui/field-wording.ts';
import { contentOf, type FileRules, fileProblem } from './chosen-file.ts';

export interface Files {
  readonly sent: readonly Attachment[];
  /** Current or last activity, shown and announced; empty = none. */
  readonly says: string;
  /** A request is pending. */
  readonly busy: boolean;
  /** Why a file was rejected; empty = no problem. */
  readonly problem: string;
  choose(files: readonly File[]): Promise<void>;
  remove(file: Attachment): Promise<void>;
}

/** Uploads and removes files one at a time. A failure is reported; files already sent stay. */
export function useFiles(
  { value, widgetOptions, onChange, send }: Pick<FieldWidgetProps, 'value' | 'widgetOptions' | 'onChange' | 'send'>,
  rules: FileRules,
): Files {
  const { upload, uploadWith, remove } = widgetOptions as {
    readonly upload: string;
    readonly uploadWith: object;
    readonly remove: string;
  };
  const sent: readonly Attachment[] = Array.isArray(value) ? value.filter(isAttachment) : [];
  // Further files may be added before the first one has been rendered.
  const latest = useRef(sent);
  latest.current = sent;
  const [says, setSays] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const take = (files: readonly Attachment[]) => {
    latest.current = files;
    onChange(files);
  };
  const sendOne = async (file: File): Promise<string> => {
    setSays(fieldWording.fileSending(file.name));
    let isRead = true;
    const content = contentOf(file).catch((error: unknown) => {
      isRead = false;
      throw error;
    });
    const body = content.then((text) => ({ ...uploadWith, fileName: file.name, content: text }));
    const answer = await send(upload, body).catch(() => null);
    if (answer?.kind === 'ok' && isAttachment(answer.body)) {
      const { attachmentId, name, bytes, type } = answer.body;
      take([...latest.current, { attachmentId, name, bytes, type }]);
      setSays(fieldWording.fileSent(file.name));
      return '';
    }
    setSays('');
    if (answer?.kind === 'ended') return '';
    if (!isRead) return fieldWording.fileUnreadable(file.name);
    return answer?.kind === 'failed' && answer.message !== '' ? answer.message : fieldWording.fileNotSent(file.name);
  };
  return {
    sent,
    says,
    busy,
    problem,
    async choose(files) {
      setProblem('');
      if (latest.current.length + files.length > rules.most) return setProblem(fieldWording.fileMost(rules.most));
      const wrong = files.map((file) => fileProblem(file, rules)).find((told) => told !== null);
      if (wrong !== undefined) return setProblem(wrong);
      setBusy(true);
      for (const file of files) {
        const told = await sendOne(file);
        if (told !== '') {
          setProblem(told);
          break;
        }
      }
      setBusy(false);
    },
    async remove(file) {
      setProblem('');
      setBusy(true);
      setSays(fieldWording.fileRemoving(file.name));
      const { attachmentId } = file;
      const answer = await send(remove, Promise.resolve({ attachmentId })).catch(() => null);
      setBusy(false);
      if (answer?.kind === 'ok') {
        take(latest.current.filter((one) => one.attachmentId !== attachmentId));
        setSays(fieldWording.fileRemoved(file.name));
      } else if (answer?.kind !== 'ended') {
        setSays('');
        setProblem(answer?.message || fieldWording.fileNotRemoved(file.name));
      }
    },
  };
}
