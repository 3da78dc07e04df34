import type { ProjectFiles } from '../../load/files/project-files.ts';
import { digestOfAll, type ResultCache } from '../../load/files/result-cache.ts';
import type { LoadedProject } from '../../load/gather/loaded.ts';
import type { Project } from '../../model/project.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { readFlow } from '../paths/read-flow.ts';
import { findBacks } from './backs.ts';
import { findBounces } from './bounces.ts';
import { findChanges } from './changes.ts';
import { findMissedCases } from './choices.ts';
import { findUnprovenClaims } from './claims.ts';
import { findClearedValues } from './cleared-values.ts';
import { findConstants } from './conditions.ts';
import { createAnalysis } from './context.ts';
import { findDeadEnds } from './dead-ends.ts';
import { findUnshown } from './filed.ts';
import { findFlowEnds } from './flow-ends.ts';
import { tellJudgements } from './judgement.ts';
import { findLaterAnswers } from './later-answers.ts';
import { findLoops } from './loops.ts';
import { findMissingParameters } from './missing-parameters.ts';
import { findMissingValues } from './missing-values.ts';
import { partsOf } from './parts.ts';
import { findReached } from './reached.ts';
import type { FlowFinding, PartResults, Results } from './results.ts';
import { findUnasked } from './unasked.ts';
import { findUndone } from './undone.ts';
import { findUnexplained } from './unexplained.ts';
import { findUnreachable } from './unreachable.ts';
import { findUnsetReads } from './unset-reads.ts';

export interface FlowAnalysis {
  readonly findings: readonly FlowFinding[];
  /** Questions that could not be decided; never reported as findings. */
  readonly undecided: readonly FlowFinding[];
}

/** The cache of earlier results, and the files the project was read from. */
export interface FlowCache {
  readonly results: ResultCache;
  readonly files: ProjectFiles;
}

/** Finds every navigation mistake in a project that loaded without errors. */
export function analyseFlow(
  { project, gathered }: Pick<LoadedProject, 'project' | 'gathered'>,
  vocabulary: Vocabulary,
  cache: FlowCache | null = null,
): FlowAnalysis {
  const results: Results = { findings: [], undecided: [] };
  const all = partsOf(project, gathered).map((part) => {
    const key = cache === null ? '' : keyOf(part, cache.files);
    const known = cache?.results.get(key) as PartResults | undefined;
    const found = known ?? analysePart(part, vocabulary);
    if (known === undefined) cache?.results.set(key, found);
    return found;
  });
  for (const { findings, undecided } of all) {
    // A shared template or the catalogue can yield the same finding in several parts: report it once, with the path from the first part.
    const before = new Set(results.findings.map(ruleAndPlace));
    results.findings.push(...findings.filter((finding) => !before.has(ruleAndPlace(finding))));
    results.undecided.push(...undecided);
  }
  const judgements = all.flatMap((part) => part.judgements);
  tellJudgements(judgements, results);
  return results;
}

function analysePart(project: Project, vocabulary: Vocabulary): PartResults {
  const { graph, collector } = readFlow(project, vocabulary);
  const results: PartResults = { findings: [], undecided: [], judgements: [] };
  const analysis = createAnalysis(graph, collector, results);
  const reached = findReached(analysis);
  findUnreachable(analysis, reached);
  findConstants(analysis, reached);
  findMissedCases(analysis, reached);
  findDeadEnds(analysis, reached);
  findFlowEnds(analysis, reached);
  findLoops(analysis, reached);
  findBacks(analysis, reached);
  findBounces(analysis, reached);
  findChanges(analysis, reached);
  findLaterAnswers(analysis);
  findUnsetReads(analysis, reached);
  findMissingValues(analysis, reached);
  findClearedValues(analysis, reached);
  findMissingParameters(analysis);
  findUnprovenClaims(analysis, reached);
  findUnshown(analysis);
  findUnexplained(analysis, reached);
  findUndone(analysis);
  findUnasked(analysis, reached);
  return results;
}

function ruleAndPlace({ rule, place: { file, line, column } }: FlowFinding): string {
  return `${rule} ${file}:${line}:${column}`;
}

/** Digest of every file the part depends on: its services, the shared templates, the catalogue and the schemas. */
function keyOf({ services }: Project, files: ProjectFiles): string {
  const folders = ['catalog', 'schemas', 'screens/templates', ...services.map(({ name }) => `screens/${name}`)];
  const own = [...files].filter(([file]) => folders.some((folder) => file.startsWith(`${folder}/`)));
  return `ways ${digestOfAll(own.flat())}`;
}
