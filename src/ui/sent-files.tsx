import { fieldWording } from './field-wording.ts';
import { LinkButton } from './link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SentFile {
  readonly id: string;
  readonly name: string;
  /** Example `1.2MB`. */
  readonly size: string;
}

/** Uploaded files, each with a button to remove it. Renders nothing without files. */
export function SentFiles({
  files,
  locked,
  onRemove,
}: {
  readonly files: readonly SentFile[];
  readonly locked: boolean;
  onRemove(id: string): void;
}) {
  if (files.length === 0) return null;
  return (
    <ul className="ui-files" aria-label={fieldWording.filesSent}>
      {files.map(({ id, name, size }) => (
        <li key={id}>
          <span className="ui-files-name">{name}</span> <span className="ui-files-size">{size}</span>
          <LinkButton locked={locked} onPress={() => onRemove(id)}>
            <span aria-hidden="true">{fieldWording.removeFile}</span>
            <VisuallyHidden>{fieldWording.removeFileOf(name)}</VisuallyHidden>
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
