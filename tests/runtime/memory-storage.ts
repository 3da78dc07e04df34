export class MemoryStorage implements Storage {
  readonly #kept = new Map<string, string>();
  get length() {
    return this.#kept.size;
  }
  key(index: number) {
    return [...this.#kept.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.#kept.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.#kept.set(key, value);
  }
  removeItem(key: string) {
    this.#kept.delete(key);
  }
  clear() {
    this.#kept.clear();
  }
}
