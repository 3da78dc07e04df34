import type { Problem } from '../../model/problem.ts';
import type { LocatedDocument } from '../yaml/located.ts';
import { storyNamed } from './story-file.ts';

/** A story that lies where screens are read would be told as a bad screen. null = it is none, or lies where stories are read. */
export function strayStory(file: string, { root }: LocatedDocument): Problem | null {
  if (root.kind !== 'map' || root.entries[0]?.key !== 'story' || storyNamed(file) !== null) return null;
  const [, service, name] = /^screens\/(?!(?:templates|stories)\/)([^/]+)\/(?:.*\/)?([^/]+)\.ya?ml$/.exec(file) ?? [];
  const message = '話は screens/<サービス>/stories/ に置いてください。';
  const problem: Problem = { rule: 'file/place', severity: 'error', place: { file, line: 1, column: 1 }, message };
  return service === undefined ? problem : { ...problem, suggestion: `screens/${service}/stories/${name}.yaml` };
}
