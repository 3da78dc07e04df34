// chunk: inputs
import * as fieldWording from '../../build/wording/field.ts';
import { LinkButton } from './link.tsx';

/** More boxes than this are many to press one by one. */
const many = 7;

/** Marks every box of a group, or none. Renders nothing where they are few. */
export function ChooseAll({ count, onAll }: { readonly count: number; onAll(flag: boolean): void }) {
  if (count <= many) return null;
  return (
    <p className="ui-choose-all">
      <LinkButton onPress={() => onAll(true)}>{fieldWording.chooseAll}</LinkButton>
      <LinkButton onPress={() => onAll(false)}>{fieldWording.chooseNone}</LinkButton>
    </p>
  );
}
