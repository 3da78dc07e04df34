import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environmentWith, outputOf, runSucceeds } from './command.ts';
import { nodePackage, readWords } from './node-package.ts';
import type { Outcome, Proof } from './proof.ts';

/** Runs in a clone of the last commit: packages are installed by that Node too, and those of this folder stay untouched. */
export const testsOnNode: Proof = {
  name: 'node',
  says: 'npm ci and npm test on another Node; -- node 20.19 22 26 names the releases (24 if none), further words parts of npm test',
  async prove(words) {
    const { versions, parts } = readWords(words);
    const what = (version: string) => ['npm test', ...parts, 'on Node', version].join(' ');
    return versions.map((version) => {
      const folder = mkdtempSync(join(tmpdir(), 'madoguchi-proof-'));
      try {
        return { what: what(version), ...onNode(version, parts, folder) };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });
  },
};

function onNode(version: string, parts: readonly string[], folder: string): Omit<Outcome, 'what'> {
  const [tools, copy] = [join(folder, 'tools'), join(folder, 'copy')];
  mkdirSync(tools);
  const wanted = `${nodePackage(process.platform, process.arch)}@${version}`;
  const install = ['install', '--prefix', tools, '--no-save', '--no-audit', '--no-fund', wanted];
  if (!runSucceeds('npm', install, tools, process.env)) return notRun(`the package ${wanted} could not be installed`);
  const env = environmentWith(join(tools, 'node_modules/.bin'));
  const running = outputOf('node', ['-p', 'process.versions.node'], tools, env);
  if (running === null) return notRun(`the Node of ${wanted} does not start on this machine`);
  if (!runSucceeds('git', ['clone', '--quiet', process.cwd(), copy], folder, process.env))
    return notRun('no git clone of it');
  const commit = outputOf('git', ['log', '-1', '--format=%h %s'], copy);
  const isWhole = outputOf('git', ['status', '--porcelain'], process.cwd()) === '';
  console.log(`\nNode ${running}: ${commit}${isWhole ? '' : ' (without what is not committed)'}`);
  const why = `Node ${running}`;
  if (!runSucceeds('npm', ['ci', '--no-audit', '--no-fund'], copy, env))
    return { result: 'FAILS', why: `${why}, npm ci` };
  return { result: runSucceeds('npm', ['test', '--', ...parts], copy, env) ? 'holds' : 'FAILS', why };
}

function notRun(why: string): Omit<Outcome, 'what'> {
  return { result: 'not run', why };
}
