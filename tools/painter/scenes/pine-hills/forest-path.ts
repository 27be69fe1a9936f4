import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { clamp, lerp, type Point, smoothstep } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintBicycle } from '../../kit/props/bicycle.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintHydrangea } from '../../kit/props/hydrangea.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintPine } from '../../kit/props/pine.ts';
import { paintPineSlope } from '../../kit/props/pine-slope.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { spray } from '../../kit/spray.ts';
import { ellipse } from '../../kit/stroke.ts';
import { PATH_FROM, paintPathGround, pathAt } from './path-ground.ts';

/** A path climbs through tall pines; two walk it, a bicycle leans at its edge. */
export function paintForestPath(view: SceneView): void {
  const { sheet, ctx, palette, seed, rng } = view;
  const sun: Point = [rng.range(700, 780), 210];
  paintBackdrop(sheet, { palette, seed, horizon: 460, sun, radius: 34, birds: [420, 170] });
  for (const [i, [y, nearness, low, high]] of (
    [
      [400, 0.24, 12, 20],
      [462, 0.44, 22, 36],
      [520, 0.66, 44, 66],
    ] as const
  ).entries()) {
    paintPineSlope(sheet, {
      palette,
      seed: `${seed}/slope${i}`,
      y,
      amplitude: 40,
      base: PATH_FROM + 40,
      nearness,
      height: [low, high],
      side: 1,
      scale: 280 + 60 * i,
      bend: (x) => (i === 2 ? 34 - 60 * Math.abs(x / 620 - 1) ** 1.4 : 0),
    });
    paintMistBank(sheet, { palette, seed: `${seed}/m${i}`, y: y + 66, height: 34, density: 0.7 });
  }
  paintPathGround(view);
  const row = (places: readonly (readonly [x: number, y: number, height: number])[]): void => {
    const layer = sheet.layer();
    for (const [x, y, height] of places)
      paintPine(layer.ctx, makeRng(`${seed}/pine${x}`), {
        palette,
        x,
        y,
        height,
        side: 1,
        lean: rng.range(-0.03, 0.03),
      });
    sheet.stamp(layer);
  };
  row([
    [520, 596, 300],
    [838, 600, 320],
    [424, 610, 350],
    [930, 618, 390],
  ]);
  sunbeams(view, sun);
  walkers(view);
  row([
    [250, 690, 640],
    [1030, 700, 660],
    [336, 640, 470],
  ]);
  row([
    [96, 800, 900],
    [1120, 820, 930],
  ]);
  verge(view);
  ellipse(ctx, 980, 792, 70, 8, rgba(palette.ink, 0.2));
  paintBicycle(ctx, makeRng(`${seed}/bike`), {
    palette,
    x: 930,
    y: 792,
    height: 196,
    heading: -1,
    side: 1,
    paint: '#c8402a',
  });
}

/** Slanting beams between the trunks, stippled like everything else. */
function sunbeams({ sheet, palette, seed }: SceneView, sun: Point): void {
  const rng = makeRng(`${seed}/beams`);
  const beams = Array.from({ length: 5 }, (_, i) => ({
    angle: 0.42 + i * 0.3 + rng.range(-0.06, 0.06),
    wide: rng.range(0.03, 0.06),
  }));
  spray(
    sheet.main,
    palette.glow,
    (x, y) => {
      const angle = Math.atan2(sun[0] - x + 40, y - sun[1] + 60) + 0.55;
      const far = Math.hypot(x - sun[0], y - sun[1]);
      const lit = Math.max(...beams.map((beam) => smoothstep(beam.wide, 0, Math.abs(angle - beam.angle))));
      return 0.2 * lit * smoothstep(720, 160, far) * smoothstep(60, 160, far);
    },
    { box: [0, 120, 1200, 820], soft: 1.8 },
  );
}

function walkers({ ctx, palette, seed }: SceneView): void {
  for (const [x, y, h, outfit, top] of [
    [646, 744, 172, 'dress', '#e9dcc0'],
    [716, 748, 186, 'shirt', '#b5432a'],
  ] as const) {
    ellipse(ctx, x - h * 0.16, y, h * 0.26, h * 0.03, rgba(palette.ink, 0.34));
    paintFolk(ctx, makeRng(`${seed}/walk${x}`), {
      palette,
      x,
      y,
      height: h,
      pose: 'stroll',
      facing: outfit === 'dress' ? 1 : -1,
      side: 1,
      outfit,
      top,
      away: true,
      hair: outfit === 'dress' ? 'long' : 'short',
      hat: outfit === 'dress' ? 'sun' : 'none',
    });
  }
}

/** Grass and hydrangeas along both edges. */
function verge({ ctx, palette, seed, at }: SceneView): void {
  const rng = makeRng(`${seed}/verge`);
  const [dark, mid, pale] = ['#1c4a36', '#40774a', '#8fb457'].map((colour) => at(colour)) as [Hex, Hex, Hex];
  paintGrass(ctx, rng, {
    count: 420,
    foot: (r) => {
      const y = lerp(640, 940, r() ** 0.8);
      const [middle, half] = pathAt(y);
      const hand = r.chance(0.5) ? 1 : -1;
      return [middle + hand * (half + r() ** 1.6 * 520), y];
    },
    length: [10, 34],
    width: 2.6,
    lean: 2,
    colours: [dark, mid, mid, pale],
  });
  const petals = [
    ['#6f5cae', '#9a86d6', '#e2d6f4'],
    ['#4f77b4', '#86aede', '#dfe9f6'],
    ['#c06a94', '#e39ab8', '#fbe6ee'],
  ].map((family) => family.map((colour) => mix(at(colour), palette.haze, 0.04)) as [Hex, Hex, Hex]);
  const heads = Array.from({ length: 84 }, (): Point => {
    const y = lerp(730, 930, rng() ** 0.7);
    const [middle, half] = pathAt(y);
    const hand = rng.chance(0.5) ? 1 : -1;
    return [middle + hand * (half + 30 + rng() ** 1.4 * 380), y];
  }).sort((a, b) => a[1] - b[1]);
  for (const [x, y] of heads)
    paintHydrangea(ctx, rng, {
      x,
      y,
      size: lerp(7, 19, clamp((y - 720) / 190)),
      petals: rng.pick(petals),
      leaves: [dark, mid],
      side: 1,
    });
}
