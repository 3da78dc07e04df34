import { member } from '../../load/yaml/located.ts';
import { isBlank, mapsIn, rootsOf } from '../nodes.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'image-alternative',
  severity: 'error',
  summary: '画像には、画像が見えない人が読む文（alt）を書きます。',
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
    return rootsOf(documents, /^(?:screens|catalog)\//)
      .flatMap(({ root }) => mapsIn(root))
      .filter((map) => pictures.some(({ name }) => member(map, name) !== undefined))
      .map((map) => member(map, 'alt'))
      .filter(isBlank)
      .map(({ at }) => ({
        place: at,
        message: '画像の説明（alt）が空です。画像に書かれていることを文で書いてください。',
      }));
  },
};
