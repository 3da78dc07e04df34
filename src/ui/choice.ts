// chunk: screen-form
/** One choice of a radio group, checkbox group or select. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** Support text under the label; empty = none. */
  readonly hint: string;
}

/** Id of a group's nth control: the first has the field's own id, so that the error summary can link to it. */
export function choiceId(fieldId: string, index: number): string {
  return index === 0 ? fieldId : `${fieldId}-${index + 1}`;
}
