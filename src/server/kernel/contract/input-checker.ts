import { readFile } from 'node:fs/promises';
import type { InputChecks } from '../../../model/input-check.ts';
import { expressionFunctions } from './expression-functions.ts';
import { formConstraints } from './form-constraints.ts';
import type { InputParts, InputProblem, Known } from './input-parts.ts';
import { inputProblem } from './input-problem.ts';

/** Holds what a call sends, or some of its values, against the inputs of the screens it comes from; null = nothing is wrong. */
export type InputChecker = (
  call: string,
  reqBody: unknown,
  known: Known,
  among?: (value: unknown) => boolean,
) => InputProblem | null;

/** `file`: `build/input-checks.json`, which the build derives from the descriptors. */
export async function readInputChecker(file: URL): Promise<InputChecker> {
  const [text, functions, constraints] = await Promise.all([
    readFile(file, 'utf8'),
    expressionFunctions(),
    formConstraints(),
  ]);
  const { calls, messages } = JSON.parse(text) as InputChecks;
  const parts: InputParts = { functions, constraints, messages };
  return (call, reqBody, known, among) => inputProblem(calls[call] ?? [], reqBody, known, parts, among);
}
