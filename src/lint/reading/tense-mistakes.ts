import { filesOfPart } from '../../load/files/own-part.ts';
import { entriesOf, itemsOf, rootsOf, scalarsIn } from '../../load/gather/nodes.ts';
import { member, textMember } from '../../load/yaml/located.ts';
import { hasHappened, type World } from '../../model/claim.ts';
import type { Finding, LintInput } from '../rule.ts';

const CLAIM_FILES = filesOfPart('claims');

/** Claims of what has happened that say how something is now, which may have changed since: a sentence of theirs does not end as what has happened does. */
export function tenseMistakes(input: LintInput): readonly Finding[] {
  const [words] = rootsOf(input.documents, /^catalog\/words\.yaml$/).map(({ root }) => member(root, 'claims'));
  const past =
    words === undefined
      ? []
      : itemsOf(words, 'past')
          .flatMap(scalarsIn)
          .map(({ text }) => text);
  if (past.length === 0) return [];
  return rootsOf(input.documents, CLAIM_FILES).flatMap(({ root }) =>
    entriesOf(root, 'claims').flatMap(({ value }): readonly Finding[] => {
      const of = textMember(value, 'of') ?? '';
      const text = member(value, 'text');
      const [scalar] = text === undefined ? [] : scalarsIn(text);
      if (scalar === undefined || !hasHappened(of as World)) return [];
      const wrong = scalar.text
        .replaceAll(/\$\{[^}]*\}/gu, '')
        .split(/[。！？\n]/u)
        .map((sentence) => sentence.trim())
        .find((sentence) => sentence !== '' && !past.some((ending) => sentence.endsWith(ending)));
      if (wrong === undefined) return [];
      const message = `「${wrong}」は、いまのことを言っています。起きたこと（of: ${of}）の文は「${past.join('」「')}」で終えるか、of を kept、notYet、told にしてください。`;
      return [{ place: scalar.at, message }];
    }),
  );
}
