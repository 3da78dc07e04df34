import { blockText } from '../../words/block-text.ts';
import { dialogWords } from '../../words/dialog-words.ts';
import { press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { draftNotification, expectKana, kanaCalls, openKana, pressTo, submissionsOf } from './kana.ts';

const ways = [
  ['KN-082', 'kana-native-app', 'native', '02', /\/svc\/kana\/digital-signature\?/u],
  ['KN-083 IN-004 IN-005 IN-008 EN-065 EN-066 EN-067', 'kana-intent', 'intent', '03', /\/svc\/intent-signature\?/u],
] as const;

for (const [rows, persona, app, callFunctionType, wayBack] of ways)
  test(`${rows} API-108 API-117 API-133 AM-082 ${app}: card and signature by the app, which comes back in a tab of its own; the answer to the submission is lost, a reload finds it, and there is one submission`, async ({
    page,
    portal,
  }) => {
    await portal.login(persona);
    await draftNotification(portal);
    await openKana(portal, 'read');
    await press(page, 'read');
    await page.waitForURL(new RegExp(`/sandbox/app/${app}`, 'u'));
    await page.getByRole('button', { name: 'カードを読み取る' }).click();
    await expectKana(page, 'family');
    expect(new URL(page.url()).search).toBe('');
    const [read] = await portal.journal(kanaCalls.cardAssistInfo);
    expect(read?.request.reqBody).toEqual({ sessionId: expect.any(String), nonce: expect.any(String) });
    const [told] = await portal.journal(kanaCalls.readHistory);
    expect(told?.request.reqBody).toMatchObject({ madoguchiCallFunctionType: callFunctionType });

    await openKana(portal, 'agreement');
    await page.getByRole('checkbox').check();
    await pressTo(page, 'sign', 'next');
    const underWay = page.getByText(
      blockText(
        'kana-digital-signature',
        'banner',
        "intent.started && state.cardProblem == '' && !has(state.signature)",
      ),
    );
    await expect(underWay).toHaveCount(0);
    await press(page, 'sign');
    await page.waitForURL(new RegExp(`/sandbox/app/${app}`, 'u'));
    await expect(page.getByText('ヒトミ')).toBeVisible();
    const launched = page.url();
    // A tab of its own knows nothing of the procedure: the screen finds it in the portal.
    await page.evaluate(() => sessionStorage.clear());
    if (app === 'intent') {
      await openKana(portal, 'sign');
      await expectKana(page, 'sign');
      await expect(underWay).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.getItem('madoguchi.state.kana.process'))).toContain('new');
      await page.goto(launched);
      await page.evaluate(() => sessionStorage.clear());
    }
    await portal.fault({ path: kanaCalls.submit, drop: 'after' });
    const back = page.waitForRequest(wayBack);
    await page.getByRole('button', { name: '署名する' }).click();
    await back;
    await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(
      dialogWords('kana-digital-signature', 'outcomeUnknown').title,
    );
    expect(new URL(page.url()).search).toBe('');
    expect(await page.evaluate(() => sessionStorage.getItem('madoguchi.state.kana.process'))).toContain('new');
    const kept = await page.evaluate(() => localStorage.getItem('signature.intent'));
    if (app === 'native') expect(kept).toBeNull();
    else expect(JSON.parse(kept ?? '')).toMatchObject({ sessionId: expect.any(String), nonce: expect.any(String) });
    await page.reload();
    const found = page.getByRole('dialog');
    await expect(found.getByRole('heading')).toHaveText(dialogWords('kana-digital-signature', 'outcomeDone').title);
    await found.getByRole('button').click();
    await expectKana(page, 'complete');

    const sent = await portal.journal(kanaCalls.submit);
    expect(sent.map(({ resultCode }) => resultCode)).toEqual(['dropped']);
    expect(sent[0]?.request.reqBody).toMatchObject({
      signature: { sessionId: expect.any(String), nonce: expect.any(String) },
    });
    const [prepared] = await portal.journal(kanaCalls.signaturePrepare);
    expect(prepared?.request.reqBody).toEqual({ target: sent[0]?.request.reqBody?.report });
    expect(await submissionsOf(portal)).toHaveLength(1);
  });
