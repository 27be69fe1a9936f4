import { mix } from '../../kit/colour.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { clamp, lerp, type Point, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintLotus } from '../../kit/props/lotus.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { polygon } from '../../kit/stroke.ts';
import type { RiverLayout } from './layout.ts';

/** Low green banks at the foot of the walls, open where the river goes through. */
export function paintShore(
  sheet: Sheet,
  palette: Palette,
  { horizon, gap, composition }: RiverLayout,
  seed: string,
): void {
  const noise = makeNoise(`${seed}/shore`);
  const rng = makeRng(`${seed}/shore`);
  const [dark, , mid, pale] = LOCAL.rice.map((colour) => underLight(palette, colour)) as [
    string,
    string,
    string,
    string,
  ];
  for (const [i, [open, thick, near]] of (
    [
      [70, 7, 0.55],
      [210, 11, 0.8],
    ] as const
  ).entries()) {
    const layer = sheet.layer();
    const { ctx } = layer;
    const y = horizon + 5 + i * 8;
    const rise = (x: number): number =>
      thick * smoothstep(open, open + 70, Math.abs(x - gap)) * (0.7 + 0.5 * noise(x / 70, i * 7));
    const top: Point[] = [];
    const foot: Point[] = [];
    for (let x = 0; x <= sheet.width; x += 4) {
      top.push([x, y - rise(x)]);
      foot.push([x, y + rise(x) * 0.32]);
    }
    polygon(ctx, [...top, ...foot.reverse()], mix(palette.haze, mix(mid, pale, 0.35), near));
    paintGrass(ctx, rng, {
      count: 420,
      foot: (r) => {
        const side = r.chance(0.5) ? -1 : 1;
        const x = gap + side * (open + 40 + r() * 800);
        return [x, y + 1 - rise(x) * 0.3];
      },
      length: [thick * 0.6, thick * 1.9],
      width: 2,
      lean: 1,
      colours: [mix(palette.haze, dark, near), mix(palette.haze, mid, near), mix(palette.haze, pale, near)],
    });
    if (composition !== 'cave' || i === 0) sheet.stamp(layer);
    else sheet.stamp(layer, 0.9);
  }
}

/** Lotus pads in the near corners; a whole field of them in the lotus composition. */
export function paintLotusCorner(
  sheet: Sheet,
  palette: Palette,
  { composition, horizon }: RiverLayout,
  seed: string,
): void {
  const rng = makeRng(`${seed}/lotus`);
  const field = composition === 'lotus';
  const pads: Point[] = [];
  const from = field ? horizon + 150 : sheet.height * 0.85;
  for (let i = 0; i < (field ? 240 : 46); i++) {
    const t = Math.sqrt(rng());
    const y = lerp(from, sheet.height + 8, t);
    const right = rng.chance(field ? 0.5 : 0.62);
    const x = field ? rng() * sheet.width : right ? sheet.width - rng() ** 1.5 * 430 : rng() ** 1.7 * 260;
    // Keep a way for the boat.
    if (field && Math.abs(x - (430 + (y - from) * 0.4)) < 130 * (1 - t * 0.5) && y < from + 150) continue;
    pads.push([x, y]);
  }
  pads.sort((a, b) => a[1] - b[1]);
  const { ctx } = sheet.main;
  pads.forEach(([x, y], i) => {
    const near = clamp((y - from) / (sheet.height - from));
    paintLotus(ctx, rng, {
      palette,
      x,
      y,
      size: lerp(field ? 13 : 17, field ? 50 : 44, near) * rng.range(0.8, 1.15),
      flower: i % (field ? 5 : 6) === 2,
      side: 1,
    });
  });
}

/** Reeds that frame both lower corners. */
export function paintReeds(sheet: Sheet, palette: Palette, { composition }: RiverLayout, seed: string): void {
  const rng = makeRng(`${seed}/reeds`);
  const tones = ['#2c5d38', '#2c5d38', '#6d9440', '#c4c765'].map((colour) => underLight(palette, colour));
  paintGrass(sheet.main.ctx, rng, {
    count: composition === 'lotus' ? 60 : 150,
    foot: (r) => [
      r.chance(0.5) ? sheet.width + 10 - r() ** 1.8 * 170 : r() ** 1.8 * 130 - 10,
      sheet.height + 6,
    ],
    length: [70, 210],
    width: 4.2,
    lean: -5,
    colours: tones,
  });
}
