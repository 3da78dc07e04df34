import { describe, expect, it } from 'vitest';
import { saidSentences } from '../../../src/lint/reading/said-sentences.ts';
import { discoverJobs } from '../../../src/server/kernel/jobs/discover-jobs.ts';
import { findModules, membersOf } from '../../../src/server/modules.ts';
import { check, realFiles } from '../../lint/project.ts';
import { defaultSettings } from '../default-settings.ts';
import { databases, sharedPortalOn } from '../harness.ts';
import { mailCases } from './mail-cases.ts';
import { unknownTests, unnamedCases } from './named-tests.ts';
import { unknownServerSentences } from './server-sentences.ts';
import { mailsOf } from './signing.ts';

const mails = saidSentences(check(realFiles), 'mails');

describe('the list of what promises a mail or news (catalog/words.yaml)', () => {
  it('names, for each sentence, a test that it is sent, or why it is no promise of a mail', () => {
    const sent = mails.said.map(({ test }) => test).filter((one) => one !== '');
    expect(unknownTests(sent, mailCases)).toEqual([]);
    expect(unnamedCases(sent, mailCases)).toEqual([]);
  });

  it('has every sentence of the server that promises one: on its pages, in mails, receipts and refusals', () => {
    expect(unknownServerSentences(mails, /[ぁ-ん]/u)).toEqual([]);
  });
});

const modules = await findModules();
const lists = [...membersOf(modules, 'mails'), ...membersOf([...(await discoverJobs(modules)).values()], 'mails')];

/** The list of mails, each with anything where a placeholder stands. */
const templates = lists
  .flatMap((mails) => mails(defaultSettings))
  .map(({ text }) => {
    const parts = text.split(/（[^（）]*）/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('[^\\n]+')}(?:\\?number=\\d+)?$`);
  });

describe.each(databases)('mails are sent as they are promised, on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  it.each(mailCases.map((one) => [one.name, one] as const))('%s', async (_name, { begin }) => {
    const { client, act, mails: promised, todo } = await begin(portal.origin, portal.database);
    const before = (await mailsOf(client)).length;
    await act();
    const sent = (await mailsOf(client)).slice(before);
    expect(sent.map(({ to }) => to)).toEqual(promised.map(([to]) => to));
    for (const [at, [, says]] of promised.entries()) expect(sent[at]?.text).toMatch(says);
    if (todo !== undefined) expect(await (await client.send('/todo')).text()).toMatch(todo);
    // Everything that was sent on the way stands in the list of mails, with its placeholders.
    for (const { text } of await mailsOf(client)) expect(templates.filter((one) => one.test(text))).toHaveLength(1);
  });
});
