import { useContext } from 'react';
import { FieldSlots } from '../field-slots.ts';
import type { BlockProps } from './block-props.ts';

/** The place of a field in the view; the form draws what stands there. */
export function FieldBlock({ block }: BlockProps<'field'>) {
  const slots = useContext(FieldSlots);
  if (!Object.hasOwn(slots, block.field)) throw new Error(`The form has no field "${block.field}".`);
  return slots[block.field];
}
