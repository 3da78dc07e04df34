import { defaultsOf, readDeclaredSettings } from '../../src/server/kernel/portal/settings.ts';

/** What `catalog/settings.yaml` says. */
export const defaultSettings = defaultsOf(await readDeclaredSettings(new URL('../../', import.meta.url)));
