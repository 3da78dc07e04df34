import { describe, expect, it } from 'vitest';
import { launchQuery, openBrowser } from '../../runtime/browser.ts';
import { standStill } from '../../runtime/clock.ts';
import { projectOf } from '../../runtime/project.ts';
import { at, four } from './reading-tab.ts';

const project = projectOf();
standStill();

describe('return from the app', () => {
  const confirm = 'personal-information/confirm/';

  it('parameters are read, removed from the address, and sent once; AM-059 the combination code too', async () => {
    const browser = openBrowser({
      project,
      replies: { get4information: { body: four }, cardAssistInfo: { body: {} }, readHistory: {} },
    });
    await browser.open(`familyregister/${confirm}${launchQuery()}&session_id=s1&nonce=n1&combinationCode=c1`);
    expect(browser.sent('get4information')[0]?.body.reqBody).toEqual({ sessionId: 's1', nonce: 'n1' });
    expect(browser.sent('cardAssistInfo')[0]?.body.reqBody).toEqual({
      combinationCode: 'c1',
      combinationCodeCheckFlg: '1',
    });
    expect(browser.location.search).not.toMatch(/session|nonce|combination/);
    expect(browser.location.search).toContain('processId=001');
    expect(browser.screen.view.getState().phase).toBe('ready');
  });

  it('statistics go under the product name [AM-069]', async () => {
    const browser = openBrowser({
      project,
      replies: { get4information: { body: four }, readHistory: { code: 'ED1107' } },
      settings: { 'statistics.product': 'portal' },
    });
    await browser.open(`familyregister/${confirm}${launchQuery()}&sessionId=s1&nonce=n1`);
    expect(browser.sent('readHistory')[0]?.body.reqBody).toEqual({ portalCallFunctionType: '01', workId: 'K67' });
    expect(browser.dialog).toBeNull();
  });

  it.each([
    ['ER-031 AM-033 without session id', '&nonce=n1', 'F00114'],
    ['ER-032 AM-033 without nonce', '&sessionId=s1', 'F00115'],
    ['AM-033 opened directly', '', 'F00114'],
  ])('%s', async (_, query, number) => {
    const browser = await at(confirm, {});
    await browser.open(`familyregister/${confirm}${launchQuery()}${query}`);
    expect(browser.dialog?.number).toBe(number);
  });

  it('EL2205 another card: back to the reading with a banner that goes after one more screen change', async () => {
    const browser = openBrowser({ project, replies: { get4information: { code: 'EL2205' }, domicileGet: 'never' } });
    await browser.open(`familyregister/${confirm}${launchQuery()}&sessionId=s1&nonce=n1`);
    await browser.settle();
    expect(browser.at).toBe('familyregister-personal-information');
    expect(browser.screen.view.getState().scope.state).toMatchObject({ cardMismatch: true });
    await browser.press('back');
    expect(browser.screen.view.getState().scope.state).toMatchObject({ cardMismatch: false });
  });

  it('WL1506 leads back to the reading', async () => {
    const browser = openBrowser({ project, replies: { get4information: { code: 'WL1506' } } });
    await browser.open(`familyregister/${confirm}${launchQuery()}&sessionId=s1&nonce=n1`);
    await browser.settle();
    expect(browser.at).toBe('familyregister-personal-information');
  });
});
