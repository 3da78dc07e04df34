import { nearest } from '../../../src/expressions/nearest.ts';
import type { ProjectFiles } from '../../../src/load/files/project-files.ts';
import type { LoadedProject } from '../../../src/load/gather/loaded.ts';
import type { Place } from '../../../src/model/place.ts';
import type { Vocabulary } from '../../../src/model/vocabulary.ts';
import type { Answer } from '../answer.ts';
import { excerpt } from '../source-line.ts';
import { findText } from './find-text.ts';
import { isAbout, KINDS, type Kind, type Mention, ROOTS } from './mention.ts';
import { mentionsOf } from './mentions.ts';
import { similarTexts } from './similar-texts.ts';

export interface UsesInput {
  readonly loaded: LoadedProject;
  readonly files: ProjectFiles;
  readonly vocabulary: Vocabulary;
  /** Occurrences of a text in the program itself. */
  inProgram(sentence: string): readonly Place[];
}

/** Every place that uses a name, or contains a text seen on a screen. */
export function uses(asked: string, input: UsesInput): Answer {
  const mentions = mentionsOf(input.loaded, input.files, input.vocabulary);
  const { kind, name } = unrooted(asked.trim());
  const own = mentions.filter((mention) => (kind === null || mention.kind === kind) && isAbout(mention, name));
  if (own.length > 0) return { code: 0, text: groups(own, input.files) };
  const texts = findText(input.loaded, asked);
  if (texts.length > 0) return { code: 0, text: textPlaces(texts, input.files) };
  const inProgram = input.inProgram(asked);
  if (inProgram.length > 0) return { code: 0, text: programPlaces(inProgram) };
  const similar = similarTexts(input.loaded, asked);
  const nothing = `「${asked}」を使っているところも、その文も見つかりません。`;
  if (similar.length > 0) {
    return { code: 1, text: `${nothing}\n\n■ 似ている文\n${similar.map((at) => place(at, input.files)).join('\n')}` };
  }
  const known = mentions.filter((mention) => kind === null || mention.kind === kind);
  const meant = nearest(name, new Set(known.map((mention) => mention.name)));
  return { code: 1, text: meant === undefined ? nothing : `${nothing}「${meant}」ではありませんか。` };
}

/** `settings.poll.every` refers to the setting `poll.every`. */
function unrooted(asked: string): { readonly kind: Kind | null; readonly name: string } {
  const [, root = '', rest = ''] = /^(\w+)\.(.+)$/.exec(asked) ?? [];
  const kind = Object.hasOwn(ROOTS, root) ? (ROOTS[root] ?? null) : null;
  return kind === null ? { kind, name: asked } : { kind, name: rest };
}

function groups(mentions: readonly Mention[], files: ProjectFiles): string {
  const kinds = (Object.keys(KINDS) as Kind[]).filter((kind) => mentions.some((mention) => mention.kind === kind));
  return kinds
    .map((kind) => {
      const own = mentions.filter((mention) => mention.kind === kind);
      const declared = own.filter(({ declares }) => declares);
      const used = own.filter(({ declares }) => !declares);
      const head = `■ ${KINDS[kind]}（${used.length} か所で使用）`;
      return [
        head,
        ...declared.map(({ at }) => place(at, files, '  ← ここで決めています')),
        ...used.map(({ at }) => place(at, files)),
      ].join('\n');
    })
    .join('\n\n');
}

function textPlaces(texts: ReturnType<typeof findText>, files: ProjectFiles): string {
  const whole = texts.every(({ share }) => share === 1);
  const head = whole
    ? `■ 文（${texts.length} か所）`
    : `■ 文（${texts.length} か所。\${…} のところには、画面では値が入ります）`;
  return [head, ...texts.map(({ at }) => place(at, files))].join('\n');
}

function programPlaces(places: readonly Place[]): string {
  const head = '■ プログラムの中の文（YAML では直せません。開発の担当に伝えてください）';
  return [head, ...places.map(({ file, line, column }) => `${file}:${line}:${column}`)].join('\n');
}

function place(at: Place, files: ProjectFiles, note = ''): string {
  return `${at.file}:${at.line}:${at.column}${note}\n  | ${excerpt(files, at)}`;
}
