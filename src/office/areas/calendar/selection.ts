/** A cell by its row and column in the grid. */
export interface Spot {
  row: number;
  column: number;
}

/** A block of cells, from where the selection began (`anchor`) to the active cell. */
export interface Selection {
  anchor: Spot;
  active: Spot;
}

export interface Size {
  rows: number;
  columns: number;
}

/** The block's edges, inclusive. */
export function edgesOf({ anchor, active }: Selection) {
  return {
    top: Math.min(anchor.row, active.row),
    bottom: Math.max(anchor.row, active.row),
    left: Math.min(anchor.column, active.column),
    right: Math.max(anchor.column, active.column),
  };
}

export function isWithin(selection: Selection | null, { row, column }: Spot): boolean {
  if (!selection) return false;
  const { top, bottom, left, right } = edgesOf(selection);
  return row >= top && row <= bottom && column >= left && column <= right;
}

const page = 10;

/** The selection after a key; null for a key that does not move. Shift extends the block. */
export function moveSelection(
  { anchor, active: { row, column } }: Selection,
  { key, shiftKey, ctrlKey }: { key: string; shiftKey: boolean; ctrlKey: boolean },
  { rows, columns }: Size,
): Selection | null {
  const steps: Record<string, Spot> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: row - page, column },
    PageDown: { row: row + page, column },
    Home: { row: ctrlKey ? 0 : row, column: 0 },
    End: { row: ctrlKey ? rows - 1 : row, column: columns - 1 },
  };
  const to = steps[key];
  if (!to) return null;
  const active = {
    row: Math.max(0, Math.min(rows - 1, to.row)),
    column: Math.max(0, Math.min(columns - 1, to.column)),
  };
  return { anchor: shiftKey ? anchor : active, active };
}
