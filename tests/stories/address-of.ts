import type { FunctionRuns } from '../../src/expressions/evaluate.ts';
import type { CatalogPart } from '../../src/model/catalog.ts';
import { nestSettings } from '../../src/model/nested-settings.ts';
import type { Story } from '../../src/model/story.ts';
import { createEvaluator } from '../../src/runtime/values/evaluator.ts';
import { launchQuery } from '../../src/stories/launch-query.ts';

/** Where an address of the catalogue leads in a story, by its name; absolute. */
export function addressOf(
  { addresses, settings }: CatalogPart,
  functions: FunctionRuns,
  name: string,
  { launch, settings: changed }: Story,
  origin: string,
): URL {
  const address = addresses.find((one) => one.name === name);
  if (address === undefined) throw new Error(`No address of the name ${name}`);
  const all = { ...Object.fromEntries(settings.map((setting) => [setting.name, setting.default])), ...changed };
  const names = { settings: nestSettings(all), launch: launch === null ? {} : launchQuery(launch, origin) };
  const environment = {
    label: () => undefined,
    setting: (key: string) => all[key as keyof typeof all],
    now: () => Date.now(),
  };
  return new URL(String(createEvaluator(() => names, functions, environment).value(address.is as never)), origin);
}
