import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { lerp } from '../../kit/maths.ts';
import { mirror } from '../../kit/mirror.ts';
import { paintCurtain } from '../../kit/props/curtain.ts';
import { paintLathe } from '../../kit/props/lathe.ts';
import { paintPottedPlant } from '../../kit/props/potted-plant.ts';
import { paintInside } from '../../kit/props/room-inside.ts';
import { paintPendant } from '../../kit/props/room-lamps.ts';
import { openRoom } from '../../kit/props/room-scene.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import { paintBlock, paintShadow, spotOf } from '../../kit/props/solid.ts';
import { paintWindowFrame } from '../../kit/props/window-frame.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { ellipse } from '../../kit/stroke.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { spaAlt } from './alt.ts';
import { SPA_COMPOSITIONS, SPA_PLANS, type SpaComposition } from './layout.ts';

/** Treatment rooms and baths. */
export const spa: Scene = {
  name: 'spa',
  compositions: SPA_COMPOSITIONS,
  lights: ['dawn', 'noon', 'golden', 'dusk', 'mist'],
  paint: paintSpa,
  alt: spaAlt,
};

function paintSpa(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  const name = composition as SpaComposition;
  const plan = SPA_PLANS[name];
  const stage = openRoom(sheet, plan, seed, light);
  const { colours } = stage;
  paintInside(stage, plan, {
    floor: name === 'pavilion' ? 'cross-planks' : name === 'tub' ? 'stone' : 'planks',
    accent: 'left',
  });
  for (const opening of plan.openings)
    if (name !== 'pavilion')
      paintWindowFrame(stage, {
        room: plan.room,
        opening,
        columns: name === 'tub' ? 3 : 4,
        bars: [2.1],
        colour: colours.timber,
        width: 0.07,
      });
  const layer = sheet.layer();
  const { ctx } = layer;
  if (name === 'tub') {
    paintTub(stage, layer.ctx);
    paintPottedPlant(stage, ctx, { spot: [-2.9, 0, 5.4], height: 1.9, kind: 'palm', seed: 'palm' });
    paintPottedPlant(stage, ctx, { spot: [2.5, 0, 4.6], height: 1.3, kind: 'broad', seed: 'broad' });
    shelf(stage, ctx, 2.2, 3.4);
  } else {
    paintPottedPlant(stage, ctx, { spot: [3.1, 0, 5.8], height: 2, kind: 'palm', seed: 'palm' });
    for (const x of [-1.05, 1.05]) couch(stage, ctx, x, 5.2);
    shelf(stage, ctx, 0, 4.9);
    for (const x of [-1.05, 1.05]) paintPendant(stage, ctx, [x, 2.35, 4.6], plan.room.height, 0.26);
    paintPottedPlant(stage, ctx, { spot: [-2.7, 0, 3.4], height: 1.3, kind: 'broad', seed: 'near' });
  }
  sheet.stamp(layer);
  if (name !== 'tub')
    for (const along of [
      [-3.5, -3],
      [3, 3.5],
    ] as const)
      paintCurtain(stage, {
        room: plan.room,
        wall: 'back',
        along,
        y: [0.03, plan.room.height - 0.3],
        tied: along[0] < 0 ? 'to' : 'from',
        seed: `c${along[0]}`,
      });
  if (makeRng(`${seed}/hand`).chance(0.5)) mirror(sheet);
}

