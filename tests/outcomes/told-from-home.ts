import type { WrittenCall } from '../../src/model/catalog.ts';
import { readContracts } from '../../src/server/kernel/contract/contracts.ts';
import { MemoryStorage } from '../runtime/memory-storage.ts';
import { createRequests } from '../stories/requests.ts';
import { falseClaims } from './claims.ts';
import type { FaultyRequests } from './faulty-requests.ts';
import { falseNamedClaims } from './named-claims.ts';
import { copyOf, ledToFromHome, toldByPage } from './page-of-outcomes.ts';

const { calls } = await readContracts(new URL('../../catalog/', import.meta.url));

interface Lost {
  readonly origin: string;
  readonly requests: FaultyRequests;
  /** The act to which no answer came. */
  readonly call: WrittenCall;
}

/**
 * The tab is closed: home, in a new one, leads to a page that tells what became of the act, without launch, flow or guard of the screen that sent it; so does
 * another device, and nobody else is told anything. Answers what is not so; null = all of it is.
 */
export async function untoldFromHome({ origin, requests, call }: Lost, kept: Storage): Promise<string | null> {
  const title = calls.find(({ entry }) => entry.call === call.name)?.entry.title ?? '';
  const local = copyOf(kept);
  const to = await ledToFromHome(requests, local);
  if (to === null || to.startsWith('/svc/')) return `home leads to ${to}`;
  const isDone = requests.isCarriedOut();
  const { words, leads } = await toldByPage(requests, to, local);
  const world = { isDone, isUnknown: false };
  const wrong = [...falseClaims(words, world), ...falseNamedClaims(words, world, true)];
  if (wrong.length > 0) return `the page of outcomes claims ${wrong.join(' ')}`;
  const told = isDone ? '受け付けられました' : '受け付けられていません';
  if (!words.some((word) => word.includes(told))) return `the page of outcomes says ${words.join(' ')}`;
  if (leads.length === 0) return 'the page of outcomes leads nowhere';
  const elsewhere = await toldByPage(requests, to, new MemoryStorage());
  if (elsewhere.accepted.includes(title) !== isDone) return `another device tells ${elsewhere.accepted.join(', ')}`;
  const { text } = await createRequests(origin).request(to);
  return text.includes(title) || !text.includes('/login?to=') ? 'it tells strangers' : null;
}
