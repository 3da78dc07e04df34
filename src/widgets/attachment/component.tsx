import { useEffect, useRef } from 'react';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { FieldShell } from '../../ui/field-shell.tsx';
import { fieldWording } from '../../ui/field-wording.ts';
import { focusControl } from '../../ui/focus-control.ts';
import { SentFiles } from '../../ui/sent-files.tsx';
import { acceptAttribute, type FileRules, sizeInWords, typesInWords } from './chosen-file.ts';
import { useFiles } from './use-files.ts';

export default function AttachmentWidget(props: FieldWidgetProps) {
  const { name, texts, widgetOptions } = props;
  const rules = widgetOptions as unknown as FileRules;
  const { sent, says, busy, problem, choose, remove } = useFiles(props, rules);
  const isFull = sent.length >= rules.most;
  const { mostBytes, most } = rules;
  const limits = fieldWording.fileRules(typesInWords(rules), sizeInWords(mostBytes), most);
  // The pressed button disappears with its file, so the focus moves to the input.
  const wasRemoved = useRef(false);
  useEffect(() => {
    if (!wasRemoved.current || busy) return;
    wasRemoved.current = false;
    focusControl(texts.id);
  });
  return (
    <FieldShell
      texts={{ ...texts, hint: [texts.hint, limits].filter(Boolean).join('\n'), error: problem || texts.error }}
    >
      {(control) => (
        <>
          <SentFiles
            files={sent.map((file) => ({ id: file.attachmentId, name: file.name, size: sizeInWords(file.bytes) }))}
            locked={busy}
            onRemove={(id) => {
              const file = sent.find((one) => one.attachmentId === id);
              wasRemoved.current = true;
              if (file) void remove(file);
            }}
          />
          <input
            {...control}
            className="ui-input ui-input-file"
            type="file"
            name={name}
            accept={acceptAttribute(rules)}
            multiple={most - sent.length > 1}
            aria-disabled={busy || isFull || undefined}
            onClick={(event) => {
              if (busy || isFull) event.preventDefault();
            }}
            onChange={(event) => {
              const files = [...(event.target.files ?? [])];
              // Cleared so that the same file can be chosen again after a failure.
              event.target.value = '';
              if (files.length > 0 && !busy) void choose(files);
            }}
          />
          {isFull && <p className="ui-field-hint">{fieldWording.filesFull}</p>}
          <p className="ui-files-state" role="status">
            {busy && <span className="ui-spinner" aria-hidden="true" />}
            {says}
          </p>
        </>
      )}
    </FieldShell>
  );
}
