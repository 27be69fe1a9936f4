import { type Hex, mix } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { clamp, type Side } from '../../kit/maths.ts';
import type { Camera, Spot } from '../../kit/props/camera.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { FLOWERS, FRUITS, paintPiece } from '../../kit/props/produce.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { line, polygon } from '../../kit/stroke.ts';
import type { MarketView } from './market.ts';

const AWNINGS = ['#c8522a', '#2f8f88', '#d9a441', '#2d5d73', '#8a3b55'] as const;

/** Half of the width of the street, in metres. */
const STREET = 2.7;

/** One stall along the street: counter with wares, back cloth, striped awning, bulbs. */
export function paintNightStall(
  ctx: Context,
  camera: Camera,
  { palette, seed, lamps }: MarketView,
  hand: Side,
  z: number,
  i: number,
): void {
  const rng = makeRng(`${seed}/stall${i}${hand}`);
  const near = clamp(1.15 - z / 30);
  const at = (colour: Hex): Hex => mix(palette.haze, colour, near);
  const long = 2.1;
  const s = (across: number, y: number, along: number): Spot => [hand * across, y, z + along];
  const face = (spots: readonly Spot[], colour: string): void => {
    const outline = camera.outline(spots);
    if (outline.length > 2) polygon(ctx, outline, colour);
  };
  const wood = underLight(palette, '#7a5236');
  const inside = mix(mix('#ffd88a', '#e8a04a', 0.4), underLight(palette, '#8a6a48'), 1 - lamps);
  const cloth = underLight(palette, rng.pick(AWNINGS));
  const pale = underLight(palette, '#f3ead6');
  // Back wall and the side toward the viewer.
  face([s(4.3, 0, 0), s(4.3, 2.5, 0), s(4.3, 2.5, long), s(4.3, 0, long)], at(inside));
  face(
    [s(STREET, 0, long), s(4.3, 0, long), s(4.3, 2.5, long), s(STREET, 2.3, long)],
    at(mix(inside, wood, 0.3)),
  );
  for (let k = 0; k < 9; k++) {
    const y = 1.2 + (k % 3) * 0.42;
    const along = 0.3 + Math.floor(k / 3) * 0.62;
    const [x, py] = camera.see(s(4.25, y, along));
    const m = camera.scaleAt(s(4.25, y, along));
    ctx.fillStyle = at(underLight(palette, rng.pick(LOCAL.cloth)));
    ctx.fillRect(x - m * 0.16, py - m * 0.17, m * 0.32, m * 0.34);
  }
  // Seller behind the counter.
  const spot = s(3.6, 0, rng.range(0.7, 1.4));
  const [sx, sy] = camera.see(spot);
  const sm = camera.scaleAt(spot);
  paintFolk(ctx, rng, {
    palette: near < 0.6 ? hazedPalette(palette, near + 0.2) : palette,
    x: sx,
    y: sy,
    height: sm * 1.6,
    facing: -hand as Side,
    side: hand,
    hat: rng.chance(0.5) ? 'cone' : 'none',
    hair: 'bun',
    outfit: 'blouse',
  });
  // Counter: end toward the viewer, front toward the street, sloping top with wares.
  face(
    [s(STREET, 0, 0), s(3.35, 0, 0), s(3.35, 1.02, 0), s(STREET, 0.86, 0)],
    at(mix(wood, palette.ink, 0.42)),
  );
  face(
    [s(STREET, 0, 0), s(STREET, 0.86, 0), s(STREET, 0.86, long), s(STREET, 0, long)],
    at(mix(cloth, palette.ink, 0.25)),
  );
  for (let k = 0; k < 6; k++)
    face(
      [
        s(STREET - 0.01, 0.72, (k * long) / 6),
        s(STREET - 0.01, 0.86, (k * long) / 6),
        s(STREET - 0.01, 0.86, ((k + 0.5) * long) / 6),
        s(STREET - 0.01, 0.72, ((k + 0.5) * long) / 6),
      ],
      at(mix(pale, cloth, 0.2)),
    );
  face(
    [s(STREET, 0.86, 0), s(3.35, 1.02, 0), s(3.35, 1.02, long), s(STREET, 0.86, long)],
    at(mix(wood, inside, 0.4)),
  );
  const kinds = [...FRUITS, ...FLOWERS, 'greens' as const].sort(() => rng() - 0.5);
  const heap = z < 9 ? 3 : 2;
  for (let k = 4; k >= 0; k--) {
    const along = ((k + 0.5) * long) / 5;
    for (let row = heap - 1; row >= 0; row--)
      for (let c = 0; c < 4 - row; c++) {
        const place = s(
          STREET + 0.12 + c * 0.15 + row * 0.07,
          0.96 + c * 0.03 + row * 0.1,
          along + rng.bell() * 0.1,
        );
        const [px, py] = camera.see(place);
        paintPiece(
          ctx,
          rng,
          near < 0.6 ? hazedPalette(palette, near + 0.15) : palette,
          kinds[k % kinds.length] ?? 'orange',
          px,
          py,
          camera.scaleAt(place) * 0.085,
          -hand as Side,
        );
      }
  }
  // Posts, awning, valance.
  for (const along of [0.05, long - 0.05])
    line(
      ctx,
      camera.outline([s(STREET + 0.05, 0, along), s(STREET + 0.05, 2.3, along)]).slice(0, 2),
      Math.max(1.2, camera.scaleAt(s(STREET, 0, along)) * 0.06),
      at(mix(wood, palette.ink, 0.3)),
    );
  const stripes = 8;
  for (let k = stripes - 1; k >= 0; k--) {
    const a = -0.15 + ((long + 0.3) * k) / stripes;
    const b = -0.15 + ((long + 0.3) * (k + 1)) / stripes;
    const colour = k % 2 ? pale : cloth;
    const lit = mix(colour, palette.glow, 0.14 * lamps);
    face(
      [s(STREET - 0.45, 2.18, a), s(4.4, 2.95, a), s(4.4, 2.95, b), s(STREET - 0.45, 2.18, b)],
      at(mix(lit, palette.ink, 0.16 + 0.2 * lamps)),
    );
    face(
      [
        s(STREET - 0.45, 2.18, a),
        s(STREET - 0.45, 1.98, a + 0.02),
        s(STREET - 0.45, 1.98, b - 0.02),
        s(STREET - 0.45, 2.18, b),
      ],
      at(mix(lit, '#ffd88a', 0.24 * lamps)),
    );
  }
  face(
    [s(STREET - 0.45, 2.18, -0.15), s(4.4, 2.95, -0.15), s(4.4, 2.18, -0.15)],
    at(mix(cloth, palette.ink, 0.4)),
  );
  for (const along of [0.5, 1.5]) {
    const bulb = s(STREET + 0.2, 1.95, along);
    const [bx, by] = camera.see(bulb);
    const m = camera.scaleAt(bulb);
    ctx.fillStyle = mix('#fff3cf', palette.haze, 0.3 * (1 - lamps));
    ctx.beginPath();
    ctx.arc(bx, by, Math.max(1, m * 0.05), 0, Math.PI * 2);
    ctx.fill();
    if (lamps > 0) glow(ctx, { x: bx, y: by, radius: m * 0.7, colour: '#ffcf7a', strength: 0.6 * lamps });
  }
}
