// chunk: screen-form
/** Or a textarea or select, of which `checked` is nothing. */
interface Input {
  readonly value: string;
  readonly checked?: boolean;
  /** What stood in it when it was read last. */
  stood?: string;
}

const standing = ({ value, checked }: Input) => `${value}${checked}`;

/** A field has taken what stands in its input, and would take nothing else of it when it is left. */
export function noteRead(input: Input): void {
  input.stood = standing(input);
}

export const isRead = (input: Input): boolean => input.stood === standing(input);
