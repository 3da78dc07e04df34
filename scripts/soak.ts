/**
 * `tsx scripts/soak.ts [browser] [server]`: memory use of a built project over time. Exits with 1 when the browser's heap grew by more than
 * 5 % from screen change 50 to 200, or the server took more than 500 MB in 20,000 requests.
 */
import { soakBrowser } from '../tests/soak/browser-heap.ts';
import { soakServer } from '../tests/soak/server-memory.ts';

const wanted = process.argv.slice(2);
const all = wanted.length === 0;
const mostGrowth = 1.05;
const requests = 20_000;
const mostMegabytes = 500;

const outcomes: boolean[] = [];
if (all || wanted.includes('browser')) outcomes.push(await soakBrowser(mostGrowth));
if (all || wanted.includes('server')) outcomes.push(await soakServer(requests, mostMegabytes));
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
