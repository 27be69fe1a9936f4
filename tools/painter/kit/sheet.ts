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

/** Whose layer a canvas is just now. */
const owners = new WeakMap<object, Sheet>();

/** The width of the sheet that is painted on, in its own units. */
export function widthOf(ctx: Context): number {
  return owners.get(ctx.canvas)?.width ?? ctx.canvas.width;
}

/**
 * One picture in the making: a main layer, others on loan, and the grain offsets of this picture alone. Whatever is
 * painted is measured in the units of the sheet; `scale` is how many pixels one of them gets, so that the same picture
 * can be had larger.
 */
export class Sheet {
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly main: Layer;
  private grainCount = 0;

  constructor(seed: string, width = SHEET_WIDTH, height = SHEET_HEIGHT, scale = 1) {
    this.seed = seed;
    this.width = width;
    this.height = height;
    this.scale = scale;
    this.main = this.layer();
  }

  get box(): Box {
    return [0, 0, this.width, this.height];
  }

  /** The box in pixels of its layers. */
  get pixels(): Box {
    return [0, 0, Math.round(this.width * this.scale), Math.round(this.height * this.scale)];
  }

  /** An empty layer; give it back with `stamp` or `release`. */
  layer(): Layer {
    const [, , width, height] = this.pixels;
    const canvas = pool.get(this.poolKey)?.pop() ?? createCanvas(width, height);
    owners.set(canvas, this);
    const ctx = canvas.getContext('2d');
    ctx.reset();
    ctx.scale(this.scale, this.scale);
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
    return { canvas, ctx, sheet: this };
  }

  /** A layer covered with one colour, whole or within a box; what `tone` needs for grounds. */
  covered(box: Box = this.box, colour: Hex = '#000000'): Layer {
    const layer = this.layer();
    const [x0, y0, x1, y1] = box.map((edge) => this.snap(edge)) as unknown as Box;
    layer.ctx.fillStyle = colour;
    layer.ctx.fillRect(x0, y0, x1 - x0, y1 - y0);
    return layer;
  }

  /** A whole unit moved to where a pixel begins: grounds that meet there leave no seam. */
  private snap(edge: number): number {
    return Number.isInteger(edge) ? Math.round(edge * this.scale) / this.scale : edge;
  }

  /** Puts a layer on the main one and gives it back. The layer must not be used afterwards. */
  stamp(layer: Layer, alpha = 1): void {
    this.main.ctx.save();
    this.main.ctx.globalAlpha = alpha;
    copyLayer(this.main.ctx, layer);
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
    return this.pixels.join('x');
  }
}

/** Draws a whole layer over another of its size, in the way that the context is set to. */
export function copyLayer(ctx: Context, { canvas, sheet }: Layer): void {
  ctx.drawImage(canvas, 0, 0, sheet.width, sheet.height);
}
