import type { TypedInput } from '../src/model/typed-input.ts';

const modules = import.meta.glob<{ readonly typed: TypedInput }>('../src/widgets/*/typed.ts', { eager: true });

const byWidget = new Map(
  Object.entries(modules).map(([file, { typed }]) => [/([^/]+)\/typed\.ts$/.exec(file)?.[1] ?? '', typed]),
);

/** What is typed into inputs of a kind, and what becomes of it. */
export const typedInto = (widget: string): TypedInput => byWidget.get(widget) ?? {};
