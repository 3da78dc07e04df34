import type { Driver } from '../../src/stories/driver.ts';
import type { Tape } from './tape.ts';

const page = '/sandbox/municipality';

/** As the municipality: asks for some things of what was filed last to be corrected, by the form of its stand-in. */
export async function askCorrection({ request }: Driver, tape: Tape, now: number): Promise<void> {
  const [, id = ''] = /name="id" value="([^"]+)"/u.exec((await request(page)).text) ?? [];
  const { text } = await request(`${page}/correction?${new URLSearchParams({ id })}`);
  const names = [...text.matchAll(/type="checkbox" name="([^"]+)"/gu)].map(([, name = '']) => name);
  const asked = names.filter((_, nth) => nth === 0 || tape.pick(2) === 1);
  const dueDate = new Date(now + 20 * 86_400_000).toISOString().slice(0, 10);
  const form = { id, dueDate, ...Object.fromEntries(asked.map((name) => [name, '1'])) };
  const { status, location } = await request(`${page}/correction`, { form });
  if (location === null) throw new Error(`The municipality refused: ${status}`);
}
