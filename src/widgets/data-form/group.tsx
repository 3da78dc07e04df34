// chunk: data-form
import { Fragment, useEffect, useRef, useState } from 'react';
import * as dataFormWording from '../../../build/wording/data-form.ts';
import { numbered } from '../../forms/data-form/answer-summary.ts';
import { type AnswerValues, freeKey, rowsOf, shownItems } from '../../forms/data-form/answers.ts';
import { withRows } from '../../forms/data-form/change-answers.ts';
import { type DataGroup, mostRows } from '../../forms/data-form/definition.ts';
import { controlId } from '../../runtime/contract/control-id.ts';
import { Button } from '../../ui/button.tsx';
import { Fieldset, Fieldsets } from '../../ui/fieldset.tsx';
import { LinkButton } from '../../ui/link.tsx';
import type { Drawing } from './drawing.ts';

interface Removed {
  readonly key: string;
  readonly row: AnswerValues;
  readonly index: number;
}

/** Repeats the same inputs as often as the person needs them. Input is keyed by row, so rows can be added and removed around it. */
export function Group({ group, drawing }: { readonly group: DataGroup; readonly drawing: Drawing }) {
  const { legend, addText = dataFormWording.addRow({ name: legend }), least = 0, most = mostRows } = group;
  const id = controlId(`${drawing.name}.${group.group}`);
  const rowId = (key: string) => `${id}-${key}`;
  const rows = rowsOf(drawing.answers.values, group.group);
  const [says, setSays] = useState('');
  const [removed, setRemoved] = useState<Removed | null>(null);
  /** Keys of removed rows, not to be reused: a removed row's error must not appear at a new one. */
  const gone = useRef<string[]>([]);
  const focusNext = useRef('');
  useEffect(() => {
    if (focusNext.current === '') return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = '';
  });

  const change = (next: (now: typeof rows) => typeof rows) =>
    drawing.change((answers) => withRows(answers, group.group, next));
  const put = (key: string, index: number, row: AnswerValues, told: string) => {
    setRemoved(null);
    setSays(told);
    focusNext.current = rowId(key);
    change((now) => now.toSpliced(index, 0, { key, row }));
  };
  const add = () => {
    const key = freeKey([...rows.map((one) => one.key), ...gone.current]);
    put(key, rows.length, {}, dataFormWording.rowAdded({ name: numbered(legend, rows.length) }));
  };
  const remove = (index: number) => {
    const one = rows[index];
    if (one === undefined) return;
    gone.current.push(one.key);
    setRemoved({ ...one, index });
    setSays(dataFormWording.rowRemoved({ name: numbered(legend, index) }));
    focusNext.current = `${id}-back`;
    change((now) => now.filter(({ key }) => key !== one.key));
  };
  const bringBack = removed && (
    <p className="ui-rows-gone" key={`gone ${removed.key}`}>
      {dataFormWording.rowRemoved({ name: numbered(legend, removed.index) })}{' '}
      <LinkButton
        id={`${id}-back`}
        onPress={() =>
          put(
            removed.key,
            removed.index,
            removed.row,
            dataFormWording.rowBack({ name: numbered(legend, removed.index) }),
          )
        }
      >
        {dataFormWording.bringBack}
      </LinkButton>
    </p>
  );
  return (
    <Fieldsets id={id} error={drawing.errorOf(group.group)}>
      {rows.map(({ key, row }, index) => (
        <Fragment key={key}>
          {removed?.index === index && bringBack}
          <Fieldset legend={numbered(legend, index)} id={rowId(key)}>
            {shownItems(group.fields, row).map((field) =>
              drawing.drawField(field, row, `${group.group}.${key}.${field.name}`),
            )}
            {rows.length > least && (
              <div className="ui-buttons">
                <Button look="tertiary" onPress={() => remove(index)}>
                  {dataFormWording.removeRow({ name: numbered(legend, index) })}
                </Button>
              </div>
            )}
          </Fieldset>
        </Fragment>
      ))}
      {removed && removed.index >= rows.length && bringBack}
      <p className="ui-hidden" role="status">
        {says}
      </p>
      {rows.length < most ? (
        <div className="ui-buttons">
          <Button look="secondary" onPress={add}>
            {addText}
          </Button>
        </div>
      ) : (
        <p className="ui-field-hint">{dataFormWording.mostRows({ most })}</p>
      )}
    </Fieldsets>
  );
}
