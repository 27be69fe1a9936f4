import type { StaffActor } from '#platform/actor/actor.ts';
import type { Executor, Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';

/** A column of a sheet. */
export interface SheetColumn {
  name: string;
  /** Its heading in what is exported. */
  label: string;
  /** How it is written, for who fills it in. */
  hint?: string;
  /** Other headings that mean it. */
  aliases?: readonly string[];
  /** Without it nothing can be said of a row. */
  isNeeded?: boolean;
  /** Told for people to read; what stands there is not imported. */
  isTold?: boolean;
}

/** What stands in a row, by the names of columns; a column that the file lacks is not there, and stays as it is. */
export type Cells = Readonly<Record<string, string>>;
export type RowErrors = Record<string, string>;

/** A row of what is exported; amounts are numbers. */
export type OutRow = Readonly<Record<string, string | number>>;

/** What would change, by the heading of the column. */
export interface RowChange {
  label: string;
  before: string;
  after: string;
}

/** What only one thing may have, as the name of a unit of a product: of two rows of a file that would have it, the second is faulty. */
export interface SoleCell {
  /** The column. */
  field: string;
  /** Same for two that cannot stand beside each other. */
  key: string;
  /** 'cùng tên “Phòng A”'. */
  words: string;
}

/** What a row would do. `plan` is JSON that `apply` carries out; it knows what was seen, so that nobody is written over. */
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

/** What became of a row; `undo` is JSON that takes it back. */
export type RowDone = { ok: true; undo?: object } | { ok: false; errors: RowErrors };

/** What writing needs: one transaction for some rows, and who asked for them. */
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
  /** What earlier rows of the file said, by keys and in words of the sheet's own: a file is checked part by part. */
  said: Map<string, string>;
}

/** One of the things that are imported and exported. Plans and undos are JSON of its own. */
export interface Sheet {
  columns: readonly SheetColumn[];
  /** So many rows are written in one transaction, short enough that nobody waits for it. */
  batch: number;
  /** What rows of a file would do, in their order. Writes nothing. */
  check(db: Executor, rows: readonly Cells[], asking: Asking): Promise<CheckedRow[]>;
  /** Carries out plans: each row wholly or not at all. */
  apply(writing: Writing, plans: readonly object[]): Promise<RowDone[]>;
  /** Takes rows back, but what has been changed since. */
  undo(writing: Writing, undos: readonly object[]): Promise<RowDone[]>;
  /** What is exported, at most so many rows. */
  list(db: Executor, scope: SheetScope, most: number): Promise<OutRow[]>;
  /** Three rows as somebody would write them. */
  examples: readonly OutRow[];
}

/** Days of which prices and places are exported, ISO, the last one included. */
export interface SheetScope {
  fromOn: string;
  toOn: string;
}
