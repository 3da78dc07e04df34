import { screenUrl } from '../../runtime/navigation/routes.ts';
import type { Stage } from '../driver.ts';
import { launchQuery } from '../launch-query.ts';
import type { PlayableStep } from '../story-step.ts';
import { StoryFailure } from '../until.ts';

interface Options {
  readonly open: string;
  readonly with: { readonly [name: string]: unknown };
}

export const storyStep: PlayableStep = {
  kind: 'open',
  role: 'does',
  says: '画面か住所を開きます。launch がある話では、呼び出し元のサービスの値が付きます。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['open'],
    properties: {
      open: { 'x-kind': 'name:opened', description: '画面の名前か、/ で始まる住所（/svc/… など）。' },
      with: {
        'x-kind': 'plain',
        default: {},
        description: '住所（path）の { } に入る値と、? のあとに付く値。例: { issuer: medis }',
      },
    },
  },
  tell: ({ open }: Options) => `${open} を開く`,
  play: async ({ open, with: values }: Options, stage) =>
    stage.driver.open(open.startsWith('/') ? open : addressOf(open, values, stage)),
};

function addressOf(name: string, values: Options['with'], { project, story, driver }: Stage): string {
  const screen = project.screens.find(({ routes }) => routes.some((route) => route.name === name));
  const routes = screen?.routes.filter((route) => route.name === name) ?? [];
  const launched = project.services.find(({ name: service }) => service === screen?.service)?.launch ?? null;
  const query = launched === null || story.launch === null ? {} : launchQuery(story.launch, driver.origin);
  const below = screenUrl(routes, { ...query, ...values });
  if (below === null) {
    const paths = routes.map(({ path }) => `「${path}」`).join('か');
    throw new StoryFailure(`${name} の住所がわかる`, `with に、住所 ${paths} に入る値がありません`);
  }
  return `/svc/${below}`;
}
