import type { ProjectFiles } from '../../../src/load/files/project-files.ts';
import { loadProject } from '../../../src/load/load-project.ts';
import type { Vocabulary } from '../../../src/model/vocabulary.ts';
import type { Answer } from '../answer.ts';
import { hasErrors, type Mended, type Move, mend } from './mend.ts';

/** What stands in the wrong place, and where it goes. With `write` it is moved there: `files` is then the project as it is to be. */
export function answerMend(
  files: ProjectFiles,
  vocabulary: Vocabulary,
  write: boolean,
): Answer & { readonly files: ProjectFiles } {
  const asItIs = (code: Answer['code'], text: string) => ({ code, text, files });
  const wasWrong = isWrong(files, vocabulary);
  const mended = mend(files, vocabulary);
  const { moves, left } = mended;
  const wouldBeWrong = isWrong(mended.files, vocabulary);
  if (wasWrong && wouldBeWrong)
    return asItIs(
      2,
      '誤りがあるあいだは、どこで使われているかが分からず、移せません。先に npm run check の誤りを直してください。',
    );
  if (moves.length + left.length === 0) return asItIs(0, 'どれも、置くところに置かれています。');
  const text = [...sectionsOf(mended, write)];
  if (!write && moves.length > 0) text.push('npm run flow -- mend --write で移します。');
  if (!write || moves.length === 0) return asItIs(1, text.join('\n\n'));
  if (wouldBeWrong) return asItIs(2, [...text, '移すと誤りになるため、移していません。'].join('\n\n'));
  return { code: left.length > 0 ? 1 : 0, text: text.join('\n\n'), files: mended.files };
}

const isWrong = (files: ProjectFiles, vocabulary: Vocabulary) => hasErrors(loadProject(files, vocabulary));

function sectionsOf({ moves, left }: Mended, isWritten: boolean): readonly string[] {
  const line = ({ name, from, to }: Move) => `${name}  ${from} → ${to}`;
  return [
    ...(moves.length > 0
      ? [`■ ${isWritten ? '移しました' : '移すところ'}（${moves.length} 件）\n${moves.map(line).join('\n')}`]
      : []),
    ...(left.length > 0
      ? [`■ 手で移すところ（${left.length} 件）\n${left.map((move) => `${line(move)}\n  ${move.why}`).join('\n')}`]
      : []),
  ];
}
