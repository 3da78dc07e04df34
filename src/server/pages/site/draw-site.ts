import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DrawPage } from '../../../model/drawn-page.ts';
import { LoggableError } from '../../db/loggable-error.ts';
import { allowInline } from '../../kernel/page/allow-inline.ts';
import { notFoundPage } from '../../kernel/page/error-pages.ts';
import { localAddress, redirectHere } from '../../kernel/page/local-address.ts';
import { sendPage } from '../../kernel/page/send-page.ts';
import type { Settings } from '../../kernel/portal/settings.ts';
import { originOf } from '../../kernel/sessions/origin.ts';
import type { StoredFile, storedFiles } from '../files/stored-file.ts';
import { callAs } from './call-as.ts';
import { type Frame, frameOf, type PartFiles, pageOf } from './page-frame.ts';

interface Drawing {
  readonly files: ReturnType<typeof storedFiles>;
  /** The built app. */
  readonly folder: URL;
  readonly draw: DrawPage;
  settingsFor(request: FastifyRequest): Promise<Settings>;
}

/** `none`: the browser finds out what to show there. Names a way: it can be shown to a tab that has been on that (`PageOnWay`). */
type Sent = 'sent' | 'none' | 'failed' | { readonly way: string };

/** What is drawn waits for calls. Where the database does not answer, the page of the build says more than none. */
const mostMs = 8000;

/** A timer that is taken back: to break one off by a signal makes an exception with its stack for each page. */
async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoggableError(`not drawn within ${mostMs} ms`)), mostMs).unref();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Answers addresses of screens with their page as it is for this person now, and those of nothing with 404. */
export function drawingSite(app: FastifyInstance, { files, folder, draw, settingsFor }: Drawing) {
  const json = new WeakMap<StoredFile, Promise<unknown>>();
  /** What is published at this moment: replacing a file publishes it. */
  const data = async (path: string): Promise<unknown> => {
    const file = await files.open(`data/${path}`);
    if (file === null) throw new Error('a file that the build writes is missing');
    const known = json.get(file) ?? file.body('identity').then((body) => JSON.parse(body.toString('utf8')));
    json.set(file, known);
    return known;
  };
  let frame: { readonly index: StoredFile; readonly made: Promise<Frame> } | null = null;
  const frameNow = (index: StoredFile): Promise<Frame> => {
    if (frame?.index !== index) frame = { index, made: makeFrame(index) };
    return frame.made;
  };
  const makeFrame = async (index: StoredFile): Promise<Frame> => {
    const text = async (path: string) => (await files.open(path))?.body('identity').then(String) ?? '';
    const parts = JSON.parse(await readFile(new URL('.vite/parts.json', folder), 'utf8')) as PartFiles;
    return frameOf(String(await index.body('identity')), await text('assets/start.js'), parts, text);
  };

  const pageFor = async (request: FastifyRequest, cookies: string[]): ReturnType<DrawPage> => {
    const { pathname, search } = new URL(request.url, originOf(request));
    return draw({
      origin: originOf(request),
      pathname,
      search,
      userAgent: request.headers['user-agent'] ?? '',
      referrer: request.headers.referer ?? '',
      settings: await settingsFor(request),
      data,
      call: (path, body, headers) => callAs(app, request, { path, body, headers }, cookies),
      report: (what, detail) =>
        // A step that throws is a mistake of who wrote it.
        request.log[what === 'step' ? 'warn' : 'debug'](
          { err: detail instanceof Error ? detail : undefined, what },
          'drawing',
        ),
    });
  };

  return async (request: FastifyRequest, reply: FastifyReply, index: StoredFile): Promise<Sent> => {
    const cookies: string[] = [];
    try {
      const drawn = await withinTime(pageFor(request, cookies));
      if (cookies.length > 0) reply.header('set-cookie', cookies);
      if (drawn === null) return 'none';
      if ('way' in drawn) return drawn;
      if ('to' in drawn) {
        const to = localAddress(drawn.to, originOf(request));
        if (to === null) return 'none';
        redirectHere(reply.header('cache-control', 'no-store'), to, 302);
        return 'sent';
      }
      if ('notFound' in drawn) {
        // Who follows no such header has read the words.
        await sendPage(reply.header('refresh', `0; url=${drawn.notFound}`), notFoundPage, 404);
        return 'sent';
      }
      const { html, styleHash, scriptHash } = pageOf(await frameNow(index), drawn);
      allowInline(reply, { 'style-src': [`'${styleHash}'`], 'script-src': [`'${scriptHash}'`] });
      // Of one person, and of this moment.
      reply
        .header('cache-control', 'no-store')
        .header('vary', 'accept-encoding, cookie')
        .type('text/html; charset=utf-8');
      await reply.send(html);
      return 'sent';
    } catch (error) {
      request.log.error({ err: error }, 'page not drawn');
      return 'failed';
    }
  };
}
