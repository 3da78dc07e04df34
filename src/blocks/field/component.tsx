import { useContext } from 'react';
import type { BlockProps } from '../../draw/block-props.ts';
import { FieldSlots } from '../../draw/field-slots.ts';
import type { FieldBlock } from './block.ts';

/** Places a field in the view; the form renders its content. */
export default function FieldView({ block }: BlockProps<FieldBlock>) {
  const slots = useContext(FieldSlots);
  if (!Object.hasOwn(slots, block.field)) throw new Error(`No field ${block.field}`);
  return slots[block.field];
}
