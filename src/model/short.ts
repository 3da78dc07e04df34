// chunk: late-blocks
/** A date with its weekday, an amount: what stands on one line wherever there is room (`[data-short]`). In UTF-16 units. */
const mostShort = 18;

/** Longer texts break anywhere: kept together, they would break before a comma where they have to. */
export const isShort = (text: string): boolean => text.length <= mostShort;
