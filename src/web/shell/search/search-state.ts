import type { ComponentType } from 'react';

export type SearchDialogComponent = ComponentType<{ isOpen: boolean; onClose: () => void }>;

/** The dialog's component once loaded, and whether it is open. */
export interface SearchState {
  Dialog: SearchDialogComponent | null;
  isOpen: boolean;
}

export const closedSearch: SearchState = { Dialog: null, isOpen: false };

let state = closedSearch;
const listeners = new Set<() => void>();
const load = () => import('./search-dialog.tsx');

/** Opens the search dialog from anywhere; its script is loaded the first time, with the search page as a fallback. */
export function openSearch(): void {
  if (state.Dialog) change({ ...state, isOpen: true });
  else
    load().then(
      ({ SearchDialog }) => change({ Dialog: SearchDialog, isOpen: true }),
      () => location.assign('/tim-kiem'),
    );
}

export function closeSearch(): void {
  if (state.isOpen) change({ ...state, isOpen: false });
}

/** Preloads the dialog's script before the likely press. */
export function preloadSearch(): void {
  load().catch(() => {});
}

export function subscribeToSearch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function searchState(): SearchState {
  return state;
}

function change(next: SearchState): void {
  state = next;
  for (const listener of listeners) listener();
}
