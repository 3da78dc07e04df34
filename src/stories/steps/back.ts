import type { PlayableStep } from '../story-step.ts';

export const storyStep: PlayableStep = {
  kind: 'back',
  role: 'does',
  says: 'ブラウザーの「戻る」を使います。画面の「戻る」は press: back です。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['back'],
    properties: { back: { const: true, type: 'boolean', description: 'いつも true。' } },
  },
  tell: () => 'ブラウザーの「戻る」を使う',
  play: (_options: unknown, { driver }) => driver.back(),
};
