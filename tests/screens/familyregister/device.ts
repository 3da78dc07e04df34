import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { launchQuery, loggedIn, openBrowser, type Replies } from '../../runtime/browser.ts';
import type { fakeLocks } from '../../runtime/fake-locks.ts';
import { MemoryStorage } from '../../runtime/memory-storage.ts';
import { projectOf } from '../../runtime/project.ts';
import { domicile as domicileGet } from './domicile-answer.ts';

const project = projectOf();

const as = (person: string) => ({ body: loggedIn, headers: { 'session-person': person } });
export const start = `familyregister/select/${launchQuery()}`;

/** Tabs of one browser. `person`: who is logged in. `local`: what this tab reads of what the others wrote. */
export function device(settings = {}, locks?: ReturnType<typeof fakeLocks>) {
  const shared = new MemoryStorage();
  return (replies: Replies, person = 'a', session = new MemoryStorage(), local = shared) =>
    openBrowser({
      project,
      settings,
      locks,
      storages: { session, local },
      replies: { isLogin: as(person), domicileGet, loggingCreate: {}, ...replies },
    });
}

export type Tabs = ReturnType<typeof device>;

export const asked = ({ sent }: ReturnType<Tabs>) => sent('outcomeGet').map(({ body }) => body.reqBody?.key);
export const doneAnswer = { body: { outcome: 'done', answer: { createXmlIsSuccess: true } } };

export const { unanswered, sentElsewhere } = (
  parse(readFileSync('catalog/shell.yaml', 'utf8')) as { words: { unanswered: string; sentElsewhere: string } }
).words;
