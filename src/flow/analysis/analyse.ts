import type { Project } from '../../model/project.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { type FlowGraph, readFlow } from '../graph.ts';
import { findBacks } from './backs.ts';
import { findChanges } from './changes.ts';
import { findConstants } from './conditions.ts';
import { createAnalysis, type FlowFinding } from './context.ts';
import { findDeadEnds } from './dead-ends.ts';
import { findLaterAnswers } from './later-answers.ts';
import { findLoops } from './loops.ts';
import { findMissingValues } from './missing-values.ts';
import { reach } from './reach.ts';
import { findUnreachable } from './unreachable.ts';
import { findUnsetReads } from './unset-reads.ts';

export interface FlowAnalysis {
  readonly graph: FlowGraph;
  readonly findings: readonly FlowFinding[];
  /** What could not be decided; never an alarm. */
  readonly undecided: readonly FlowFinding[];
}

/** Everything that is wrong with the ways through a project that loaded without errors. */
export function analyseFlow(project: Project, vocabulary: Vocabulary): FlowAnalysis {
  const { graph, collector } = readFlow(project, vocabulary);
  const results = { findings: [] as FlowFinding[], undecided: [] as FlowFinding[] };
  const analysis = createAnalysis(graph, collector, results);
  const reached = reach(analysis);
  findUnreachable(analysis, reached);
  findConstants(analysis, reached);
  findDeadEnds(analysis, reached);
  findLoops(analysis, reached);
  findBacks(analysis, reached);
  findChanges(analysis, reached);
  findLaterAnswers(analysis);
  findUnsetReads(analysis, reached);
  findMissingValues(analysis, reached);
  return { graph, ...results };
}
