import type { PlayableStep } from '../story-step.ts';
import { until } from '../until.ts';

interface Options {
  readonly site: keyof typeof answers;
}

const answers = {
  linked: '連携する',
  refused: '連携しない',
  abandoned: '決めずに戻る',
} as const;

export const storyStep: PlayableStep = {
  kind: 'site',
  role: 'does',
  says: '移った先の外部サイトで、連携するかどうかを答えて、手続きに戻ります。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['site'],
    properties: {
      site: {
        enum: Object.keys(answers),
        description: 'linked（連携する）、refused（連携しない）、abandoned（決めずに戻る）。',
      },
    },
  },
  tell: ({ site }: Options) => `外部サイトで「${answers[site]}」を選ぶ`,
  play: ({ site }: Options, { driver }) =>
    until(driver, '外部サイトへ移っている', async () => {
      const at = await driver.away();
      if (at === '') return 'ポータルにいます';
      // The site knows its visitor once it has been opened, which nothing does where there is no picture.
      await driver.request(at);
      const asked = new URL(at);
      const { status, location } = await driver.request(`${asked.origin}${asked.pathname}`, { form: { answer: site } });
      const back = new URL(location ?? asked, asked);
      if (back.origin !== driver.origin) return `外部サイトの見本が、答えを受け取りません（${status}）`;
      await driver.open(back.href);
      return null;
    }),
};
