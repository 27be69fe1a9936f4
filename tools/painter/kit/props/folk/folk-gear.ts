import { blob } from '../../blob.ts';
import { mix } from '../../colour.ts';
import { underLight } from '../../lights.ts';
import { lerp, type Point } from '../../maths.ts';
import { brush, ellipse } from '../../stroke.ts';
import type { FolkBody } from './folk.ts';

/** A place on the trunk: `t` from hip to shoulder, `u` from the back (-1) to the front (1). */
function onTrunk({ at, bones: { hip, chest } }: FolkBody, t: number, u: number): Point {
  return at([lerp(hip[0], chest[0], t) + 0.088 * u, lerp(hip[1], chest[1], t)]);
}

/** A life vest: two padded halves, a belt, the flank away from the light in shade. */
export function paintVest(body: FolkBody): void {
  const { ctx, options, shade, lit } = body;
  if (!options.vest) return;
  const { side = 1, facing = 1, palette, height } = options;
  const cloth = underLight(palette, options.vest);
  const half = (from: number, to: number, colour: string): void =>
    blob(
      ctx,
      [
        onTrunk(body, 1.02, from * 0.62),
        onTrunk(body, 1.02, to * 0.62),
        onTrunk(body, 0.8, to * 0.98),
        onTrunk(body, 0.45, to * 0.9),
        onTrunk(body, 0.12, to * 0.9),
        onTrunk(body, 0.1, from * 0.9),
        onTrunk(body, 0.45, from * 0.9),
        onTrunk(body, 0.8, from * 0.98),
      ],
      colour,
    );
  half(-1, 1, cloth);
  half(side === facing ? -1 : 0.25, side === facing ? -0.25 : 1, shade(cloth));
  half(side === facing ? 0.45 : -0.9, side === facing ? 0.9 : -0.45, lit(cloth));
  const seam = mix(cloth, palette.ink, 0.5);
  brush(ctx, [onTrunk(body, 1, 0.2), onTrunk(body, 0.14, 0.3)], Math.max(0.8, height * 0.008), seam);
  brush(
    ctx,
    [onTrunk(body, 0.4, -0.86), onTrunk(body, 0.38, 0.86)],
    Math.max(1, height * 0.02),
    mix(underLight(palette, '#f6efe0'), cloth, 0.15),
  );
}

/** A rucksack on the back; it lies behind the trunk unless the person is seen from behind. */
export function paintPack(body: FolkBody): void {
  if (body.options.pack && !body.options.away) sack(body, -1.05);
}

/** The strap over the shoulder, or the rucksack itself where the person is seen from behind. */
export function paintPackStrap(body: FolkBody): void {
  const { ctx, options } = body;
  const { palette, height, pack } = options;
  if (!pack) return;
  if (options.away) {
    sack(body, 0);
    return;
  }
  const strap = mix(underLight(palette, pack), palette.ink, 0.45);
  brush(
    ctx,
    [onTrunk(body, 1.04, 0.05), onTrunk(body, 0.8, 0.5), onTrunk(body, 0.5, -0.1)],
    Math.max(1, height * 0.02),
    strap,
  );
}

function sack(body: FolkBody, u: number): void {
  const { ctx, options, shade } = body;
  const { palette, height: h, pack = '#2f6f7c', side = 1, facing = 1 } = options;
  const cloth = underLight(palette, pack);
  const [x, y] = onTrunk(body, 0.62, u);
  const tilt = 0.1 * facing;
  ellipse(ctx, x, y, h * 0.098, h * 0.155, shade(cloth), tilt);
  ellipse(ctx, x + side * h * 0.014, y - h * 0.006, h * 0.078, h * 0.138, cloth, tilt);
  ellipse(ctx, x, y + h * 0.055, h * 0.06, h * 0.055, mix(cloth, palette.ink, 0.2), tilt);
  ellipse(ctx, x, y - h * 0.13, h * 0.06, h * 0.02, mix(cloth, palette.flank, 0.4), tilt);
}
