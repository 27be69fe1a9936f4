import type { ReactNode } from 'react';

/** A list of the office: its address says all that it shows. */
export interface ListDeclaration<Row> {
  /** As screen readers announce it, 'Đặt chỗ'. */
  title: string;
  /** What a row is called, where it is drawn otherwise than as one: 'hình'. */
  noun?: string;
  columns: readonly Column<Row>[];
  /** Ways to look at it, as tabs; the first is the usual one. */
  views?: readonly View[];
  filters?: readonly Filter[];
  /** What stands in the field for free text; a list without it has none. */
  searchHint?: string;
  keyOf: (row: Row) => string;
  /** What a row is called where its key says nothing to people. */
  nameOf?: (row: Row) => string;
  /** Where the list is taken along as a file, with the address's own keys, and the right to it. */
  exportTo?: { to: string; verb: string };
  /** What can be done to many rows at once, by the name of its button and the right to it. */
  bulk?: readonly { name: string; title: string; verb: string }[];
  /** The page of a row; a list without it only shows. */
  hrefOf?: (row: Row) => string;
}

export interface Column<Row> {
  title: string;
  /** Its name in the address; a column without one always stands there. */
  slug?: string;
  /** What a file says in it; a column without is left out of files. */
  text?: (row: Row) => string | number;
  /** Numbers stand at the right. */
  align?: 'right';
  /** On a phone a row is a card: what stands at its left, at its right, and what is left out. */
  phone: 'left' | 'right' | 'none';
  /** Only where there is room. */
  isWide?: boolean;
  /** Takes the room that the others leave, so that a long word makes no table wider than the screen; its cell truncates. */
  takesRest?: boolean;
  /** `now` is when the page was made, so that server and browser say the same. */
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
  /** What may be chosen; a filter without is a day. */
  options?: readonly { value: string; title: string }[];
  /** Links may name several of the options, with commas. */
  isMany?: boolean;
}

/** What an address says about a list. */
export interface ListAddress {
  view: string;
  text: string;
  /** Only those that are set. */
  filters: Readonly<Record<string, string>>;
  /** Columns that are left out, by their names. */
  hidden: readonly string[];
  /** The page: what follows or stands before a row, as `readCursor` reads it. */
  after: string;
  before: string;
}
