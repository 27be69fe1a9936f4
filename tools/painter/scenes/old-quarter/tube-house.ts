import { type Hex, mix, rgba } from '../../kit/colour.ts';
import type { Rng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import type { Context } from '../../kit/sheet.ts';
import { ellipse, line } from '../../kit/stroke.ts';

const STOREY = 3.1;
const SHUTTERS = ['#2f6f5c', '#3f6a8a', '#6e3f2b', '#4f7d6a'] as const;
const SIGNS = ['#b5382a', '#2f5f86', '#d9a441', '#2f8f6a', '#8a3b55'] as const;

/** The front of a narrow town house, straight on: shop below, balconies and shutters above. */
export function paintTubeFront(
  ctx: Context,
  rng: Rng,
  view: SceneView,
  width: number,
  storeys: number,
  metre: number,
  wall: Hex,
): void {
  const { palette, at, evening } = view;
  const m = metre;
  const high = (storeys * STOREY + 0.5) * m;
  const base = high;
  ctx.fillStyle = wall;
  ctx.fillRect(0, 0, width, high);
  const glowing = ctx.createLinearGradient(0, 0, 0, high);
  glowing.addColorStop(0, rgba(palette.ink, evening ? 0.3 : 0.06));
  glowing.addColorStop(1, evening ? rgba('#ffcf82', 0.3) : rgba(palette.ink, 0.16));
  ctx.fillStyle = glowing;
  ctx.fillRect(0, 0, width, high);
  for (let i = 0; i < 9; i++) {
    ctx.fillStyle = rgba(palette.ink, rng.range(0.03, 0.1));
    ctx.fillRect(rng() * width, 0, m * rng.range(0.06, 0.3), high * rng.range(0.2, 0.7));
  }
  ctx.fillStyle = mix(wall, palette.flank, 0.35);
  ctx.fillRect(0, 0, width, m * 0.28);
  shop(ctx, rng, view, width, base, m);
  for (let s = 1; s < storeys; s++) storey(ctx, rng, view, width, base - s * STOREY * m, m, wall);
  const sign = at(rng.pick(SIGNS));
  ctx.fillStyle = evening ? mix(sign, '#ffd98a', 0.3) : sign;
  ctx.fillRect(m * 0.15, base - STOREY * m - m * 0.36, width - m * 0.3, m * 0.62);
  ctx.fillStyle = rgba('#f6efe0', 0.75);
  for (let u = 0.3; u < 0.7; u += 0.1)
    ctx.fillRect(width * u, base - STOREY * m - m * 0.18, width * 0.07, m * 0.2);
}

function shop(
  ctx: Context,
  rng: Rng,
  { palette, at, evening }: SceneView,
  width: number,
  base: number,
  m: number,
): void {
  const inside = ctx.createLinearGradient(0, base - 2.7 * m, 0, base);
  inside.addColorStop(0, evening ? '#ffdf9c' : mix(palette.ink, at('#8a6a4a'), 0.45));
  inside.addColorStop(1, evening ? '#e09a4e' : mix(palette.ink, at('#8a6a4a'), 0.25));
  ctx.fillStyle = inside;
  ctx.fillRect(m * 0.2, base - 2.7 * m, width - m * 0.4, 2.7 * m);
  const goods = ['#d8604a', '#5fa08a', '#e8b84a', '#e9e0c8', '#5f7fa8', '#c87a9a'];
  for (const row of [2.3, 1.75, 1.2])
    for (let x = 0.35 * m; x < width - 0.5 * m; x += 0.3 * m) {
      const tint = at(rng.pick(goods));
      ctx.fillStyle = evening ? mix(tint, '#ffd98a', 0.25) : mix(tint, palette.ink, 0.12);
      const h = m * rng.range(0.22, 0.42);
      ctx.fillRect(x, base - row * m, m * 0.24, h);
    }
  ctx.fillStyle = mix(at('#6e4a30'), palette.ink, 0.2);
  ctx.fillRect(m * 0.3, base - 0.8 * m, width * 0.55, 0.8 * m);
}

function storey(
  ctx: Context,
  rng: Rng,
  { palette, at, evening }: SceneView,
  width: number,
  floor: number,
  m: number,
  wall: Hex,
): void {
  const shutter = at(rng.pick(SHUTTERS));
  const count = width > 4.2 * m ? 3 : 2;
  const balcony = rng.chance(0.7);
  for (let i = 0; i < count; i++) {
    const w = m * 0.86;
    const x = ((i + 0.5) / count) * width - w / 2;
    const top = floor - m * 2.45;
    const tall = balcony ? m * 2.4 : m * 1.6;
    const lit = evening && rng.chance(0.5);
    ctx.fillStyle = mix(wall, palette.flank, 0.4);
    ctx.fillRect(x - m * 0.1, top - m * 0.12, w + m * 0.2, tall + m * 0.16);
    ctx.fillStyle = lit ? '#ffd27a' : mix(palette.ink, palette.sky[1], 0.3);
    ctx.fillRect(x, top, w, tall);
    const open = rng.chance(0.45);
    ctx.fillStyle = shutter;
    if (open) {
      ctx.fillRect(x - w * 0.32, top, w * 0.34, tall);
      ctx.fillRect(x + w * 0.98, top, w * 0.34, tall);
    } else if (!lit) ctx.fillRect(x, top, w, tall);
    for (let y = top + m * 0.12; y < top + tall; y += m * 0.16)
      line(
        ctx,
        [
          [open ? x - w * 0.3 : x + 2, y],
          [open ? x : x + w - 2, y],
        ],
        m * 0.025,
        rgba(palette.ink, 0.3),
      );
    line(
      ctx,
      [
        [x + w / 2, top],
        [x + w / 2, top + tall],
      ],
      m * 0.05,
      mix(shutter, palette.ink, 0.4),
    );
  }
  if (balcony) {
    ctx.fillStyle = rgba(palette.ink, 0.3);
    ctx.fillRect(0, floor - m * 0.02, width, m * 0.3);
    ctx.fillStyle = mix(wall, palette.flank, 0.45);
    ctx.fillRect(0, floor - m * 0.16, width, m * 0.18);
    for (let x = 0.06 * m; x < width; x += 0.16 * m)
      line(
        ctx,
        [
          [x, floor - m * 0.16],
          [x, floor - m * 1.02],
        ],
        m * 0.03,
        mix(palette.ink, wall, 0.2),
      );
    line(
      ctx,
      [
        [0, floor - m * 1.02],
        [width, floor - m * 1.02],
      ],
      m * 0.07,
      mix(palette.ink, wall, 0.15),
    );
    const leaf = ['#2f6a45', '#5f9450', '#8fb460'].map((colour) => at(colour));
    for (let i = 0; i < rng.int(1, 4); i++) {
      const x = rng() * width;
      for (let k = 0; k < 14; k++)
        ellipse(
          ctx,
          x + rng.bell() * m * 0.4,
          floor - m * 0.75 + rng.bell() * m * 0.4,
          m * 0.1,
          m * 0.07,
          rng.pick(leaf),
        );
      if (rng.chance(0.4))
        for (let k = 0; k < 8; k++)
          ellipse(
            ctx,
            x + rng.bell() * m * 0.4,
            floor - m * 0.85 + rng.bell() * m * 0.3,
            m * 0.06,
            m * 0.06,
            at('#d8467e'),
          );
    }
  } else if (rng.chance(0.6)) {
    const x = rng.range(0.1, 0.6) * width;
    ctx.fillStyle = mix('#e9e6dc', palette.ink, 0.15);
    ctx.fillRect(x, floor - m * 0.66, m * 0.8, m * 0.5);
    ellipse(ctx, x + m * 0.3, floor - m * 0.41, m * 0.19, m * 0.19, rgba(palette.ink, 0.35));
  }
}
