/**
 * Keeps what was loaded; a failed load is not kept. Importing a module that is there already takes the browser a task of its own, and the next
 * screen a frame.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    if (loading) return loading;
    const begun = load();
    loading = begun;
    begun.catch(() => {
      loading = null;
    });
    return begun;
  };
}
