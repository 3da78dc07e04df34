import type { ErrorRow, Step } from '../../model/step.ts';

/** An error row that matches every failure of every call. */
export function anyRow(steps: readonly Step[], ignore = false): ErrorRow {
  return {
    codes: ['any'],
    except: [],
    calls: [],
    status: null,
    resultCode: null,
    keepsScreen: null,
    ignore,
    do: steps,
  };
}
