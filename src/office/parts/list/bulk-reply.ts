/** Progress of a bulk action; shown by its sheet and sent with the next batch. */
export interface BulkReply {
  /** A validation error: nothing was started. */
  problem?: string;
  total?: number;
  done?: number;
  refused?: { key: string; why: string }[];
  /** Keys of the remaining rows. */
  rest?: string[];
  /** Undo tokens, one per row; empty where nothing can be undone. */
  undo?: string[];
  isUndone?: boolean;
  /** The form's values, for the next batch. */
  typed?: Record<string, string>;
}
