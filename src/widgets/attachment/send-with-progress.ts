// chunk: data-form
import type { Send } from '../../runtime/contract/host.ts';

/** Sends as `fetch` does, and tells how much of the request has gone out (0 to 1), which `fetch` cannot tell. */
export function sendWithProgress(onProgress: (share: number) => void): Send {
  return (url, { fetch, ...init }) =>
    typeof XMLHttpRequest === 'undefined' ? fetch(url, init) : byRequest(url, init, onProgress);
}

function byRequest(url: string, init: RequestInit, onProgress: (share: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new TypeError('The request failed'));
    request.open(init.method ?? 'GET', url);
    request.withCredentials = init.credentials === 'include';
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      const { status, responseText } = request;
      const hasBody = ![204, 205, 304].includes(status);
      resolve(new Response(hasBody ? responseText : null, { status, headers: headersOf(request) }));
    };
    request.onerror = fail;
    request.onabort = fail;
    init.signal?.addEventListener('abort', () => request.abort());
    if (init.signal?.aborted) fail();
    else request.send(init.body as string);
  });
}

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/u)
    .filter(Boolean);
  return new Headers(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
}
