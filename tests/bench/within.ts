/** Fails with that message unless the work is done in time. */
export async function within<Result>(milliseconds: number, work: Promise<Result>, says: () => string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(says())), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
