import type { Place } from '../../model/place.ts';
import { fileText, isServerCode, type ProjectFiles } from '../files/project-files.ts';

/** A screen that the server leads to, with the names of the values it passes. */
export interface ServedScreen {
  readonly screen: string;
  readonly values: readonly string[];
  readonly at: Place;
}

const CALL = /\bscreenAddress\('([\w-]+)'(?:, \{([^}]*)\})?/gu;

/** Every `screenAddress('…', { … })` of the server's code, where both are written out. */
export function servedScreens(files: ProjectFiles): readonly ServedScreen[] {
  return [...files].flatMap(([file, content]) => {
    if (!isServerCode(file)) return [];
    const text = fileText(content);
    return [...text.matchAll(CALL)].map(({ 1: screen = '', 2: values = '', index }): ServedScreen => {
      const before = text.slice(0, index).split('\n');
      const names = values.split(',').map((value) => /^\s*(\w+)/u.exec(value)?.[1] ?? '');
      const at = { file, line: before.length, column: (before.at(-1) ?? '').length + 1 };
      return { screen, values: names.filter((name) => name !== ''), at };
    });
  });
}
