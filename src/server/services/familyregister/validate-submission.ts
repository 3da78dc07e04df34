import { readFile } from 'node:fs/promises';
import { validateXML } from 'xmllint-wasm';

const schemaFile = new URL('../../../../schemas/xsd/family-register-submission.xsd', import.meta.url);

let schema: Promise<string> | undefined;

/** One XSD violation in the validator's words (for the developers' log, never for citizens). */
export interface XmlProblem {
  readonly line: number | null;
  readonly message: string;
}

/** Validates a submission against the XSD in `schemas/xsd/`. An empty list = valid. */
export async function validateSubmission(xml: string): Promise<readonly XmlProblem[]> {
  schema ??= readFile(schemaFile, 'utf8');
  const result = await validateXML({
    xml: [{ fileName: 'submission.xml', contents: xml }],
    schema: [{ fileName: 'family-register-submission.xsd', contents: await schema }],
  });
  if (result.valid) return [];
  const problems = result.errors.map(({ loc, message }) => ({ line: loc?.lineNumber ?? null, message }));
  return problems.length > 0 ? problems : [{ line: null, message: result.rawOutput }];
}
