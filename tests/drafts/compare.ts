import { isDeepStrictEqual } from 'node:util';
import { pathIn } from '../../src/flow/conditions/reads.ts';
import { sourcesOf } from '../../src/flow/filed/branches.ts';
import { type Row, squeezed } from './drawn.tsx';
import { placesOf, writtenSince } from './records.ts';
import type { Leaf } from './sent-leaves.ts';
import type { Stages } from './stages.ts';

/** As it is read: spaces at its ends, and several in a row, are not seen on a page. */
const asRead = (text: string) => text.replaceAll(/[ \t\r\n]+/gu, ' ').trim();

const told = ({ name, value }: Row) => `${name}：${asRead(value)}`;

/** Of the first list, what is not in the second one as often. */
function missingIn(rows: readonly Row[], others: readonly Row[]): readonly string[] {
  const left = others.map(told);
  return rows.map(told).filter((row) => {
    const at = left.indexOf(row);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What is not the same from one stage to the next, in words. `unstored`: members that no record keeps, and why not is written. */
export function differences(stages: Stages, unstored: readonly string[]): readonly string[] {
  const { shown, asSent, leaves, signed } = stages;
  const found: string[] = [];
  const say = (what: string, which: readonly string[]) => {
    if (which.length > 0) found.push(`${what}: ${which.join(' | ')}`);
  };
  if (shown === null || asSent === null) return ['the check screen was never seen'];
  const rows = stages.rows.filter(({ paths }) => paths.length > 0);
  const beside = stages.rows.flatMap((row) => (row.beside.paths.length > 0 ? row.beside.texts : []));
  say('sent, not shown', missingIn(rows, shown.rows));
  say(
    'sent, not shown beside it',
    beside.filter((text) => !shown.text.includes(squeezed(text))),
  );
  say('shown, not as it was sent', missingIn(shown.rows, asSent.rows));
  say('sent, and shown otherwise', missingIn(asSent.rows, shown.rows));
  say('sent, and shown nowhere', leaves.filter((leaf) => !isTold(stages, leaf)).map(ofLeaf));
  if (signed !== null) {
    say('shown, not on the page that is signed', missingIn(rows, signed.rows));
    say('on the page that is signed, not shown', missingIn(signed.rows, rows));
  }
  say(
    'sent, not stored',
    leaves.filter((leaf) => !unstored.includes(leaf.member) && !isStored(stages, leaf)).map(ofLeaf),
  );
  const { receipts, answered } = stages;
  const own = receipts.find(({ number }) => answered.includes(number));
  if (own !== undefined) {
    // To whom it was filed is said apart from its content.
    const filed = rows.filter(({ value }) => asRead(value) !== asRead(own.filedTo));
    say('filed, not on the receipt', missingIn(filed, own.content));
    const isKnown = ({ value }: Row) =>
      shown.text.includes(squeezed(value)) || answered.some((one) => squeezed(one) === squeezed(value));
    say('on the receipt, neither shown nor answered', own.content.filter((row) => !isKnown(row)).map(told));
    if (stages.result !== null) say('on the receipt, not drawn', missingIn(own.content, stages.result.rows));
    say(
      'a mail without its number',
      // Numbers stand in groups there.
      stages.mails.filter((mail) => !mail.replaceAll(' ', '').includes(own.number)),
    );
  } else if (receipts.length > 0) found.push(`no receipt has a number of ${answered.join(', ')}`);
  return found;
}

const ofLeaf = ({ path, value }: Leaf) => `${path}=${JSON.stringify(value)}`;

/** Does the check screen show it? */
function isTold({ rows, filing, shown }: Stages, { member, value }: Leaf): boolean {
  const own = filing.sent.filter((sent) => sent.member === member);
  // What stands in the descriptor itself is the same in every draft.
  if (own.length === 0) return true;
  const paths = new Set(own.flatMap(({ tree }) => sourcesOf(tree)));
  const here = rows.filter((row) => [...row.paths, ...row.beside.paths].some((path) => paths.has(path)));
  const isTyped = [...paths].some((path) => isDeepStrictEqual(shown?.form[path.replace(/^form\./u, '')], value));
  // What was put together is shown as it was sent; otherwise the row has it in the words of the descriptor.
  const isMade = own.every(({ tree }) => pathIn(tree, new Map()) === null);
  return isTyped || (isMade ? here.some((row) => asRead(row.value) === asRead(String(value))) : here.length > 0);
}

/** Does a record that was written with it have it, at a place of that name, or inside a document of its own? */
function isStored({ before, after }: Stages, { path, value }: Leaf): boolean {
  const parts = path.split('.');
  const names = parts.map((_, nth) => parts.slice(nth).join('.'));
  const isName = (place: string) => names.some((name) => place === name || place.endsWith(`.${name}`));
  return writtenSince(before, after)
    .flatMap(([, row]) => placesOf(row))
    .some(([place, is]) => {
      if (typeof is === 'string' && is.startsWith('<?xml')) return is.includes(`<${parts.at(-1)}>${value}</`);
      return isName(place) && isDeepStrictEqual(is, value);
    });
}
