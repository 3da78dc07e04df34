/**
 * Runs without source maps: Playwright asks at each of its calls where it stands in the sources, which takes a quarter of the time of a walk.
 * What fails meanwhile tells its place in the translated files.
 */
export async function withoutSourceMaps(work: () => Promise<void>): Promise<void> {
  const stacks: { prepareStackTrace?: unknown } = Error;
  const mapped = stacks.prepareStackTrace;
  delete stacks.prepareStackTrace;
  try {
    await work();
  } finally {
    stacks.prepareStackTrace = mapped;
  }
}
