import { useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/**
 * What a store holds now, followed. A page drawn by the server is taken over with the same state it was drawn with: the library's own hook would begin
 * with the state the store was made with.
 */
export function useStore<State>(store: StoreApi<State>): State;
export function useStore<State, Part>(store: StoreApi<State>, part: (state: State) => Part): Part;
export function useStore<State>(store: StoreApi<State>, part: (state: State) => unknown = (state) => state): unknown {
  const read = () => part(store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
}
