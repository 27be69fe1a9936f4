import { type FinishOptions, finish } from './kit/finish.ts';
import { Sheet } from './kit/sheet.ts';
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

/** Paints a picture. The same brief gives the same pixels, whatever was painted before. */
export function renderPicture(scene: Scene, brief: PictureBrief): Painting {
  const sheet = new Sheet(brief.seed);
  scene.paint(sheet, brief);
  const vignette = brief.light === 'night' ? 0.16 : 0.1;
  return {
    width: sheet.width,
    height: sheet.height,
    pixels: (overrides) => finish(sheet.main, { vignette, ...scene.finish, ...overrides }),
    release: () => sheet.release(sheet.main),
  };
}
