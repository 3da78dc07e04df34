import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join, normalize, relative, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Problem } from '../../src/model/problem.ts';
import { buildProject } from '../build/build-project.ts';
import { problemsText } from '../build/print-problems.ts';
import { writeScreenAddresses } from '../build/write-screen-addresses.ts';
import { saysWhatNeedsAStart } from './loaded-once.ts';
import type { PortalProcess } from './portal-process.ts';
import { whyStartAgain } from './taken-up.ts';

interface Options {
  readonly root: string;
  readonly portal: Pick<PortalProcess, 'restart' | 'listens' | 'stopped'>;
  /** Problems of the initial build. */
  readonly problems: readonly Problem[];
}

const appPath = '/svc/';
const dataPath = '/svc/data/';
/** The server's, since it overrides them. */
const settingsPath = '/svc/data/settings.json';

/** Serves `build/data`, reloads descriptors on save, and notifies open pages of the changes (`src/app/live-screens.ts`). */
export function liveDescriptors({ root, portal, problems }: Options): Plugin {
  let current = problems;
  return {
    name: 'live-descriptors',
    // Vite ends the process of its own accord, as soon as it is closed.
    closeBundle: () => portal.stopped(),
    async configureServer(server) {
      let saved: string[] = [];
      const rebuild = serial(async () => {
        const taken = saved;
        saved = [];
        const result = await buildProject(root);
        current = result.problems;
        if (current.length > 0) console.error(problemsText(root, current));
        tellProblems(server, root, current);
        // Until it is put right, the server goes on with what was there before, as the screens do.
        if (current.some(({ severity }) => severity === 'error')) saved.unshift(...taken);
        else {
          writeScreenAddresses(root);
          const why = whyStartAgain(taken, result.changed);
          if (why !== null) await portal.restart(why);
        }
        if (result.changed.length > 0) server.ws.send('madoguchi:changed', { files: result.changed });
      });
      const needsAStart = await saysWhatNeedsAStart(root);
      server.watcher.add(
        ['screens', 'catalog', 'schemas', 'scripts', 'package.json', 'package-lock.json', '.npmrc'].map((path) =>
          join(root, path),
        ),
      );
      server.watcher.on('all', (event, path) => {
        const file = relative(root, path).replaceAll('\\', '/');
        if (/\.(ya?ml|schema\.json)$/.test(file)) {
          saved.push(file);
          void rebuild();
        }
        const says = needsAStart(event, file);
        if (says !== null) console.log(says);
      });
      server.ws.on('connection', () => tellProblems(server, root, current));
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://local').pathname;
        if (!path.startsWith(appPath) || path === settingsPath) return void portal.listens().then(() => next(), next);
        if (!path.startsWith(dataPath)) return next();
        const file = normalize(join(root, 'build/data', decodeURIComponent(path.slice(dataPath.length))));
        if (!file.startsWith(join(root, 'build/data') + sep)) return answer(response, 404, '{}');
        readFile(file, 'utf8').then(
          (text) => answer(response, 200, text),
          () => answer(response, 404, '{}'),
        );
      });
    },
  };
}

function answer(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(body);
}

function tellProblems(server: ViteDevServer, root: string, problems: readonly Problem[]): void {
  server.ws.send('madoguchi:problems', { text: problemsText(root, problems) });
}

/** Runs one at a time; calls made while a run is pending are merged into it. */
function serial(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let waiting = false;
  return () => {
    if (waiting) return running;
    waiting = true;
    running = running.then(async () => {
      waiting = false;
      await work().catch((error: unknown) => console.error(error));
    });
    return running;
  };
}
