/** What is read, or `none` where there is no such file or folder. */
export async function orNone<Value, None>(reading: Promise<Value>, none: None): Promise<Value | None> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return none;
    throw error;
  });
}
