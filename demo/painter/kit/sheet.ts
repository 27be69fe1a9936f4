import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Hex } from './colour.ts';
import type { Box } from './field.ts';
import { hash } from './hash.ts';

export const SHEET_WIDTH = 1200;
export const SHEET_HEIGHT = 900;

export type Context = SKRSContext2D;

/** A transparent canvas of the size of its sheet. */
export interface Layer {
  readonly canvas: Canvas;
  readonly ctx: Context;
  readonly sheet: Sheet;
}

/** Canvases given back, kept for the next layer of the same size. */
const pool = new Map<string, Canvas[]>();

/** One picture in the making: a main layer, others on loan, and the grain offsets of this picture alone. */
export class Sheet {
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  readonly main: Layer;
  private grainCount = 0;

  constructor(seed: string, width = SHEET_WIDTH, height = SHEET_HEIGHT) {
    this.seed = seed;
    this.width = width;
    this.height = height;
    this.main = this.layer();
  }

  get box(): Box {
    return [0, 0, this.width, this.height];
  }

  /** An empty layer; give it back with `stamp` or `release`. */
  layer(): Layer {
    const canvas = pool.get(this.poolKey)?.pop() ?? createCanvas(this.width, this.height);
    const ctx = canvas.getContext('2d');
    ctx.reset();
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
    return { canvas, ctx, sheet: this };
  }

  /** A layer covered with one colour, whole or within a box; what `tone` needs for grounds. */
  covered(box: Box = this.box, colour: Hex = '#000000'): Layer {
    const layer = this.layer();
    layer.ctx.fillStyle = colour;
    layer.ctx.fillRect(box[0], box[1], box[2] - box[0], box[3] - box[1]);
    return layer;
  }

  /** Puts a layer on the main one and gives it back. The layer must not be used afterwards. */
  stamp(layer: Layer, alpha = 1): void {
    this.main.ctx.save();
    this.main.ctx.globalAlpha = alpha;
    this.main.ctx.drawImage(layer.canvas, 0, 0);
    this.main.ctx.restore();
    this.release(layer);
  }

  release(layer: Layer): void {
    const kept = pool.get(this.poolKey) ?? [];
    kept.push(layer.canvas);
    pool.set(this.poolKey, kept);
  }

  /** Next offset into the grain tile; depends on the seed and on the calls made for this sheet only. */
  grainOffset(): number {
    this.grainCount += 1;
    return hash(`${this.seed}#${this.grainCount}`) & 0xffff;
  }

  private get poolKey(): string {
    return `${this.width}x${this.height}`;
  }
}
