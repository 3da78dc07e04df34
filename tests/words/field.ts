import { builtScreen } from './built.ts';
import { filled, type Values } from './filled.ts';
import { named } from './named.ts';

/** The words at an input of a screen. */
export function field(screen: string, name: string, values?: Values) {
  const { fields, groups } = builtScreen(screen);
  const found = named([...fields, ...groups.flatMap((group) => group.fields)], name);
  return {
    label: filled(found.label, values),
    /** What helps to fill it in. */
    hint: () => filled(found.hint, values),
    /** What one of its options reads. */
    option(value: string): string {
      const option = found.options.find((candidate) => candidate.value === value);
      if (option === undefined) throw new Error(`${name} has no option ${value}`);
      return filled(option.label, values);
    },
    /** What it says when one of its constraints is not met. */
    message(constraint: string): string {
      const own = named(found.constraints, constraint).message;
      if (own === null) throw new Error(`${name} says nothing of its own about ${constraint}`);
      return filled(own, values);
    },
  };
}
