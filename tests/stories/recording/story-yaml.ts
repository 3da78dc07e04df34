import { Document, isMap, visit } from 'yaml';
import type { WrittenStep } from './recorder.ts';

/** A story's file. Short steps are one line each. */
export function storyYaml(
  title: string,
  person: string | null,
  isLaunched: boolean,
  steps: readonly WrittenStep[],
): string {
  const document = new Document({
    story: title,
    ...(person === null ? {} : { person }),
    ...(isLaunched ? { launch: {} } : {}),
    steps,
  });
  visit(document, {
    Map(_, map, path) {
      const isLong = map.items.length > 3;
      const isStep = path.length === 4;
      if (path.length > 1 && (map.items.length === 0 || (!isLong && !isStep) || (isStep && map.items.length === 2)))
        map.flow = true;
    },
    Seq(_, list) {
      if (list.items.every((item) => !isMap(item))) list.flow = true;
    },
  });
  return document.toString({ lineWidth: 150, flowCollectionPadding: true });
}
