/** Runs in the page: comes to an address as the browser's own buttons do, without loading the page. False = it is none of the portal's. */
export function enterAgain(address: string): boolean {
  if (!location.pathname.startsWith('/svc/') || document.querySelector('main') === null) return false;
  history.pushState({ key: crypto.randomUUID() }, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  return true;
}
