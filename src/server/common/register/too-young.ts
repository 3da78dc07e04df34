import { expressionFunction as isUnderAge } from '../../../expressions/functions/is-under-age.ts';
import { numberSetting, type Settings } from '../../kernel/portal/settings.ts';

/**
 * True for a person under the age limit (setting `age.limit`, default 15), by the same rule as the screens. A birthdate whose month or
 * day is unknown is never too young (specification section 5). `today` is `YYYYMMDD`.
 */
export function isTooYoung(birthdate: string, today: string, settings: Settings): boolean {
  const limit = numberSetting(settings, 'age.limit');
  return isUnderAge.run([birthdate, limit, today], environment(settings)) === true;
}

function environment(settings: Settings) {
  return {
    label: () => undefined,
    setting: (name: string) => settings[name],
    now: () => Date.now(),
  };
}
