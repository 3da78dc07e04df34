// chunk: data-form
import * as dataFormWording from '../../../build/wording/data-form.ts';
import type { BlockProps } from '../../draw/block-props.ts';
import { useEvaluated, usePlace } from '../../draw/place.ts';
import type { Attachment } from '../../forms/attachment.ts';
import { type AnswerRow, type AnswerSection, answerSummary } from '../../forms/data-form/answer-summary.ts';
import { readAnswers } from '../../forms/data-form/answers.ts';
import type { DataForm } from '../../forms/data-form/definition.ts';
import { answerDifferences } from '../../forms/data-form/differences.ts';
import type { ChangeTarget } from '../../model/link.ts';
import { Differences } from '../../ui/differences.tsx';
import { Heading, type HeadingProps } from '../../ui/heading.tsx';
import { Link } from '../../ui/link.tsx';
import { SummaryList } from '../../ui/summary-list.tsx';
import type { AnswersBlock } from './block.ts';

/** All answers to inputs defined by data, in the form's sections. Each answer links to its control. */
export default function AnswersView({ block }: BlockProps<AnswersBlock>) {
  const { screen, portal } = usePlace();
  const { change, files } = block;
  const { sections, differences } = useEvaluated((evaluator, more) => {
    const form = evaluator.evaluate(block.definition, more) as DataForm;
    const values = readAnswers(evaluator.evaluate(block.answers, more))?.values ?? {};
    return { sections: answerSummary(form, values), differences: answerDifferences(form, values) };
  });
  const isOpen = useEvaluated(
    (evaluator) => change !== null && (change.shownWhen === null || evaluator.evaluate(change.shownWhen) === true),
  );
  const leadTo = (inner: string) =>
    change === null || screen === null || !isOpen ? null : () => screen.change(innerTarget(change, inner));
  const address = files === null ? null : portal.address(files);
  return (
    <>
      <Differences rows={differences} isOpen={change !== null} />
      <Sections sections={sections} level={block.level} address={address} leadTo={leadTo} />
    </>
  );
}

function innerTarget(change: ChangeTarget, inner: string): ChangeTarget {
  return { ...change, field: `${change.field}.${inner}` };
}

function said(value: string): string {
  return value === '' ? dataFormWording.unanswered : value;
}

/** Each name is a link that saves the file. */
function Files({ files, address }: { readonly files: readonly Attachment[]; readonly address: string }) {
  return files.map(({ attachmentId, name }) => (
    <p key={attachmentId}>
      <Link href={`${address}/${encodeURIComponent(attachmentId)}`}>{name}</Link>
    </p>
  ));
}

interface SectionsProps {
  readonly sections: readonly AnswerSection[];
  readonly level: HeadingProps['level'];
  /** Base address for saving files; null = names only. */
  readonly address: string | null;
  leadTo(inner: string): (() => void) | null;
}

function Sections({ sections, level, address, leadTo }: SectionsProps) {
  // No style exists below level 5; sections are at most four deep.
  const below = Math.min(level + 1, 5) as typeof level;
  return sections.map(({ heading, parts, sections: inside }) => (
    <section className="ui-flow" key={heading}>
      <Heading level={level}>{heading}</Heading>
      {inRuns(parts).map(({ legend, rows }) => (
        <section className="ui-flow" key={`${legend} ${rows[0]?.name}`}>
          {legend !== '' && <Heading level={below}>{legend}</Heading>}
          <SummaryList
            rows={rows.map(({ name, label, value, files }) => ({
              label,
              value: address !== null && files.length > 0 ? <Files files={files} address={address} /> : said(value),
              large: false,
              short: false,
              hint: '',
              onChange: leadTo(name),
            }))}
          />
        </section>
      ))}
      <Sections sections={inside} level={below} address={address} leadTo={leadTo} />
    </section>
  ));
}

interface Run {
  /** Empty = non-repeated answers. */
  readonly legend: string;
  readonly rows: readonly AnswerRow[];
}

/** Merges consecutive non-repeated answers into one list. */
function inRuns(parts: AnswerSection['parts']): readonly Run[] {
  const runs: { legend: string; rows: AnswerRow[] }[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if ('rows' in part) runs.push({ legend: part.legend, rows: [...part.rows] });
    else if (last?.legend === '') last.rows.push(part);
    else runs.push({ legend: '', rows: [part] });
  }
  return runs;
}
