/** How far something that is done to many rows has come; what a sheet shows and sends on. */
export interface BulkReply {
  /** Nothing was begun: what is wrong with the form. */
  problem?: string;
  total?: number;
  done?: number;
  refused?: { key: string; why: string }[];
  /** Rows that are still to come. */
  rest?: string[];
  /** What takes back what was done, a token each; none where nothing can be taken back. */
  undo?: string[];
  isUndone?: boolean;
  /** What was asked for, for the next batch. */
  typed?: Record<string, string>;
}
