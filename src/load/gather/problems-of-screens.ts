import type { Problem } from '../../model/problem.ts';
import type { TemplateUse } from '../template/apply.ts';
import type { Node } from '../yaml/located.ts';
import type { ScreenFile } from './load-services.ts';

type User = ScreenFile & { readonly template: TemplateUse };

/**
 * The Problems of all screens. What every screen of a template reports at a place in the template is the template's mistake, and is reported once.
 * What only some of them report is their own (a service that lacks a name, an unsuitable constant): it is reported at their `extends`, and once per
 * service if all of its screens report it.
 */
export function problemsOfScreens(screens: readonly ScreenFile[]): Problem[] {
  const users = screens.filter((entry): entry is User => entry.template !== null);
  const files = new Set(users.flatMap(({ template }) => template.files));
  return [
    ...screens.flatMap(({ walk, template }) =>
      walk.problems.filter(({ place }) => template?.files.includes(place.file) !== true),
    ),
    ...[...files].flatMap((file) =>
      ofTemplate(
        file,
        users.filter(({ template }) => template.files.includes(file)),
      ),
    ),
  ];
}

function ofTemplate(file: string, users: readonly User[]): Problem[] {
  const told = new Map(users.map((user) => [user, user.walk.problems.filter(({ place }) => place.file === file)]));
  const kinds = new Map([...told.values()].flat().map((problem) => [keyOf(problem), problem]));
  const problems: Problem[] = [];
  const ofUsers = new Map<User, Problem[]>();
  for (const [key, { place }] of kinds) {
    const found = (user: User) => (told.get(user) ?? []).filter((problem) => keyOf(problem) === key);
    const readers = users.filter(({ template }) => !template.leftOut.some((node) => covers(node, place)));
    const tellers = users.filter((user) => found(user).length > 0);
    const [first] = tellers;
    if (first !== undefined && readers.every((user) => tellers.includes(user))) problems.push(...found(first));
    else
      for (const user of onePerService(tellers, readers))
        ofUsers.set(user, [...(ofUsers.get(user) ?? []), ...found(user)]);
  }
  return [...problems, ...[...ofUsers].flatMap(([user, own]) => atUse(own, user))];
}

/** Messages are not part of the key: known names differ between services, and so does the wording. */
function keyOf({ rule, place }: Problem): string {
  return `${place.line}:${place.column}:${rule}`;
}

function onePerService(tellers: readonly User[], readers: readonly User[]): readonly User[] {
  return tellers.filter((user, index) => {
    const { service } = user.screen;
    const isWhole = readers.every((one) => one.screen.service !== service || tellers.includes(one));
    return !isWhole || tellers.findIndex((one) => one.screen.service === service) === index;
  });
}

/** A missing name is missing wherever the template uses it: reported once, for the first line. */
function atUse(problems: readonly Problem[], { template }: User): Problem[] {
  const once = problems.filter(({ message }, index) => problems.findIndex((one) => one.message === message) === index);
  return once.map(({ rule, severity, place, message }) => {
    const where = `ひな型（${place.file}）の ${place.line} 行目が、この画面では正しくありません。`;
    return { rule, severity, place: template.at, message: `${where}${message}` };
  });
}

/** Do the lines of a node include a place? */
function covers(node: Node, { file, line }: Problem['place']): boolean {
  return node.at.file === file && node.at.line <= line && line <= lastLine(node);
}

function lastLine(node: Node): number {
  if (node.kind === 'list') return Math.max(node.at.line, ...node.items.map(lastLine));
  if (node.kind === 'map') return Math.max(node.at.line, ...node.entries.map(({ value }) => lastLine(value)));
  return node.at.line;
}
