import { type FinishOptions, finish } from './kit/finish.ts';
import { SHEET_HEIGHT, SHEET_WIDTH, Sheet } from './kit/sheet.ts';
import type { PictureBrief, Scene } from './scene.ts';

/** Finishes one painted picture, as often as asked, with more or less paper grain. */
export interface Painting {
  readonly width: number;
  readonly height: number;
  /** RGBA pixels. */
  pixels(overrides?: FinishOptions): Uint8ClampedArray;
  /** Gives the canvas back; the painting must not be used afterwards. */
  release(): void;
}

/**
 * Paints a picture of 1200×900 px, or `scale` times as large. The same brief and scale give the same pixels, whatever was
 * painted before.
 */
export function renderPicture(scene: Scene, brief: PictureBrief, scale = 1): Painting {
  const sheet = new Sheet(brief.seed, SHEET_WIDTH, SHEET_HEIGHT, scale);
  const [, , width, height] = sheet.pixels;
  scene.paint(sheet, brief);
  const vignette = brief.light === 'night' ? 0.16 : 0.1;
  return {
    width,
    height,
    pixels: (overrides) => finish(sheet.main, { vignette, ...scene.finish, ...overrides }),
    release: () => sheet.release(sheet.main),
  };
}
