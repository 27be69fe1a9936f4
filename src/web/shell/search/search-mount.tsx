import { useSyncExternalStore } from 'react';
import { closedSearch, closeSearch, searchState, subscribeToSearch } from './search-state.ts';

/** Where the search dialog stands once somebody has opened it. */
export function SearchMount() {
  const { Dialog, isOpen } = useSyncExternalStore(subscribeToSearch, searchState, () => closedSearch);
  return Dialog && <Dialog isOpen={isOpen} onClose={closeSearch} />;
}
