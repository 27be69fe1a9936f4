import type { Hex } from '../../kit/colour.ts';
import { paintBather } from '../../kit/props/folk/bather.ts';
import type { Stage } from '../../kit/props/room-stage.ts';

/** Somebody in the water; with `rim` leaning on the edge that is so many metres above it. */
export interface Swimmer {
  x: number;
  z: number;
  hair: 'short' | 'bun' | 'long';
  suit?: Hex;
  rim?: number;
}

/** People in a pool whose water lies a little below the deck, far ones first. */
export function paintSwimmers(stage: Stage, swimmers: readonly Swimmer[]): void {
  const { sheet, camera, palette, toLight } = stage;
  const layer = sheet.layer();
  for (const { x, z, rim, ...looks } of swimmers) {
    const [px, py] = camera.see([x, -0.06, z]);
    const scale = camera.scaleAt([x, -0.06, z]);
    paintBather(layer.ctx, {
      ...looks,
      palette,
      x: px,
      y: py,
      height: 1.64 * scale,
      side: toLight[0] >= 0 ? 1 : -1,
      ...(rim === undefined ? {} : { rim: rim * scale }),
    });
  }
  sheet.stamp(layer);
}
