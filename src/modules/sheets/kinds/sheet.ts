import type { StaffActor } from '#platform/actor/actor.ts';
import type { Executor, Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';

/** A column of a sheet. */
export interface SheetColumn {
  name: string;
  /** Its heading in exports. */
  label: string;
  /** How to fill it in, for people. */
  hint?: string;
  /** Other headings that are recognised for it. */
  aliases?: readonly string[];
  /** Required: a row without it cannot be processed. */
  isNeeded?: boolean;
  /** For information only; its cells are not imported. */
  isReadOnly?: boolean;
}

/** The cells of a row, by column name; a column that the file lacks is absent, and its values stay unchanged. */
export type Cells = Readonly<Record<string, string>>;
export type RowErrors = Record<string, string>;

/** A row of an export; amounts are numbers. */
export type OutRow = Readonly<Record<string, string | number>>;

/** A change, with the heading of its column. */
export interface RowChange {
  label: string;
  before: string;
  after: string;
}

/** A value that must be unique, as the name of a unit of a product: of two rows of a file with the same one, the second is an error. */
export interface SoleCell {
  /** The column. */
  field: string;
  /** Equal for two values that exclude each other. */
  key: string;
  /** 'cùng tên “Phòng A”'. */
  words: string;
}

/**
 * The action of a row. `plan` is JSON for `apply`; it contains the former state that was seen, so that nobody's changes
 * are overwritten.
 */
export type CheckedRow =
  | { title: string; key: string; errors: RowErrors }
  | {
      title: string;
      key: string;
      outcome: 'new' | 'changed';
      changes: RowChange[];
      plan: object;
      sole?: SoleCell | undefined;
    }
  | { title: string; key: string; outcome: 'unchanged' };

/** The result of a row; `undo` is the JSON for its undo. */
export type RowDone = { ok: true; undo?: object } | { ok: false; errors: RowErrors };

/** Context for writing: one transaction for some rows, and who imports them. */
export interface Writing {
  tx: Tx;
  queue: Queue;
  actor: StaffActor;
  now: Date;
}

/** Who has a file checked. */
export interface Asking {
  actor: StaffActor;
  now: Date;
  /** Facts from earlier rows of the file, under keys that the sheet defines: a file is checked in batches. */
  said: Map<string, string>;
}

/** A type of data for import and export. It defines the JSON of its plans and undos. */
export interface Sheet {
  columns: readonly SheetColumn[];
  /** Number of rows in one transaction, small enough that it does not block others. */
  batch: number;
  /** The actions of rows of a file, in order. Writes nothing. */
  check(db: Executor, rows: readonly Cells[], asking: Asking): Promise<CheckedRow[]>;
  /** Carries out plans: each row wholly or not at all. */
  apply(writing: Writing, plans: readonly object[]): Promise<RowDone[]>;
  /** Undoes rows, except for what has been changed since. */
  undo(writing: Writing, undos: readonly object[]): Promise<RowDone[]>;
  /** The rows of an export, up to a limit. */
  list(db: Executor, scope: SheetScope, most: number): Promise<OutRow[]>;
  /** Three realistic example rows. */
  examples: readonly OutRow[];
}

/** Days whose prices and allotments are exported, ISO, the last one included. */
export interface SheetScope {
  fromOn: string;
  toOn: string;
}
