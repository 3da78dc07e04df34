import { fieldsIn, isBlank, mapsIn, rootsOf } from '../../load/gather/nodes.ts';
import { member, type Node, textMember } from '../../load/yaml/located.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import type { Finding, Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'image-alternative',
  severity: 'error',
  summary: '画像には、画像が見えない人が読む文（alt）を書きます。画像を出す入力の部品では imageAlt です。',
  good: {
    yaml: `data:
  card: { call: status }
view:
  - image: =card.picture
    label: 受付票
    alt: 受付番号が書かれた受付票
`,
  },
  bad: {
    yaml: `data:
  card: { call: status }
view:
  - image: =card.picture
    label: 受付票
    alt: ▶" "
`,
  },
  check: ({ documents, vocabulary }) => {
    const pictures = Object.values(vocabulary.widgets).filter(
      (widget) => widget.for === 'block' && widget.options.properties?.alt !== undefined,
    );
    const empty = rootsOf(documents, /^(?:screens|catalog)\//)
      .flatMap(({ root }) => mapsIn(root))
      .filter((map) => pictures.some(({ name }) => member(map, name) !== undefined))
      .map((map) => member(map, 'alt'))
      .flatMap((alt) => (alt !== undefined && isBlank(alt) ? [alt] : []));
    return [
      ...empty.map(({ at }) => ({
        place: at,
        message: '画像の説明（alt）が空です。画像に書かれていることを文で書いてください。',
      })),
      ...fieldsIn(documents).flatMap(({ value }) => unheardImages(value, vocabulary)),
    ];
  },
};

/** Inputs that show images: `image`, and `imageAlt`, which is read out instead. */
function unheardImages(field: Node, { widgets }: Vocabulary): readonly Finding[] {
  const options = widgets[textMember(field, 'widget') ?? '']?.options.properties ?? {};
  return Object.keys(options).flatMap((name) => {
    const alternative = `${name}Alt`;
    const image = member(field, name);
    if (!Object.hasOwn(options, alternative) || image === undefined || isBlank(image)) return [];
    const written = member(field, alternative);
    if (written !== undefined && !isBlank(written)) return [];
    const message = `画像（${name}）の説明がありません。${alternative} に、画像が見えない人が読む文を書いてください。`;
    return [{ place: (written ?? image).at, message }];
  });
}
