/** What one tab writes to the local storage reaches another one on another way than the end of a lock does, and later on a busy device. In milliseconds. */
const storageArrives = { most: 2000, lookedForEach: 50 };

/**
 * Waits for a tab of this browser that is sending it at this moment (`idempotency.ts` of the run-time has the same lock): asking gives a sending up. True:
 * there was one. `isOnDevice`: this page still reads that it is unanswered. `onWait`: there is one.
 */
export async function untilAnswered({ navigator: { locks } }, key, isOnDevice, onWait) {
  const name = `madoguchi.once.${key}`;
  const isFree = await locks?.request(name, { mode: 'shared', ifAvailable: true }, (lock) => lock !== null);
  if (isFree !== false) return false;
  onWait();
  await locks.request(name, { mode: 'shared' }, () => {});
  const { most, lookedForEach } = storageArrives;
  for (let waited = 0; waited < most && isOnDevice(); waited += lookedForEach)
    await new Promise((resolve) => setTimeout(resolve, lookedForEach));
  return true;
}

/**
 * What the portal tells of an act, in the way that it can be asked (setting `outcome.ask`): `done`, `other` (done with other content), `none`, `unseen` (no
 * sign of it yet), `unasked` (it cannot be asked), `silent`, or `over`: this person is logged in no longer.
 */
export async function ask(page, around, { path, witness, asks }, kept) {
  if (asks === 'none') return 'unasked';
  const { key, intention, read, screenId } = kept;
  const keys = { path, key, intention, ...(read !== undefined && { content: read }) };
  const [to, body] =
    asks === 'key'
      ? ['/api/common/outcome/get', { commonHeader: { screenId }, reqBody: keys }]
      : ['/outcomes/seen', { screenId, path, intention }];
  try {
    const response = await page.fetch(to, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'Session-Person': around.outcomes },
      body: JSON.stringify(body),
      credentials: 'include',
      signal: AbortSignal.timeout(Number(around.timeout) * 1000),
    });
    const answer = await response.json();
    if (response.status === 401 || answer.errors?.[0]?.errorCode === 'other-person') return 'over';
    const { outcome, answer: told } = (response.ok && answer.resultCode === '0000' && answer.resBody) || {};
    if (outcome === 'none' || outcome === 'unseen') return outcome;
    if (outcome !== 'done' && outcome !== 'other') return 'silent';
    // What was answered but not done (a wrong answer, say) was not accepted.
    return asks === 'key' && witness !== null && told?.[witness] !== true ? 'none' : outcome;
  } catch {
    return 'silent';
  }
}
