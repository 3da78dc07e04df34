import type { Moves } from '../../../kernel/portal/agency.ts';

/** What may be done with an application for a qualification, by its status. It is withdrawn only while no examination has begun. */
export const moves: Moves = {
  '1': { examine: '2', withdraw: '7' },
  '2': { return: '3', askPayment: '4', refuse: '6', issue: '5' },
  '3': { correct: '1', lapse: '8' },
  '4': { takePayment: '2', lapse: '8' },
  '5': {},
  '6': {},
  '7': {},
  '8': {},
};

/** Of applications. */
export const handled = { table: 'nq_applications', moves };
