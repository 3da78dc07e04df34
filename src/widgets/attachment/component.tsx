// chunk: data-form
import { useEffect, useRef } from 'react';
import * as fileWording from '../../../build/wording/file.ts';
import type { OptionsOf } from '../../model/options-of.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { FieldShell } from '../../ui/field-shell.tsx';
import { FileList, type ListedFile } from '../../ui/file-list.tsx';
import { focusControl } from '../../ui/focus-control.ts';
import { LinkButton } from '../../ui/link.tsx';
import { acceptAttribute, sizeInWords, typesInWords } from './chosen-file.ts';
import { FilePreview } from './file-preview.tsx';
import { isRefused, type Row } from './rows.ts';
import { useFiles } from './use-files.ts';
import type { widget } from './widget.ts';

export default function AttachmentWidget(props: FieldWidgetProps<OptionsOf<typeof widget>>) {
  const { name, texts, widgetOptions: rules } = props;
  const { rows, room, says, problem, choose, retry, remove } = useFiles(props);
  const { mostBytes, most } = rules;
  const limits = fileWording.fileRules({ types: typesInWords(rules), size: sizeInWords(mostBytes), most });
  const failed = rows.filter(({ state, mayRetry }) => state === 'still' && mayRetry);
  const rowOf = (id: string) => rows.filter(({ key }) => key === id);
  // The pressed button disappears with its file, so the focus moves to the input.
  const removed = useRef('');
  useEffect(() => {
    if (removed.current === '' || rows.some(({ key }) => key === removed.current)) return;
    removed.current = '';
    if (document.activeElement === document.body || document.activeElement === null) focusControl(texts.id);
  });
  return (
    <FieldShell
      texts={{ ...texts, hint: [texts.hint, limits].filter(Boolean).join('\n'), error: problem || texts.error }}
    >
      {(control) => (
        <>
          <FileList
            files={rows.map(listed)}
            onRetry={(id) => void retry(rowOf(id))}
            onRemove={(id) => {
              removed.current = id;
              for (const row of rowOf(id)) void remove(row);
            }}
          />
          {failed.length > 1 && (
            <LinkButton onPress={() => void retry(failed)}>
              {fileWording.retryFiles({ count: failed.length })}
            </LinkButton>
          )}
          <input
            {...control}
            className="ui-input ui-input-file"
            type="file"
            name={name}
            accept={acceptAttribute(rules)}
            multiple={room > 1}
            aria-disabled={room === 0 || undefined}
            onClick={(event) => {
              if (room === 0) event.preventDefault();
            }}
            onChange={(event) => {
              const files = [...(event.target.files ?? [])];
              // Cleared so that the same file can be chosen again after a failure.
              event.target.value = '';
              if (files.length > 0) void choose(files);
            }}
          />
          {room === 0 && <p className="ui-field-hint">{fileWording.filesFull}</p>}
          <p className={rows.some((row) => row.problem === says) ? 'ui-hidden' : 'ui-files-state'} role="status">
            {says}
          </p>
        </>
      )}
    </FieldShell>
  );
}

function listed(row: Row): ListedFile {
  const { key, name, bytes, file, sent, state, share, problem, mayRetry } = row;
  const says = {
    checking: fileWording.fileChecking,
    waiting: fileWording.fileWaiting,
    sending: fileWording.fileGoingOut({ percent: Math.round(share * 100) }),
    removing: fileWording.fileGoing,
    still: '',
  }[state];
  const progress = state === 'still' ? null : { says, share: state === 'sending' ? share : null };
  // A refused file is named, not opened: it may be too large, or something else than it says.
  const isNamedOnly = state === 'checking' || isRefused(row);
  const preview = file === null || isNamedOnly ? null : <FilePreview file={file} name={name} />;
  return { id: key, name, size: sizeInWords(bytes), preview, isSent: sent !== null, progress, problem, mayRetry };
}
