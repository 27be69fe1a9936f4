import { mix } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import { Camera, type Spot } from '../../kit/props/camera.ts';
import { paintFloor } from '../../kit/props/floor.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import { type Stage, setStage } from '../../kit/props/room-stage.ts';
import { paintBlock } from '../../kit/props/solid.ts';
import { makeRng, type Rng } from '../../kit/rng.ts';
import type { Context, Sheet } from '../../kit/sheet.ts';
import { ellipse, line } from '../../kit/stroke.ts';

const EDGE = 6.8;

/** Riverside walk at the viewer's feet: rail, lamps, palms, a bench, people strolling. */
export function paintPromenade(sheet: Sheet, palette: Palette, seed: string): void {
  const rng = makeRng(`${seed}/walk`);
  const camera = new Camera({ horizon: 470, focal: 880, eye: 1.9 });
  const stage = setStage({ sheet, seed, camera, palette, scheme: 'sand', toLight: [0.5, 0.8, 0.4] });
  const lamps = stage.light.lamps > 0.5;
  stage.sources.push({ spot: [0, 2, 6], reach: 40, power: lamps ? 0.25 : 0.7 });
  if (lamps)
    for (const x of [-4.2, 0.4, 5]) stage.sources.push({ spot: [x, 0.5, EDGE - 1], reach: 2.6, power: 0.6 });
  paintFloor(stage, {
    kind: 'stone',
    x: [-12, 12],
    z: [1, EDGE],
    seed: 'walk',
    colours: ['#857c6f', '#aa9f8c', '#ccc0a9', '#ece0c8'].map((colour) =>
      mix(colour, stage.light.wash[0], stage.light.wash[1]),
    ) as [string, string, string, string],
  });
  const layer = sheet.layer();
  const { ctx } = layer;
  paintRail(stage, ctx);
  const people = { ...palette, cast: lamps ? stage.light.wash : palette.cast };
  const stroll = (x: number, z: number, facing: 1 | -1, outfit: 'shirt' | 'dress' | 'ao-dai'): void => {
    const [px, py] = camera.see([x, 0, z]);
    const height = 1.64 * camera.scaleAt([x, 0, z]);
    ellipse(ctx, px, py, height * 0.16, height * 0.03, `rgba(20,24,40,0.3)`);
    paintFolk(ctx, rng, {
      palette: people,
      x: px,
      y: py,
      height,
      pose: 'stroll',
      facing,
      side: 1,
      outfit,
      hair: outfit === 'shirt' ? 'short' : 'long',
    });
  };
  stroll(-1.3, 5.6, 1, 'dress');
  stroll(-0.88, 5.5, 1, 'shirt');
  stroll(2.2, 5.9, -1, 'ao-dai');
  for (const x of [-4.2, 0.4, 5]) paintStreetLamp(stage, ctx, [x, 0, EDGE - 0.5], lamps);
  paintBench(stage, ctx, 2.75);
  sheet.stamp(layer);
  paintPalms(stage, rng);
}

function paintRail({ camera, colours, light, ...stage }: Stage, ctx: Context): void {
  const whole: Stage = { camera, colours, light, ...stage };
  const steel = mix(colours.plain, light.shade, 0.2);
  for (const y of [0.3, 0.6])
    line(
      ctx,
      camera.outline([
        [-12, y, EDGE],
        [12, y, EDGE],
      ]),
      2,
      steel,
    );
  for (let x = -9; x <= 9; x += 1)
    paintBlock(
      whole,
      ctx,
      { x, z: EDGE },
      { u: [-0.05, 0.05], y: [0, 0.95], v: [-0.05, 0.05] },
      mix(colours.stone, light.shade, 0.1),
    );
  paintBlock(
    whole,
    ctx,
    { x: 0, z: EDGE },
    { u: [-12, 12], y: [0.95, 1.03], v: [-0.07, 0.07] },
    mix(colours.stone, light.light, 0.2),
  );
}

function paintStreetLamp(stage: Stage, ctx: Context, [x, y, z]: Spot, lit: boolean): void {
  const { camera, palette, colours } = stage;
  const scale = camera.scaleAt([x, y, z]);
  const dark = mix(colours.timber, palette.ink, 0.6);
  const top = camera.see([x, 2.9, z]);
  line(ctx, [camera.see([x, 0, z]), top], scale * 0.06, dark);
  line(ctx, [camera.see([x - 0.38, 2.75, z]), camera.see([x + 0.38, 2.75, z])], scale * 0.04, dark);
  for (const side of [-0.38, 0.38]) {
    const [px, py] = camera.see([x + side, 2.92, z]);
    if (lit) glow(ctx, { x: px, y: py, radius: scale * 0.95, colour: palette.glow, strength: 0.55 });
    ellipse(ctx, px, py, scale * 0.13, scale * 0.15, lit ? '#ffe9b8' : mix('#f6efdc', palette.haze, 0.2));
  }
}

function paintBench(stage: Stage, ctx: Context, x: number): void {
  const { colours, palette } = stage;
  const place = { x, z: 4.9, turn: 0.1 };
  const wood = colours.cane[1];
  for (const u of [-0.7, 0.62])
    paintBlock(
      stage,
      ctx,
      place,
      { u: [u, u + 0.08], y: [0, 0.42], v: [-0.2, 0.2] },
      mix(colours.timber, palette.ink, 0.4),
    );
  for (const v of [-0.2, -0.06, 0.08])
    paintBlock(stage, ctx, place, { u: [-0.85, 0.85], y: [0.42, 0.46], v: [v, v + 0.11] }, wood);
  for (const y of [0.58, 0.74])
    paintBlock(stage, ctx, place, { u: [-0.85, 0.85], y: [y, y + 0.1], v: [-0.26, -0.22] }, wood);
}

function paintPalms({ sheet, camera, palette }: Stage, rng: Rng): void {
  const dark = underLight(palette, '#2c4a3a');
  const layer = sheet.layer();
  for (const [x, z, rise] of [
    [-3.6, 5.6, 4.6],
    [-4.7, 6.2, 4],
  ] as const) {
    const foot = camera.see([x, 0, z]);
    paintPalm(layer.ctx, rng, {
      palette,
      foot,
      crown: camera.see([x + 0.4, rise, z]),
      size: camera.scaleAt([x, 0, z]) * 1.5,
      side: 1,
    });
    ellipse(layer.ctx, foot[0], foot[1], 34, 8, dark);
  }
  sheet.stamp(layer);
}
