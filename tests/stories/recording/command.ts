import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright/test';
import { vocabulary } from '../../../build/vocabulary.ts';
import { nearest } from '../../../src/expressions/nearest.ts';
import { readProjectFiles } from '../../../src/load/files/project-files.ts';
import { memoryCache } from '../../../src/load/files/result-cache.ts';
import { peopleIn } from '../../../src/load/gather/people.ts';
import { launchQuery } from '../../../src/stories/launch-query.ts';
import { logIn } from '../../../src/stories/sandbox.ts';
import { chromiumArguments, chromiumPath, japaneseFontConfig } from '../../browser/harness/chromium.ts';
import { startPortal } from '../../browser/harness/start-portal.ts';
import { loadStories } from '../all-stories.ts';
import { inChromium } from '../chromium/driver.ts';
import { nameOfAddressIn } from './name-of-address.ts';
import { record } from './record.ts';
import { stepsOf } from './recorder.ts';
import { storyYaml } from './story-yaml.ts';
import { whyNoName } from './why-no-name.ts';

export interface Wanted {
  /** `service/name`. */
  readonly name: string;
  readonly title: string;
  /** Sample person; null = nobody logs in. */
  readonly person: string | null;
}

/** `npm run new-story`: opens the portal in a window, and writes what is done there as a story once it is closed. Returns whether it was written. */
export async function recordNew({ name, title, person }: Wanted, print: (line: string) => void): Promise<boolean> {
  const { project, problems } = loadStories();
  const [of = '', own = ''] = name.split('/');
  const service = project.services.find((one) => one.name === of);
  const file = join('screens', of, 'stories', `${own}.yaml`);
  const services = project.services.map((one) => one.name);
  const refusal = whyNoName(name, services) ?? whyNotNow(file, problems.length) ?? whyNobody(person) ?? whyNoWindow();
  if (service === undefined || refusal !== null) {
    print(refusal ?? '');
    return false;
  }
  print('ブラウザーとポータルを準備しています。');
  process.env.FONTCONFIG_FILE ??= japaneseFontConfig();
  const [portal, browser] = await Promise.all([
    startPortal(),
    chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArguments], headless: false }),
  ]);
  try {
    const context = await browser.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo', viewport: null });
    const page = await context.newPage();
    if (person !== null) await logIn(await inChromium(page, project, vocabulary, portal.origin), person);
    const told = await record(context);
    const isLaunched = service.launch !== null;
    const query = isLaunched ? `?${new URLSearchParams(launchQuery({}, portal.origin))}` : '';
    await page.goto(`${portal.origin}/svc/${service.base}/${query}`);
    print('開いた画面で、話のとおりに進めてください。窓を閉じるか、ここで Ctrl+C を押すと、話を書きます。');
    await new Promise<void>((resolve) => {
      browser.on('disconnected', () => resolve());
      page.on('close', () => resolve());
      process.once('SIGINT', () => resolve());
    });
    const steps = stepsOf(told, project, vocabulary, nameOfAddressIn(project, vocabulary, portal.origin, isLaunched));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, storyYaml(title, person, isLaunched, steps), { flag: 'wx' });
    print(
      `${file} に書きました。npm run story -- ${name} で、同じように進むかを確かめてください。終わりに何が見えるはずか（shows、filed など）を書き足してください。`,
    );
    return true;
  } finally {
    await browser.close();
    await portal.stop();
  }
}

function whyNobody(person: string | null): string | null {
  const people = [...(peopleIn(readProjectFiles(process.cwd()), memoryCache()) ?? [])];
  if (person === null || people.includes(person)) return null;
  const meant = nearest(person, people);
  const near = people.filter((id) => id.split('-')[0] === person.split('-')[0]);
  const some = near.length > 0 ? near : people;
  return `サンプルの人「${person}」はいません。${meant === undefined ? `次の人がいます: ${some.join('、')}` : `「${meant}」ではありませんか。`}`;
}

/** Linux draws windows where these say. */
function whyNoWindow(): string | null {
  const { DISPLAY = '', WAYLAND_DISPLAY = '' } = process.env;
  const isMissing = process.platform === 'linux' && `${DISPLAY}${WAYLAND_DISPLAY}` === '';
  return isMissing ? '画面の出る機械で動かしてください（DISPLAY がありません）。' : null;
}

function whyNotNow(file: string, problems: number): string | null {
  if (existsSync(file)) return `${file} は、もうあります。別の名前にしてください。`;
  return problems > 0 ? '先に npm run check の誤りを直してください。' : null;
}
