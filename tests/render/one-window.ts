import { GlobalWindow } from 'happy-dom';
import { type Environment, populateGlobal } from 'vitest/runtime';

/** As Vitest's own environment has them. */
const additionalKeys = [
  'Request',
  'Response',
  'MessagePort',
  'fetch',
  'Headers',
  'AbortController',
  'AbortSignal',
  'URL',
  'URLSearchParams',
  'FormData',
];

/** One window for all files of a worker: making it anew, and loading React for it, takes longer than most of them. `before-each-file.ts` empties it. */
const oneWindow: Environment = {
  name: 'one-window',
  viteEnvironment: 'client',
  setup(global) {
    const settings = { disableErrorCapturing: true };
    const page = new GlobalWindow({ console, url: 'http://localhost:3000/', settings });
    populateGlobal(global, page, { bindFunctions: true, additionalKeys });
    return { teardown: () => page.happyDOM.abort() };
  },
};

export default oneWindow;
