import { useEffect, useRef, useState } from 'react';
import * as addressWording from '../../../build/wording/address.ts';
import { normaliseAddress } from '../../forms/normalise/address.ts';
import type { OptionsOf } from '../../model/options-of.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { FieldShell } from '../../ui/field-shell.tsx';
import { focusControl } from '../../ui/focus-control.ts';
import { LinkButton } from '../../ui/link.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type Beginnings, useBeginnings } from './beginnings.ts';
import { CodeInput } from './code-input.tsx';
import type { widget } from './widget.ts';

export default function AddressWidget({
  name,
  texts,
  value,
  widgetOptions,
  onChange,
  hold,
}: FieldWidgetProps<OptionsOf<typeof widget>>) {
  const { autocomplete, fromCode, asksCode } = widgetOptions;
  const text = String(value ?? '');
  const yours = normaliseAddress(String(widgetOptions.yours ?? ''));
  // Whoever finds an address here needs no code, unless to write it anew.
  const [isOpen, setOpen] = useState(text === '');
  const [code, setCode] = useState('');
  const found = useBeginnings(asksCode === true ? code : String(fromCode ?? ''));
  const codeId = `${texts.id}-code`;
  const filled = useRef('');
  const fill = (beginning: string) => {
    filled.current = beginning;
    onChange(beginning);
  };
  const latest = useRef({ text, fill });
  latest.current = { text, fill };
  useEffect(() => {
    const [only, ...others] = found ?? [];
    const now = latest.current;
    // What a person wrote, or is about to write, is left alone.
    const isWriting = document.activeElement?.id === texts.id;
    if (only !== undefined && others.length === 0 && isFree(now.text, filled.current) && !isWriting) now.fill(only);
  }, [found, texts.id]);
  useEffect(() => {
    if (isOpen && latest.current.text !== '') focusControl(codeId);
  }, [isOpen, codeId]);
  const offered = offeredIn(found, text);
  // A code that only fills in the address is no answer, and nothing is wrong with it.
  const problem = (asksCode !== true && otherPrefecture(found, text)) || unfinished(found, text);
  useEffect(() => {
    hold(name, problem);
    return () => hold(name, '');
  }, [hold, name, problem]);
  return (
    <div className="ui-flow">
      {asksCode === true && isOpen && (
        <CodeInput
          id={codeId}
          name={`${name}-code`}
          of={texts.label}
          isFree={isFree(text, filled.current)}
          value={code}
          onValue={setCode}
        />
      )}
      <FieldShell texts={texts}>
        {(control) => (
          <>
            <TextArea
              control={control}
              name={name}
              value={text}
              autoComplete={autocomplete}
              rows={2}
              onValue={onChange}
              tidy={normaliseAddress}
            />
            {yours !== '' && yours !== text && (
              <p>
                <LinkButton
                  onPress={() => {
                    onChange(yours);
                    focusControl(texts.id);
                  }}
                >
                  <span aria-hidden="true">{addressWording.same}</span>
                  <VisuallyHidden>{addressWording.sameOf({ label: texts.label })}</VisuallyHidden>
                </LinkButton>
              </p>
            )}
            {asksCode === true && !isOpen && (
              <p>
                <LinkButton onPress={() => setOpen(true)}>
                  <span aria-hidden="true">{addressWording.codeAgain}</span>
                  <VisuallyHidden>{addressWording.codeAgainOf({ label: texts.label })}</VisuallyHidden>
                </LinkButton>
              </p>
            )}
            <p className="ui-field-state" role="status">
              {texts.error === '' && (problem || saysOf(found, text))}
            </p>
            {offered.length > 0 && (
              <ul className="ui-offers">
                {offered.map((beginning) => (
                  <li key={beginning}>
                    <LinkButton
                      onPress={() => {
                        fill(beginning);
                        focusControl(texts.id);
                      }}
                    >
                      {addressWording.offer({ beginning })}
                    </LinkButton>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </FieldShell>
    </div>
  );
}

/** Nothing that the person wrote would be lost. */
function isFree(text: string, filled: string): boolean {
  return text === '' || text === filled;
}

/** The beginnings to choose from: none once the address begins with one of them. */
function offeredIn(found: Beginnings | undefined, text: string): readonly string[] {
  const all = found ?? [];
  return all.some((beginning) => text.startsWith(beginning)) ? [] : all;
}

const prefecture = /^(?:東京都|北海道|(?:京都|大阪)府|\p{L}{2,3}県)/u;

/** What is wrong with an address in another prefecture than its postal code; empty: nothing, as far as anybody knows. */
function otherPrefecture(found: Beginnings | undefined, text: string): string {
  const [own] = prefecture.exec(text) ?? [];
  const all = (found ?? []).flatMap((beginning) => prefecture.exec(beginning)?.[0] ?? []);
  const [first] = all;
  if (own === undefined || first === undefined || all.includes(own)) return '';
  return addressWording.otherPrefecture({ prefecture: first });
}

/** An address that is no more than what its code begins it with. */
const unfinished = (found: Beginnings | undefined, text: string): string =>
  found?.includes(text) === true ? addressWording.filled({ beginning: text }) : '';

function saysOf(found: Beginnings | undefined, text: string): string {
  if (found === undefined) return '';
  if (found === null) return addressWording.codeFailed;
  if (found.length === 0) return addressWording.codeUnknown;
  if (offeredIn(found, text).length > 0)
    return found.some((beginning) => beginning.startsWith(text)) ? addressWording.offered : addressWording.differs;
  return '';
}
