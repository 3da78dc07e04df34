// chunk: data-form
import * as dataFormWording from '../../../build/wording/data-form.ts';
import { type AnswerRow, type AnswerSection, answerSummary } from '../../forms/data-form/answer-summary.ts';
import type { Answers } from '../../forms/data-form/answers.ts';
import { type DataForm, isGroup, itemsOf } from '../../forms/data-form/definition.ts';
import { controlId } from '../../runtime/contract/control-id.ts';
import { Banner } from '../../ui/banner.tsx';
import { focusControl } from '../../ui/focus-control.ts';
import { LinkButton } from '../../ui/link.tsx';

/** Lists the inputs whose answers to an earlier version of the form cannot be taken over, each with a link. Renders nothing if there are none. */
export function Again({
  name,
  form,
  answers,
}: {
  readonly name: string;
  readonly form: DataForm;
  readonly answers: Answers;
}) {
  const { again = [], values } = answers;
  if (again.length === 0) return null;
  const labels = new Map([
    ...itemsOf(form)
      .filter(isGroup)
      .map(({ group, legend }) => [group, legend] as const),
    ...labelled(answerSummary(form, values)),
  ]);
  const asked = again.filter((inner) => labels.has(inner));
  if (asked.length === 0) return null;
  return (
    <Banner tone="warning" quiet>
      <p>{dataFormWording.formChanged}</p>
      <ul>
        {asked.map((inner) => (
          <li key={inner}>
            <LinkButton onPress={() => void focusControl(controlId(`${name}.${inner}`))}>
              {labels.get(inner)}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function labelled(sections: readonly AnswerSection[]): readonly (readonly [string, string])[] {
  const one = ({ name, label }: AnswerRow, around = '') =>
    [name, around === '' ? label : dataFormWording.inGroup({ group: around, label })] as const;
  return sections.flatMap(({ parts, sections: inside }) => [
    ...parts.flatMap((part) => ('rows' in part ? part.rows.map((row) => one(row, part.legend)) : [one(part)])),
    ...labelled(inside),
  ]);
}
