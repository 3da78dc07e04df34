// chunk: data-form
import { type DataSection, isGroup, itemsOf } from '../../forms/data-form/definition.ts';
import { Heading, type HeadingProps } from '../../ui/heading.tsx';
import type { Drawing } from './drawing.ts';
import { Group } from './group.tsx';

/** A section with its subsections. Hidden, heading included, while none of its inputs is shown. */
export function Section({
  section,
  level,
  drawing,
}: {
  readonly section: DataSection;
  readonly level: HeadingProps['level'];
  readonly drawing: Drawing;
}) {
  const { heading, text = '', items = [], sections = [] } = section;
  if (!itemsOf({ sections: [section] }).some((item) => drawing.shown.has(item))) return null;
  const shown = items.filter((item) => drawing.shown.has(item));
  return (
    <section className="ui-flow">
      <Heading level={level}>{heading}</Heading>
      {text !== '' && <p className="ui-text">{text}</p>}
      {shown.map((item) =>
        isGroup(item) ? (
          <Group group={item} drawing={drawing} key={item.group} />
        ) : (
          drawing.drawField(item, drawing.answers.values, item.name)
        ),
      )}
      {sections.map((inner) => (
        <Section section={inner} level={(level + 1) as typeof level} drawing={drawing} key={inner.heading} />
      ))}
    </section>
  );
}
