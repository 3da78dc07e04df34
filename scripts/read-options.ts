import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The options and names of a command. Says how it is used, and exits with 2, where they are others. */
export function readOptions<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch {
    console.error(`書き方が違います。\n  ${usage}`);
    process.exit(2);
  }
}
