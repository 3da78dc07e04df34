// chunk: inputs
import { useState } from 'react';
import * as fieldWording from '../../build/wording/field.ts';
import { LinkButton } from './link.tsx';

/** More boxes than this are many to press one by one. */
const many = 7;

/** Marks every box of a group, or none. Renders nothing where they are few. */
export function ChooseAll({ count, onAll }: { readonly count: number; onAll(flag: boolean): void }) {
  const [done, setDone] = useState('');
  if (count <= many) return null;
  const all = (flag: boolean) => {
    onAll(flag);
    // The boxes are elsewhere: nothing else tells that they have changed.
    setDone(flag ? fieldWording.chosenAll : fieldWording.chosenNone);
  };
  return (
    <div className="ui-choose-all">
      <LinkButton onPress={() => all(true)}>{fieldWording.chooseAll}</LinkButton>
      <LinkButton onPress={() => all(false)}>{fieldWording.chooseNone}</LinkButton>
      <span className="ui-hidden" role="status">
        {done}
      </span>
    </div>
  );
}
