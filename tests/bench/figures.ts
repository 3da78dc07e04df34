import { fieldCounts, largestForm, rowCounts } from './growth-forms.ts';
import { inputRows } from './input-rows.ts';
import { lines } from './lines.ts';
import { measuredPages } from './measured-pages.ts';

/** One row of a table; in every figure more is worse. */
export interface Figure {
  /** What a run calls it. */
  readonly key: string;
  readonly says: string;
  readonly unit: 'ms' | 'KB' | '';
}

const visits = [
  ['cold', 'firstPaint', 'first paint'],
  ['cold', 'largestPaint', 'largest paint'],
  ['cold', 'live', 'live'],
  ['cold', 'answered', 'answered'],
  ['cold', 'layoutShift', 'layout shift'],
  ['second', 'firstPaint', 'first paint'],
  ['second', 'live', 'live'],
  ['back', 'live', 'live'],
] as const;

/** Of a page that is loaded. */
export const loadFigures = lines.flatMap((line) =>
  visits.map(([visit, figure, says]) => ({
    key: `${line.name}.${visit}.${figure}`,
    line,
    visit,
    figure,
    says,
    unit: figure === 'layoutShift' ? ('' as const) : ('ms' as const),
  })),
);

export const useFigures: readonly Figure[] = [
  { key: 'firstChange', says: 'first screen change', unit: 'ms' },
  { key: 'laterChange', says: 'later screen change', unit: 'ms' },
  ...keyPress('keyPress', 'key press, 60 fields'),
  { key: 'submit', says: 'submit, 5 errors in 60 fields', unit: 'ms' },
  ...keyPress('dataKeyPress', 'key press, 60 inputs as data'),
  ...keyPress('rowKeyPress', 'key press, in a row of them'),
  ...(['large', 'rows'] as const).flatMap((name): Figure[] => {
    const where = name === 'large' ? `${largestForm} fields` : `${inputRows.length} rows of inputs`;
    return [
      ...keyPress(`${name}.keyPress`, `key press, ${where}`),
      { key: `${name}.filled`, says: `${where} filled in at once, of the thread`, unit: 'ms' },
      { key: `${name}.submit`, says: `submit, 5 errors in ${where}, of the thread`, unit: 'ms' },
    ];
  }),
  { key: 'heap', says: 'heap a screen, over 100 screens', unit: 'KB' },
];

export const growthOfForms = [
  ['keyPress', 'key press, of the thread'],
  ['firstPaint', 'first paint'],
  ['live', 'live'],
] as const;

/** Every figure by which two revisions are compared. Those of a page begin with its name. */
export const allFigures: readonly Figure[] = [
  ...measuredPages.flatMap(({ name, says: page }): Figure[] => [
    ...loadFigures.map(({ key, line, visit, says, unit }) => ({
      key: `${name}.${key}`,
      says: `${page}, ${line.says}, ${visit}: ${says}`,
      unit,
    })),
    { key: `${name}.requests`, says: `${page}: requests`, unit: '' },
    { key: `${name}.kilobytes`, says: `${page}: bytes`, unit: 'KB' },
    { key: `${name}.page`, says: `${page}: bytes of the page without its style sheet`, unit: 'KB' },
  ]),
  ...useFigures,
  ...fieldCounts.flatMap((count) =>
    growthOfForms.map(
      ([figure, says]): Figure => ({
        key: `fields.${count}.${figure}`,
        says: `${count} fields: ${says}`,
        unit: 'ms',
      }),
    ),
  ),
  ...rowCounts.map((count): Figure => ({ key: `rows.${count}`, says: `${count} rows: drawn`, unit: 'ms' })),
];

function keyPress(key: string, says: string): readonly Figure[] {
  return [
    { key, says: `${says}, of the thread`, unit: 'ms' },
    { key: `${key}.script`, says: `${says}, in scripts`, unit: 'ms' },
  ];
}
