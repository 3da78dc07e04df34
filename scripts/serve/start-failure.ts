/** Which variable named that port. */
const named = (port: number | undefined) =>
  ['MADOGUCHI_METRICS_PORT', 'EXTERNAL_SITE_PORT'].find((name) => process.env[name] === String(port)) ?? 'PORT';

/** What is said of a start that failed. */
export function startFailure(error: NodeJS.ErrnoException & { readonly port?: number }): string {
  return error.code === 'EADDRINUSE'
    ? `ポート ${error.port} は使われています。${named(error.port)} で別の番号を指定してください。`
    : error.message;
}
