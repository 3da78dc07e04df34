import type { PlayableStep } from '../story-step.ts';

interface Options {
  readonly wait: number;
}

export const storyStep: PlayableStep = {
  kind: 'wait',
  role: 'does',
  says: '時間がたちます。本当に待つのではなく、時計が進みます。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['wait'],
    properties: { wait: { 'x-kind': 'duration', description: '時間。例: 30 seconds、6 minutes、1 hour' } },
  },
  tell: ({ wait }: Options) => `${wait} 秒たつ`,
  play: ({ wait }: Options, { driver }) => driver.pass(wait),
};
