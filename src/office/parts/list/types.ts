import type { ReactNode } from 'react';

/** Declaration of an office list: its whole state is in its address. */
export interface ListDeclaration<Row> {
  /** Announced by screen readers, 'Đặt chỗ'. */
  title: string;
  /** What one item is called, where it is not rendered as a row: 'hình'. */
  noun?: string;
  columns: readonly Column<Row>[];
  /** Views, as tabs; the first is the default. */
  views?: readonly View[];
  filters?: readonly Filter[];
  /** Placeholder of the search field; a list without it has no search. */
  searchHint?: string;
  keyOf: (row: Row) => string;
  /** A row's readable name, where its key is none. */
  nameOf?: (row: Row) => string;
  /** The export route, which gets the list's query, and the right required. */
  exportTo?: { to: string; verb: string };
  bulk?: readonly BulkAction<Row>[];
  /** The page of a row; without it rows are no links. */
  hrefOf?: (row: Row) => string;
}

/** An action on chosen rows, with the title of its button and the right required. */
export interface BulkAction<Row> {
  name: string;
  title: string;
  verb: string;
  /** Whether it can act on a row now; without it, on any. */
  fits?: (row: Row) => boolean;
}

export interface Column<Row> {
  title: string;
  /** Its name in the address; a column without one cannot be hidden. */
  slug?: string;
  /** Its text in files; a column without it is left out of them. */
  text?: (row: Row) => string | number;
  /** Numbers are right-aligned. */
  align?: 'right';
  /** Position in a phone's card: left, right, or left out. */
  phone: 'left' | 'right' | 'none';
  /** Only on wide screens. */
  isWide?: boolean;
  /** Only on screens wider than the common 1280 and 1366 pixels. */
  isWidest?: boolean;
  /** Takes the remaining width, so that a long word does not widen the table beyond the screen; its cell truncates. */
  takesRest?: boolean;
  /** `now` is when the page was rendered, so that server and browser show the same. */
  cell: (row: Row, now: string) => ReactNode;
}

export interface View {
  slug: string;
  title: string;
}

export interface Filter {
  /** Its key in the address. */
  name: string;
  title: string;
  /** Options; a filter without them is a day. */
  options?: readonly { value: string; title: string }[];
  /** Whether links may name several options, comma-separated. */
  isMany?: boolean;
  /** Any text instead of options or a day, such as a label. */
  isText?: boolean;
}

/** Values that a text filter suggests, by its name. */
export type Suggestions = Readonly<Record<string, readonly string[]>>;

/** The state of a list, parsed from its address. */
export interface ListAddress {
  view: string;
  text: string;
  /** Only those that are set. */
  filters: Readonly<Record<string, string>>;
  /** Names of the hidden columns. */
  hidden: readonly string[];
  /** Keyset cursors: the page after or before a row, as `readCursor` parses them. */
  after: string;
  before: string;
}
