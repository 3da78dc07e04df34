import type { PlayableStep } from '../story-step.ts';

export const storyStep: PlayableStep = {
  kind: 'reload',
  role: 'does',
  says: 'ページを読み込み直します。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['reload'],
    properties: { reload: { const: true, type: 'boolean', description: 'いつも true。' } },
  },
  tell: () => 'ページを読み込み直す',
  play: (_options: unknown, { driver }) => driver.reload(),
};
