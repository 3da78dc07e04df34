import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';

export interface Cruised {
  /** `rule: from -> to` */
  readonly violations: readonly string[];
  /** Number of our own modules that were read. */
  readonly read: number;
}

interface Config {
  readonly forbidden?: unknown;
  readonly options?: ICruiseOptions;
}

/** Runs dependency-cruiser below `root` on these folders. Callers must omit folders that do not exist. */
export async function cruiseLayers(root: string, folders: readonly string[], config: object): Promise<Cruised> {
  const { forbidden, options } = config as Config;
  const { tsConfig, ...rest } = (options ?? {}) as ICruiseOptions & { tsConfig?: { readonly fileName: string } };
  const result = await cruise(
    [...folders],
    { ...rest, baseDir: root, validate: true, ruleSet: { forbidden } } as ICruiseOptions,
    undefined,
    tsConfig === undefined ? undefined : { tsConfig: extractTsConfig(tsConfig.fileName) },
  );
  const { modules, summary } = result.output as ICruiseResult;
  return {
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
    read: modules.filter((module) => /^(src|scripts|build)\//.test(module.source)).length,
  };
}
