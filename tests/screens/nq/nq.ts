import type { JsonSchema } from '../../../src/model/json-schema.ts';
import { openBrowser, type Replies } from '../../runtime/browser.ts';
import { projectOf } from '../../runtime/project.ts';

export const project = projectOf();

/** The calls that the screens make when they are opened. */
const calls = [
  'nqQualificationList',
  'nqQualificationDetail',
  'nqPossessionList',
  'nqInstitutionList',
  'nqOperationList',
  'nqSubmitChoices',
  'nqProcedureGet',
  'nqExamList',
  'nqExamDetail',
  'nqExamHistory',
  'nqExamSubmitChoices',
  'nqDraftGet',
] as const;

export type NqCall = (typeof calls)[number];

/** What satisfies a schema: everything in it once. */
function sampleOf(schema: JsonSchema): unknown {
  const { $ref, enum: values, type } = schema;
  if ($ref !== undefined) return sampleOf(project.types[$ref.replace(/^.*\/|\.schema\.json$/g, '')] ?? {});
  if (values !== undefined) return values[0];
  if (schema.pattern?.includes('[0-9]{8}')) return '20261206';
  if (type === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, part]) => [name, sampleOf(part)]));
  if (type === 'array') return schema.items === undefined ? [] : [sampleOf(schema.items as JsonSchema)];
  return { string: '見本', integer: 1, number: 1, boolean: true }[String(type)];
}

export function answerOf(call: NqCall): Record<string, unknown> {
  const response = project.callSchemas.find(({ name }) => name === call)?.response;
  return sampleOf(response ?? {}) as Record<string, unknown>;
}

const answers: Replies = Object.fromEntries(calls.map((call) => [call, { body: answerOf(call) }]));

/** Opens an address below `/svc/nq/`. */
export async function open(path: string, replies: Replies = {}) {
  const browser = openBrowser({ project, replies: { ...answers, ...replies } });
  await browser.open(`nq/${path}`);
  await browser.settle();
  return browser;
}
