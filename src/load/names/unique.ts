import type { Place } from '../../model/place.ts';
import type { Problem } from '../../model/problem.ts';
import type { ScreenFile } from '../gather/load-services.ts';

/** Screen ids, names of screens and routes, and addresses are unique in the whole project; `{a}` and `{b}` count as the same address. */
export function checkUnique(screens: readonly ScreenFile[]): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, string>();
  const claim = (what: string, written: string, key: string, file: string, place: Place) => {
    const first = seen.get(`${what} ${key}`);
    if (first === undefined) seen.set(`${what} ${key}`, file);
    else {
      const message = `${what}「${written}」は ${first === file ? 'このファイルの中' : first} でも使われています。`;
      problems.push({ rule: 'screen/unique', severity: 'error', place, message });
    }
  };
  for (const { file, screen } of screens) {
    const place = screen.at ?? { file, line: 1, column: 1 };
    if (screen.id !== '') claim('画面ID', screen.id, screen.id, file, place);
    // A route may share its screen's name.
    if (screen.name !== '' && !screen.routes.some(({ name }) => name === screen.name))
      claim('画面の名前', screen.name, screen.name, file, place);
    for (const { name, path } of screen.routes) {
      if (name !== '') claim('画面の名前', name, name, file, place);
      claim('パス', path, path.replace(/\{[^}]*\}/g, '{}').replace(/\/$/, ''), file, place);
    }
  }
  return problems;
}