/** A massage couch with a folded throw, a pillow and rolled towels. */
function couch(stage: Stage, ctx: Stage['sheet']['main']['ctx'], x: number, z: number): void {
  const { colours, camera } = stage;
  const place = { x, z, turn: 0 };
  const half = 0.42;
  paintShadow(stage, ctx, place, { u: [-half, half], v: [-2, 0] }, 0.4, 0.26);
  for (const v of [-1.9, -0.12])
    for (const u of [-half + 0.04, half - 0.1])
      paintBlock(stage, ctx, place, { u: [u, u + 0.07], y: [0, 0.62], v: [v, v + 0.07] }, colours.timber);
  paintBlock(stage, ctx, place, { u: [-half, half], y: [0.58, 0.66], v: [-2, 0] }, colours.timber);
  paintBlock(stage, ctx, place, { u: [-half, half], y: [0.66, 0.8], v: [-2, 0] }, colours.linen, 4);
  paintBlock(
    stage,
    ctx,
    place,
    { u: [-half - 0.02, half + 0.02], y: [0.5, 0.825], v: [-1.5, -0.7] },
    colours.throw,
    2,
  );
  paintBlock(
    stage,
    ctx,
    place,
    { u: [-0.26, 0.26], y: [0.8, 0.9], v: [-0.42, -0.1] },
    mix(colours.linen, colours.cushions[1], 0.25),
    6,
  );
  for (const [u, colour] of [
    [-0.14, colours.linen],
    [0.14, colours.cushions[0]],
  ] as const) {
    const [px, py] = camera.see(spotOf(place, u, 0.88, -1.72));
    const m = camera.scaleAt(spotOf(place, u, 0.88, -1.72));
    ellipse(ctx, px, py, m * 0.13, m * 0.09, mix(colour, stage.light.shade, 0.12));
    ellipse(ctx, px, py - m * 0.01, m * 0.09, m * 0.06, colour);
    ellipse(ctx, px, py - m * 0.01, m * 0.04, m * 0.026, mix(colour, stage.light.shade, 0.25));
  }
  for (let i = 0; i < 3; i++) {
    const [px, py] = camera.see(spotOf(place, -0.08 + 0.08 * i, 0.84, -1.2));
    const m = camera.scaleAt(spotOf(place, 0, 0.84, -1.2));
    blossom(ctx, px, py - m * 0.02, m * 0.045);
  }
}

/** A white plumeria blossom with a yellow heart. */
function blossom(ctx: Stage['sheet']['main']['ctx'], x: number, y: number, r: number): void {
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2 - 0.4;
    ellipse(
      ctx,
      x + Math.cos(a) * r * 0.6,
      y + Math.sin(a) * r * 0.42,
      r * 0.5,
      r * 0.32,
      i % 2 ? '#fbf6ea' : '#f3e8d2',
      a,
    );
  }
  ellipse(ctx, x, y, r * 0.26, r * 0.2, '#f2b33d');
}

/** A low stand with bottles, a bowl and candles. */
function shelf(stage: Stage, ctx: Stage['sheet']['main']['ctx'], x: number, z: number): void {
  const { colours, camera } = stage;
  const place = { x, z };
  paintShadow(stage, ctx, place, { u: [-0.36, 0.36], v: [-0.3, 0.1] }, 0.3, 0.22);
  for (const u of [-0.32, 0.26])
    paintBlock(stage, ctx, place, { u: [u, u + 0.06], y: [0, 0.48], v: [-0.26, 0.06] }, colours.timber);
  paintBlock(stage, ctx, place, { u: [-0.38, 0.38], y: [0.48, 0.54], v: [-0.3, 0.1] }, colours.timber);
  const bottle = (u: number, tall: number, colour: Hex): void =>
    paintLathe(stage, ctx, {
      spot: spotOf(place, u, 0.54, -0.08),
      rings: [
        [0.05, 0],
        [0.056, tall * 0.5],
        [0.04, tall * 0.7],
        [0.016, tall * 0.78],
        [0.018, tall],
      ],
      colour,
    });
  bottle(-0.26, 0.26, mix(colours.cushions[1], stage.light.shade, 0.1));
  bottle(-0.14, 0.2, mix(colours.throw, stage.light.light, 0.1));
  paintLathe(stage, ctx, {
    spot: spotOf(place, 0.08, 0.54, -0.1),
    rings: [
      [0.07, 0],
      [0.13, 0.06],
      [0.15, 0.1],
    ],
    colour: colours.stone,
    inside: mix('#c8708a', stage.light.light, 0.2),
  });
  for (const u of [0.26, 0.33]) {
    paintLathe(stage, ctx, {
      spot: spotOf(place, u, 0.54, -0.12),
      rings: [
        [0.034, 0],
        [0.034, 0.1 + (u - 0.26)],
      ],
      colour: '#f3ead6',
    });
    const [px, py] = camera.see(spotOf(place, u, 0.68 + (u - 0.26), -0.12));
    const m = camera.scaleAt(spotOf(place, u, 0.68, -0.12));
    ellipse(ctx, px, py, m * 0.013, m * 0.034, '#ffd27a');
    ellipse(ctx, px, py, m * 0.12, m * 0.12, rgba('#ffd27a', 0.16));
  }
}

