import { useLocation, useRouteLoaderData } from 'react-router';
import { readListAddress, writeListAddress } from './list-address.ts';
import type { ListDeclaration } from './types.ts';

/** A saved view of a list, as every page of the office knows it. */
export interface SavedView {
  id: number;
  list: string;
  title: string;
  /** '?xem=…' */
  search: string;
  isShared: boolean;
  isMine: boolean;
  ownerName: string;
}

/** The saved views of the current list, and the one that matches its address. */
export function useSavedViews<Row>(list: ListDeclaration<Row>): {
  path: string;
  views: SavedView[];
  current: SavedView | undefined;
} {
  const { pathname, search } = useLocation();
  const shell = useRouteLoaderData<{ savedViews: SavedView[] }>('shell/shell');
  const views = (shell?.savedViews ?? []).filter((view) => view.list === pathname);
  const normalized = (text: string) => writeListAddress(readListAddress(text, list), list, {});
  const shown = normalized(search);
  return { path: pathname, views, current: views.find((view) => normalized(view.search) === shown) };
}
