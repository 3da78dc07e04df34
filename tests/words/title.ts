import { builtScreen, builtService } from './built.ts';
import { filled, type Values } from './filled.ts';

/** The heading of a screen. */
export const title = (screen: string, values?: Values): string =>
  filled(builtScreen(screen).title, { url: {}, ...values });

export const serviceTitle = (service: string): string => filled(builtService(service).title);

/** What stands beside the name of the service while a screen is shown. */
export const subtitle = (screen: string, values?: Values): string => filled(builtScreen(screen).subtitle, values);
