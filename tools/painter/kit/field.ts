/** A value for each place of the sheet. */
export type Shape = (x: number, y: number) => number;

/** Pixels from x0,y0 up to, not including, x1,y1. */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/** The box in whole pixels within a sheet of the given size; empty boxes have no width or height. */
export function clipBox(box: Box, width: number, height: number): Box {
  const x0 = Math.max(0, Math.floor(box[0]));
  const y0 = Math.max(0, Math.floor(box[1]));
  return [
    x0,
    y0,
    Math.max(x0, Math.min(width, Math.ceil(box[2]))),
    Math.max(y0, Math.min(height, Math.ceil(box[3]))),
  ];
}

/** An expensive shape sampled on a coarse grid and read back bilinearly. */
export class Field {
  private readonly step: number;
  private readonly columns: number;
  private readonly samples: Float32Array;

  constructor([x0, y0, x1, y1]: Box, step: number, shape: Shape) {
    this.step = step;
    this.columns = Math.ceil((x1 - x0) / step) + 2;
    const rows = Math.ceil((y1 - y0) / step) + 2;
    this.samples = new Float32Array(this.columns * rows);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < this.columns; column++) {
        this.samples[row * this.columns + column] = shape(x0 + column * step, y0 + row * step);
      }
    }
  }

  /** Value at a pixel counted from the corner of the box. */
  at(dx: number, dy: number): number {
    const u = dx / this.step;
    const v = dy / this.step;
    const column = u | 0;
    const row = v | 0;
    const k = row * this.columns + column;
    const s = this.samples;
    const a = s[k] as number;
    const c = s[k + this.columns] as number;
    const top = a + ((s[k + 1] as number) - a) * (u - column);
    const bottom = c + ((s[k + this.columns + 1] as number) - c) * (u - column);
    return top + (bottom - top) * (v - row);
  }
}
