import { type BrowserOptions, launchQuery, loggedIn, openBrowser, type Replies } from '../../runtime/browser.ts';
import { projectOf } from '../../runtime/project.ts';

const project = projectOf();

export const four = { kanjiName: '山田花子', sex: '2', birthdate: '19900401', address: '東京都' };
export const waiting = { body: { qrStatus: 1 } };

/** A tab on such a page of the service that reads cards, as it is opened by its caller. */
export async function at(path: string, replies: Replies, more: Partial<BrowserOptions> = {}) {
  const browser = openBrowser({
    project,
    replies: { qrCardAssistInfo: (nth) => ({ body: { qrCode: 'png', accessKey: `key-${nth}` } }), ...replies },
    ...more,
  });
  await browser.open(`familyregister/${path}${launchQuery()}`);
  return browser;
}

export const as = (change: Partial<typeof loggedIn.loginInfo>) => ({
  body: { ...loggedIn, loginInfo: { ...loggedIn.loginInfo, ...change } },
});
