// chunk: screen-form
import * as fieldWording from '../../build/wording/field.ts';

/** What is told at an input of what the register has. */
export interface AgainstNote {
  readonly note: string;
  /** Another value than the register's: told in the tone of a warning. */
  readonly differs: boolean;
}

/** `shown`: what the register has, as it is read, or that it has nothing. */
export function againstNote(differs: boolean, source: string, shown: string): AgainstNote {
  return { note: differs ? fieldWording.differs({ source, shown }) : fieldWording.asRegistered({ source }), differs };
}
