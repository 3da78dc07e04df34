import type { Catalog } from '../../model/catalog.ts';
import type { Problem } from '../../model/problem.ts';
import { MESSAGE_FILES } from '../files/own-part.ts';

type Messages = Catalog['messages'];

/** The messages of a file, in one language: the shared ones or a service's own. */
interface MessageFile {
  readonly file: string;
  readonly value: Messages;
}

export interface LoadedMessages {
  /** Language -> messages of all files; `ja` first. */
  readonly byLocale: ReadonlyMap<string, Messages>;
  readonly problems: readonly Problem[];
}

/** Messages are looked up by name alone: a name stands once in each language. */
export function loadMessages(
  files: readonly string[],
  read: (locale: string) => readonly MessageFile[],
): LoadedMessages {
  const byFile = new Map<string, Messages>();
  const byLocale = new Map<string, Messages>();
  for (const locale of localesOf(files)) {
    const own = read(locale);
    for (const { file, value } of own) byFile.set(file, value);
    byLocale.set(locale, Object.assign({}, ...own.map(({ value }) => value)));
  }
  return { byLocale, problems: missing(byFile, [...byLocale.keys()]) };
}

/** Languages of the shared messages. */
function localesOf(files: readonly string[]): readonly string[] {
  const others = files.filter((file) => file.startsWith('catalog/')).map((file) => MESSAGE_FILES.exec(file)?.[1] ?? '');
  return ['ja', ...others.filter((locale) => locale !== '' && locale !== 'ja')];
}

/** Every language must have all messages that stand in the Japanese file beside it. */
function missing(byFile: ReadonlyMap<string, Messages>, locales: readonly string[]): readonly Problem[] {
  return [...byFile].flatMap(([file, messages]) =>
    (MESSAGE_FILES.exec(file)?.[1] === 'ja' ? locales : []).flatMap((locale) => {
      const beside = file.replace(/ja\.yaml$/u, `${locale}.yaml`);
      return Object.keys(messages)
        .filter((key) => !Object.hasOwn(byFile.get(beside) ?? {}, key))
        .map((key) => ({
          rule: 'messages/missing',
          severity: 'error' as const,
          place: { file: beside, line: 1, column: 1 },
          message: `「${key}」の文言がありません（messages.ja.yaml にはあります）。`,
        }));
    }),
  );
}
