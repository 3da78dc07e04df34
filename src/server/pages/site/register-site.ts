import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as commonWording from '../../../../build/wording/server/common.ts';
import * as errorsWording from '../../../../build/wording/server/errors.ts';
import type { DrawPage } from '../../../model/drawn-page.ts';
import { appAddress } from '../../kernel/page/app-address.ts';
import { notFoundPage } from '../../kernel/page/error-pages.ts';
import { filled } from '../../kernel/page/filled.ts';
import { html } from '../../kernel/page/html.ts';
import { ownAddress, redirectHere } from '../../kernel/page/local-address.ts';
import type { Page } from '../../kernel/page/page.ts';
import { sendPage } from '../../kernel/page/send-page.ts';
import type { Portal } from '../../kernel/portal/portal.ts';
import type { Settings } from '../../kernel/portal/settings.ts';
import { withoutStandIns } from '../../kernel/portal/without-stand-ins.ts';
import { browserOf } from '../../kernel/sessions/browser-of.ts';
import { sendFile } from '../files/send-file.ts';
import { type StoredFile, storedFile, storedFiles } from '../files/stored-file.ts';
import { drawingSite } from './draw-site.ts';
import { staticSite } from './static-site.ts';

const notBuiltPage: Page = {
  title: errorsWording.notBuilt.title,
  main: html`<h1>${errorsWording.notBuilt.heading}</h1>
    <p>${filled(errorsWording.notBuilt.text, { command: html`<code>npm run build</code>` })}</p>
    <p><a class="ui-button ui-button-primary" href="/">${commonWording.toTop}</a></p>`,
};

/** Paths of files, never of app routes. */
const filesOnly = /^(assets|data)\/|\.(js|css|map|json|svg|png|ico|txt|woff2)$/;

/** A page has the address of its screen, and no other one. */
const isPage = /\/index\.html$/;

/** File names that contain a content hash. */
const hashed = /^assets\/.+-[\w-]{8}\.\w+$/;

/** Cached for a day without revalidation: icons and wording must be available offline. */
const lasting = ['assets/icons.svg', 'assets/start.js'];

export interface Site {
  /** The built app. */
  readonly folder: URL;
  /** Settings that depend on how the browser reached the server; this server's overrides win. */
  publishedFor(request: FastifyRequest): Settings;
  /** Draws the pages of screens; null = they are those of the build, and the browser draws the rest. */
  readonly draw: DrawPage | null;
  /** False: this browser is to make its calls itself. */
  mayDraw(request: FastifyRequest): Promise<boolean>;
}

/** The built citizen app: hashed assets cached for ever, data revalidated on each use, `index.html` for every route. */
export async function registerSite(
  app: FastifyInstance,
  portal: Portal,
  { folder, publishedFor, draw, mayDraw }: Site,
): Promise<void> {
  const files = storedFiles(fileURLToPath(folder));

  const known = new WeakMap<StoredFile, Promise<object>>();
  /** What a file says, as long as it is the same. */
  const parsed = (file: StoredFile): Promise<object> => {
    const found = known.get(file) ?? file.body('identity').then((body) => JSON.parse(body.toString('utf8')) as object);
    known.set(file, found);
    return found;
  };

  // The published settings with this server's, or for this browser the sandbox's, overrides.
  const settingsFor = async (request: FastifyRequest): Promise<Settings> => {
    const file = await files.open('data/settings.json');
    const browser = portal.sandbox ? await browserOf(portal.database, request) : null;
    const published = file === null ? {} : await parsed(file);
    const settings = { ...published, ...publishedFor(request), ...portal.overrides, ...browser?.settings };
    return portal.sandbox ? settings : withoutStandIns(settings);
  };
  const sendDrawn = draw && drawingSite(app, { files, folder, draw, settingsFor });
  const sendStatic = staticSite(files, folder);

  app.get(appAddress('data/settings.json'), async (request, reply) => {
    const body = Buffer.from(JSON.stringify(await settingsFor(request)));
    return sendFile(request, reply, storedFile('settings.json', body), 'no-cache');
  });

  const root = appAddress('');
  app.get(root.slice(0, -1), async (_request, reply) => redirectHere(reply, ownAddress(root), 302));
  app.get<{ Params: { '*': string } }>(appAddress('*'), async (request, reply) => {
    const path = request.params['*'];
    const file = isPage.test(path) ? null : await files.open(path);
    if (file !== null) return sendFile(request, reply, file, cacheControl(path));
    if (filesOnly.test(path)) return sendPage(reply, notFoundPage, 404);
    const index = await files.open('index.html');
    if (index === null) return sendPage(reply, notBuiltPage, 503);
    const sent = sendDrawn && (await mayDraw(request)) ? await sendDrawn(request, reply, index) : 'none';
    // One that leads elsewhere would be seen first; and who plans faults looks at what the browser draws.
    const way = typeof sent === 'object' ? sent.way : '';
    const isKnown = sendDrawn === null || sent === 'failed' || way !== '';
    if (sent === 'sent' || (isKnown && (await sendStatic(request, reply, path, way)))) return reply;
    return sendFile(request, reply, index, cacheControl('index.html'));
  });
}

function cacheControl(path: string): string {
  if (hashed.test(path)) return 'public, max-age=31536000, immutable';
  return lasting.includes(path) ? 'public, max-age=86400' : 'no-cache';
}
