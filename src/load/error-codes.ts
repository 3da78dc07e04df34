type Groups = { readonly [name: string]: readonly string[] };

/** Is `code` meant by one of the words of a row: `any`, the code itself, a group, or a range such as `ELU205-ELU208`? */
export function meansCode(words: readonly string[], code: string, groups: Groups): boolean {
  return words.some((word) => word === 'any' || isNamed(word, code, groups));
}

function isNamed(word: string, code: string, groups: Groups): boolean {
  if (word === code) return true;
  const group = Object.hasOwn(groups, word) ? groups[word] : undefined;
  if (group) return group.some((member) => isNamed(member, code, {}));
  const dash = word.indexOf('-');
  if (dash < 2 || !/^[A-Z]+\d+$/.test(code)) return false;
  const range = /^([A-Z]+)(\d+)-\1(\d+)$/.exec(word);
  const own = /^([A-Z]+)(\d+)$/.exec(code);
  if (range === null || own === null || range[1] !== own[1]) return false;
  return Number(own[2]) >= Number(range[2]) && Number(own[2]) <= Number(range[3]);
}
