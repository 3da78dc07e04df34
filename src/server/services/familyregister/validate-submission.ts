import { readFile } from 'node:fs/promises';

const schemaFile = new URL('../../../../schemas/xsd/family-register-submission.xsd', import.meta.url);

/** One XSD violation in the validator's words (for the developers' log, never for citizens). */
export interface XmlProblem {
  readonly line: number | null;
  readonly message: string;
}

type Validate = (xml: string) => readonly XmlProblem[];

/** The schema is read once: a validation then takes a part of a millisecond. What one leaves in the validator's memory is freed at once. */
async function makeValidator(): Promise<Validate> {
  const { ParseOption, XmlDocument, XmlLibError, XsdValidator } = await import('libxml2-wasm');
  // Nothing outside is asked for what a document names.
  const parse = (xml: string) => XmlDocument.fromString(xml, { option: ParseOption.XML_PARSE_NO_XXE });
  const validator = XsdValidator.fromDoc(parse(await readFile(schemaFile, 'utf8')));
  return (xml) => {
    try {
      const document = parse(xml);
      try {
        validator.validate(document);
        return [];
      } finally {
        document.dispose();
      }
    } catch (error) {
      if (!(error instanceof XmlLibError)) throw error;
      const problems = error.details.map(({ line, message }) => ({ line, message }));
      return problems.length > 0 ? problems : [{ line: null, message: error.message }];
    }
  };
}

let validator: Promise<Validate> | undefined;

/** Makes the validator ahead of the first submission: it holds the process for some tenths of a second, which nobody is to wait for. */
export function prepareValidation(): void {
  validator ??= makeValidator();
  // Told to whoever submits.
  validator.catch(() => undefined);
}

/** Validates a submission against the XSD in `schemas/xsd/`. An empty list = valid. */
export async function validateSubmission(xml: string): Promise<readonly XmlProblem[]> {
  validator ??= makeValidator();
  return (await validator)(xml);
}
