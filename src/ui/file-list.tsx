// chunk: data-form
import { type ReactNode, useRef } from 'react';
import * as fileWording from '../../build/wording/file.ts';
import { LinkButton } from './link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ListedFile {
  readonly id: string;
  readonly name: string;
  /** Example `1.2MB`. */
  readonly size: string;
  /** What it looks like; null = not shown. */
  readonly preview: ReactNode;
  /** The portal has it. */
  readonly isSent: boolean;
  /** What is going on with it; null = nothing. */
  readonly progress: {
    readonly says: string /** 0 to 1; null = not measured. */;
    readonly share: number | null;
  } | null;
  /** What went wrong; empty = nothing. */
  readonly problem: string;
  readonly mayRetry: boolean;
}

interface FileListProps {
  readonly files: readonly ListedFile[];
  onRetry(id: string): void;
  onRemove(id: string): void;
}

/** Files in the order in which they were chosen: each with what is going on with it, or what went wrong, and what can be done. */
export function FileList({ files, onRetry, onRemove }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <ul
      className="ui-files"
      aria-label={files.every(({ isSent }) => isSent) ? fileWording.filesSent : fileWording.filesChosen}
    >
      {files.map((file) => (
        <Listed file={file} onRetry={onRetry} onRemove={onRemove} key={file.id} />
      ))}
    </ul>
  );
}

function Listed({ file, onRetry, onRemove }: Omit<FileListProps, 'files'> & { readonly file: ListedFile }) {
  const { id, name, size, preview, isSent, progress, problem, mayRetry } = file;
  const item = useRef<HTMLLIElement>(null);
  const press = (act: (id: string) => void) => {
    // The pressed button goes, its file stays at first.
    item.current?.focus();
    act(id);
  };
  const [remove, removeOf] = isSent
    ? [fileWording.removeFile, fileWording.removeFileOf({ name })]
    : [fileWording.leaveOut, fileWording.leaveOutOf({ name })];
  return (
    <li className={problem === '' ? undefined : 'ui-files-wrong'} ref={item} tabIndex={-1}>
      {preview}
      <span className="ui-files-name">{name}</span> <span className="ui-files-size">{size}</span>
      {progress !== null && (
        <span className="ui-files-progress">
          {progress.share === null ? (
            <span className="ui-spinner" aria-hidden="true" />
          ) : (
            <progress value={progress.share} aria-label={fileWording.progressOf({ name })} />
          )}
          {progress.says}
        </span>
      )}
      {problem !== '' && progress === null && <span className="ui-files-problem">{problem}</span>}
      {progress === null && (
        <span className="ui-files-acts">
          {mayRetry && (
            <LinkButton onPress={() => press(onRetry)}>
              <Named says={fileWording.retryFile} of={fileWording.retryFileOf({ name })} />
            </LinkButton>
          )}
          <LinkButton onPress={() => press(onRemove)}>
            <Named says={remove} of={removeOf} />
          </LinkButton>
        </span>
      )}
    </li>
  );
}

/** A short label, and the whole one for those who do not see what it stands beside. */
function Named({ says, of }: { readonly says: string; readonly of: string }) {
  return (
    <>
      <span aria-hidden="true">{says}</span>
      <VisuallyHidden>{of}</VisuallyHidden>
    </>
  );
}