/** A round wooden tub of herb water strewn with petals. */
function paintTub(stage: Stage, ctx: Stage['sheet']['main']['ctx']): void {
  const { colours, camera, seed, light } = stage;
  const spot = [-0.3, 0, 4.1] as const;
  paintShadow(stage, ctx, { x: spot[0], z: spot[2] }, { u: [-0.95, 0.95], v: [-0.7, 0.7] }, 0.4, 0.3);
  const wood = mix(colours.timber, '#b5743f', 0.55);
  const [fx, fy] = camera.see(spot);
  const foot = camera.scaleAt(spot) * 0.82;
  ellipse(ctx, fx, fy, foot, foot * 0.33, mix(wood, light.shade, 0.3));
  paintLathe(stage, ctx, {
    spot,
    rings: [
      [0.3, 0],
      [0.82, 0.01],
      [0.88, 0.2],
      [0.94, 0.5],
      [0.98, 0.78],
    ],
    colour: wood,
    inside: mix('#6d7a4a', light.shade, 0.15),
  });
  const m = camera.scaleAt(spot);
  for (const y of [0.16, 0.6]) {
    const [px, py] = camera.see([spot[0], y, spot[2]]);
    const r = lerp(0.86, 0.97, y) * m;
    ctx.beginPath();
    ctx.ellipse(px, py, r, r * (1.6 - y) * 0.215, 0, 0.08, Math.PI - 0.08);
    ctx.lineWidth = m * 0.05;
    ctx.strokeStyle = mix('#8a6a3c', light.shade, 0.3);
    ctx.stroke();
  }
  const [wx, wy] = camera.see([spot[0], 0.76, spot[2]]);
  const flat = 0.19;
  ellipse(ctx, wx, wy, 0.9 * m, 0.9 * m * flat, mix('#7d8a52', light.shade, 0.1));
  ellipse(ctx, wx - 0.2 * m, wy - 0.02 * m, 0.5 * m, 0.5 * m * flat, rgba('#dfe5c6', 0.3));
  const rng = makeRng(`${seed}/petals`);
  for (let i = 0; i < 70; i++) {
    const a = rng() * Math.PI * 2;
    const r = Math.sqrt(rng()) * 0.84 * m;
    ellipse(
      ctx,
      wx + Math.cos(a) * r,
      wy + Math.sin(a) * r * flat,
      m * 0.03,
      m * 0.014,
      rng.pick(['#c8405a', '#e8829a', '#f6c8d0', '#5f8a4a']),
      rng.range(-1, 1),
    );
  }
  const step = { x: 1, z: 3.5 };
  paintBlock(stage, ctx, step, { u: [-0.3, 0.34], y: [0, 0.24], v: [-0.24, 0.24] }, wood);
  paintBlock(stage, ctx, step, { u: [-0.3, 0.02], y: [0.24, 0.46], v: [-0.24, 0.24] }, wood);
  for (const [u, colour] of [
    [0.2, colours.linen],
    [0.2, colours.cushions[0]],
  ] as const)
    paintBlock(
      stage,
      ctx,
      step,
      {
        u: [u - 0.14, u + 0.12],
        y: [colour === colours.linen ? 0.24 : 0.31, colour === colours.linen ? 0.31 : 0.38],
        v: [-0.18, 0.16],
      },
      colour,
      4,
    );
}
