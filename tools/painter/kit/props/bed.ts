import { type Hex, mix, rgba } from '../colour.ts';
import { lerp, type Point } from '../maths.ts';
import { makeNoise } from '../noise.ts';
import { makeRng, type Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { spray } from '../spray.ts';
import { line, polygon } from '../stroke.ts';
import { paintCushion } from './cushion.ts';
import { paintHeadboard } from './headboard.ts';
import { litBy, type Stage } from './room-stage.ts';
import { type Block, type Place, paintBlock, paintShadow, seenFaces, spotOf } from './solid.ts';

export type HeadboardStyle = 'rattan' | 'padded' | 'slats' | 'none';

export interface BedOptions {
  /** Middle of the head end on the floor; the foot lies toward negative v. */
  place: Place;
  width: number;
  length?: number;
  headboard: HeadboardStyle;
  /** Pillows side by side: 1 for a single bed. */
  pillows: 1 | 2;
  throw?: Hex;
  seed: string;
}

/** Height of the mattress. */
const TOP = 0.58;

/** A made bed: headboard, base, duvet with hanging sides, throw over the foot, pillows and cushions. */
export function paintBed(stage: Stage, options: BedOptions): void {
  const { place, width, length = 2.05, headboard, pillows, seed } = options;
  const { sheet, colours, light } = stage;
  const half = width / 2;
  const rng = makeRng(`${stage.seed}/${seed}`);
  const shadow = sheet.layer();
  paintShadow(stage, shadow.ctx, place, { u: [-half, half], v: [-length, 0] }, 0.42, 0.26);
  sheet.stamp(shadow);
  const layer = sheet.layer();
  const { ctx } = layer;
  if (headboard !== 'none') paintHeadboard(stage, ctx, place, width, headboard);
  const base: Block = { u: [-half + 0.03, half - 0.03], y: [0, 0.26], v: [-length + 0.04, -0.05] };
  paintBlock(stage, ctx, place, base, mix(colours.timber, light.shade, 0.25));
  drape(
    stage,
    ctx,
    rng.fork('duvet'),
    place,
    { u: [-half, half], y: [0.2, TOP], v: [-length, -0.05] },
    colours.linen,
    {
      wave: 0.025,
    },
  );
  turnDown(stage, ctx, place, half);
  const cloth = options.throw ?? colours.throw;
  drape(
    stage,
    ctx,
    rng.fork('throw'),
    place,
    { u: [-half - 0.012, half + 0.012], y: [0.26, TOP + 0.014], v: [-length - 0.012, -length + 0.62] },
    cloth,
    { wave: 0.02, bands: mix(colours.cushions[1], light.light, 0.2), fringe: true },
  );
  const noise = makeNoise(`${stage.seed}/${seed}/folds`);
  spray(layer, light.shade, (x, y) => 0.12 + 0.34 * noise.fbm(x / 90, y / 40, 3), { soft: 1.6, max: 0.32 });
  paintPillows(stage, ctx, place, half, pillows);
  sheet.stamp(layer);
}

/** The sheet folded over the duvet at the head. */
function turnDown(stage: Stage, ctx: Context, place: Place, half: number): void {
  const { colours, light, camera } = stage;
  const outline = camera.outline(
    [
      [-half, -0.78],
      [half, -0.78],
      [half, -0.62],
      [-half, -0.62],
    ].map(([u, v]) => spotOf(place, u as number, TOP + 0.004, v as number)),
  );
  polygon(ctx, outline, mix(colours.linen, light.shade, 0.13));
}

function paintPillows(stage: Stage, ctx: Context, place: Place, half: number, count: 1 | 2): void {
  const { colours, light } = stage;
  const seats = count === 2 ? [-half * 0.5, half * 0.5] : [0];
  const wide = count === 2 ? half * 0.92 : half * 1.6;
  const spare = mix(colours.linen, colours.cushions[2], 0.7);
  for (const u of seats)
    paintCushion(stage, ctx, place, {
      u,
      y: TOP,
      v: -0.2,
      width: wide,
      height: 0.5,
      colour: mix(colours.linen, light.shade, 0.06),
      tilt: u * 0.03,
    });
  for (const u of seats)
    paintCushion(stage, ctx, place, {
      u: u * 0.94,
      y: TOP,
      v: -0.36,
      width: wide * 0.86,
      height: 0.42,
      colour: spare,
    });
  const [first, second] = colours.cushions;
  if (count === 2) {
    paintCushion(stage, ctx, place, {
      u: -0.23,
      y: TOP,
      v: -0.53,
      width: 0.5,
      height: 0.4,
      colour: first,
      tilt: 0.06,
    });
    paintCushion(stage, ctx, place, {
      u: 0.25,
      y: TOP,
      v: -0.56,
      width: 0.48,
      height: 0.38,
      colour: second,
      tilt: -0.05,
    });
  } else
    paintCushion(stage, ctx, place, { u: 0.03, y: TOP, v: -0.52, width: 0.46, height: 0.36, colour: first });
}

interface DrapeStyle {
  /** How much the hem waves, in metres. */
  wave: number;
  bands?: Hex;
  fringe?: boolean;
}

/** Cloth over a block: flat on top, hanging at its sides with folds and a waving hem. */
function drape(
  stage: Stage,
  ctx: Context,
  rng: Rng,
  place: Place,
  block: Block,
  colour: Hex,
  { wave, bands, fringe }: DrapeStyle,
): void {
  const { camera, light } = stage;
  const noise = makeNoise(`${stage.seed}/${colour}/hem`);
  for (const { spots, facing, top } of seenFaces(stage, place, block)) {
    const shaded = litBy(stage, colour, top ? 0.16 + 0.34 * facing : facing * 0.7 - 0.26);
    if (top) {
      polygon(ctx, camera.outline(spots), shaded);
      continue;
    }
    const [a, b, c, d] = spots as [Point3, Point3, Point3, Point3];
    const at = (t: number, up: number): Point =>
      camera.see([
        lerp(lerp(a[0], b[0], t), lerp(d[0], c[0], t), up),
        lerp(a[1], d[1], up) + wave * (1 - up) * noise(t * 9, a[0] * 3 + a[2]),
        lerp(lerp(a[2], b[2], t), lerp(d[2], c[2], t), up),
      ]);
    const row = (up: number): Point[] => Array.from({ length: 25 }, (_, i) => at(i / 24, up));
    polygon(ctx, [...row(0), ...row(1).reverse()], shaded);
    for (let i = 0; i < 8; i++) {
      const t = (i + 0.5 + rng.bell() * 0.35) / 8;
      polygon(ctx, [at(t, 0.9), at(t - 0.016, 0), at(t + 0.014, 0)], rgba(light.shade, 0.2));
    }
    if (bands) for (const up of [0.2, 0.32]) line(ctx, row(up), 2.6, rgba(bands, 0.75));
    if (fringe) {
      const scale = camera.scaleAt(a);
      for (let i = 0; i <= 80; i++) {
        const [x, y] = at(i / 80, 0);
        line(
          ctx,
          [
            [x, y - 2],
            [x + rng.bell() * 2, y + scale * 0.035],
          ],
          Math.max(1, scale * 0.005),
          shaded,
        );
      }
    }
  }
  if (!bands) return;
  const [v0, v1] = block.v;
  for (const v of [v0 + 0.07, v1 - 0.07]) {
    const edge = camera.outline([
      spotOf(place, block.u[0], block.y[1], v),
      spotOf(place, block.u[1], block.y[1], v),
    ]);
    line(ctx, edge, 2.6, rgba(bands, 0.85));
  }
}

type Point3 = readonly [number, number, number];
