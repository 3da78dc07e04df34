import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join, normalize, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Problem } from '../../src/model/problem.ts';
import { buildProject } from '../build/build-project.ts';
import { problemsText } from '../build/print-problems.ts';

interface Options {
  readonly root: string;
  /** Origin of the reference server. */
  readonly portal: string;
  /** Problems of the initial build. */
  readonly problems: readonly Problem[];
}

const dataPath = '/svc/data/';

/** Serves `build/data`, reloads descriptors on save, and notifies open pages of the changes (`src/app/live-screens.ts`). */
export function liveDescriptors({ root, portal, problems }: Options): Plugin {
  let current = problems;
  return {
    name: 'live-descriptors',
    configureServer(server) {
      const rebuild = serial(async () => {
        const result = await buildProject(root);
        current = result.problems;
        if (current.length > 0) console.error(problemsText(root, current));
        tellProblems(server, root, current);
        if (result.changed.length > 0) server.ws.send('madoguchi:changed', { files: result.changed });
      });
      server.watcher.add(['screens', 'catalog', 'schemas'].map((folder) => join(root, folder)));
      server.watcher.on('all', (_event, file) => {
        if (/\.(ya?ml|schema\.json)$/.test(file)) void rebuild();
      });
      server.ws.on('connection', () => tellProblems(server, root, current));
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://local').pathname;
        if (!path.startsWith(dataPath)) return next();
        const file = normalize(join(root, 'build/data', decodeURIComponent(path.slice(dataPath.length))));
        if (!file.startsWith(join(root, 'build/data') + sep)) return answer(response, 404, '{}');
        dataFile(file, portal, path).then(
          (text) => answer(response, 200, text),
          () => answer(response, 404, '{}'),
        );
      });
    },
  };
}

/** Settings are the built defaults with the server's overrides. */
async function dataFile(file: string, portal: string, path: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  if (!path.endsWith('/settings.json')) return text;
  const overrides = await fetch(portal + path).then(
    (response) => response.json() as Promise<object>,
    () => ({}),
  );
  return JSON.stringify({ ...JSON.parse(text), ...overrides });
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
