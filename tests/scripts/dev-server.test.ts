import { describe, expect, it } from 'vitest';
import { saysWhatNeedsAStart } from '../../scripts/dev/loaded-once.ts';
import { whyStartAgain } from '../../scripts/dev/taken-up.ts';

describe('the development server starts the portal again', () => {
  it.each([
    ['catalog/settings.yaml', []],
    ['screens/kana/catalog/calls/kanaSubmit.yaml', []],
    ['screens/kana/catalog/types/kanaFiling.yaml', []],
    ['catalog/home.yaml', ['data/build.json']],
    ['screens/kana/SCK3003-01-005.kana-input-kana.yaml', ['data/screens/kana-input-kana.json', 'input-checks.json']],
    ['catalog/messages.ja.yaml', ['input-checks.json']],
    ['catalog/server/home.yaml', ['wording/server/home.ts']],
    ['screens/kana/catalog/server.yaml', ['wording/services/kana.ts']],
  ])('for %s', (saved, built) => {
    expect(whyStartAgain([saved, saved], built)).toMatch(/^[^、]*サーバーを始め直します。$/);
  });

  it.each([
    ['screens/kana/SCK3003-01-005.kana-input-kana.yaml', ['data/screens/kana-input-kana.json', 'data/versions.json']],
    ['catalog/dialogs.yaml', ['data/catalog.ja.json']],
    ['catalog/components/list.yaml', ['wording/list.ts']],
    ['screens/kana/stories/alone.yaml', []],
  ])('not for %s', (saved, built) => {
    expect(whyStartAgain([saved], built)).toBeNull();
  });
});

describe('what the process itself has loaded needs a start by hand', async () => {
  const says = await saysWhatNeedsAStart(process.cwd());

  it.each([
    ['change', 'src/lint/rules/act-unasked.ts'],
    ['change', 'src/blocks/text/block.ts'],
    ['change', 'src/load/gather/read-schemas.ts'],
    ['change', 'scripts/build/build-project.ts'],
    ['change', 'scripts/dev/live-descriptors.ts'],
    ['add', 'src/steps/new/step.ts'],
    ['unlink', 'src/forms/constraints/kana.ts'],
    ['change', 'package-lock.json'],
  ])('%s of %s', (event, file) => {
    expect(says(event, file)).toMatch(new RegExp(`^${file}.+npm run dev をもう一度動かしてください。$`));
  });

  it.each([
    ['change', 'src/server/create-server.ts'],
    ['add', 'src/server/services/kana/endpoints/kana-news.ts'],
    ['change', 'src/ui/button.tsx'],
    ['change', 'src/blocks/text/component.tsx'],
    ['add', 'src/blocks/text/examples.yaml'],
    ['change', 'scripts/dev/portal.ts'],
    ['change', 'screens/kana/service.yaml'],
  ])('not %s of %s', (event, file) => {
    expect(says(event, file)).toBeNull();
  });
});
