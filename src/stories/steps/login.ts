import { logIn } from '../sandbox.ts';
import type { PlayableStep } from '../story-step.ts';

export const storyStep: PlayableStep = {
  kind: 'login',
  role: 'does',
  says: '同じ人が、もう一度ログインします。そのあとに、どこへ戻るかを open で書きます。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['login'],
    properties: { login: { const: true, type: 'boolean', description: 'いつも true。' } },
  },
  tell: () => 'もう一度ログインする',
  async play(_options: unknown, { driver, story }) {
    if (story.person === null) throw new Error('Nobody can log in again in a story without a person.');
    await logIn(driver, story.person, { again: true });
  },
};
