import { greeting } from './greeting.ts';

/** Messages of the catalogue that the engine's code shows by their names, beside those of constraints. */
export const codeMessages = [
  'default',
  'generic',
  greeting,
  'least',
  'phoneExtension',
  'phoneLong',
  'phoneShort',
  'requiredChoice',
  'requiredFile',
  'requiredMark',
  'sameRow',
] as const;
