import type { WrittenCall } from '../../src/model/catalog.ts';
import type { Story } from '../../src/model/story.ts';
import { loadStories } from '../stories/all-stories.ts';
import type { Fault } from './faults.ts';
import { type Afterwards, afterwards, type Outcome, playWithFault } from './play-with-fault.ts';
import { beside, played } from './played-in.ts';

const { project, stories } = loadStories();

/** Calls after which something of the person's is otherwise than before. */
export const effects = (project.catalogs[0]?.calls ?? []).filter(({ effect }) => effect !== 'none');

export interface Cell {
  readonly fault: Fault;
  readonly then: Afterwards;
  readonly outcome: Outcome;
}

/** Which ways on are gone after a fault, the `nth` of its call, of those that there are. */
export type WaysOn = (possible: readonly Afterwards[], fault: Fault, nth: number) => readonly Afterwards[];

interface Trial {
  readonly origin: string;
  /** Default: each. */
  readonly waysOn?: WaysOn;
  /** Is the act then told of elsewhere, too? Default: always. */
  readonly actsElsewhere?: (fault: Fault) => boolean;
}

/** Lets one call go wrong in each of these ways, and goes on. What was refused is known wherever it is opened. */
export async function tryCall(
  call: WrittenCall,
  faults: readonly Fault[],
  { origin, waysOn = (possible) => possible, actsElsewhere = () => true }: Trial,
): Promise<readonly Cell[]> {
  const story = storyOf(call);
  const cells: Cell[] = [];
  for (const [nth, fault] of faults.entries())
    for (const then of waysOn(fault.isUnknown ? waysAfter(call) : afterwards.slice(0, 2), fault, nth))
      cells.push({
        fault,
        then,
        outcome: await playWithFault({ project, origin, story, call, actsElsewhere }, fault, then),
      });
  return cells;
}

/** Only acts outlive the tab. */
const waysAfter = ({ effect }: WrittenCall): readonly Afterwards[] =>
  afterwards.filter((then) => effect === 'files' || then !== 'closed tab');

function storyOf({ name }: WrittenCall): Story {
  const found = stories.find((story) => story.name === played[name]);
  if (found === undefined) throw new Error(`No story is named in which ${name} goes wrong`);
  return found;
}

/** What is wrong in a cell, in a line; null = nothing. */
export function faultIn({ name }: WrittenCall, { fault, then, outcome }: Cell): string | null {
  const { hasMet, seen, lost, stopped, isSilent } = outcome;
  const claims = outcome.claims.filter((claim) => !beside[name]?.some((part) => claim.includes(part)));
  const wrong = [
    ...(hasMet ? [] : ['the call was not made']),
    ...claims.map((claim) => `claims 「${claim}」`),
    ...(isSilent ? ['does not say that nobody knows'] : []),
    ...(lost.length > 0 ? [`loses ${lost.join(', ')}`] : []),
    ...(stopped === null ? [] : [`stops: ${stopped}`]),
  ];
  return wrong.length === 0 ? null : `${fault.name}, ${then} (${seen}): ${wrong.join('; ')}`;
}
