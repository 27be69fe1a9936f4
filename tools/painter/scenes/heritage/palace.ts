import { type Hex, mix, rgba } from '../../kit/colour.ts';
import type { Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import { paintSkyline } from '../../kit/props/skyline.ts';
import { paintTree } from '../../kit/props/tree.ts';
import { evenRamp } from '../../kit/ramp.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { brush, curve, ellipse } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import { paintPalaceFront } from './palace-front.ts';

/** A palace of the sixties: white stone blinds between long floors, a round lawn with a fountain before it. */
export function paintPalace(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const sun: Point = [rng.range(160, 260), 180];
  paintBackdrop(sheet, { palette, seed, horizon: 560, sun, birds: [900, 160] });
  paintSkyline(sheet, { palette, seed, base: 600, height: 230, nearness: 0.26, count: 13, side: -1 });
  const leaves = ['#1f5140', '#47794b', '#86a35c'].map((colour) => at(colour, 0.85)) as [Hex, Hex, Hex];
  paintForest(ctx, makeRng(`${seed}/wood`), {
    count: 120,
    at: (r): Point => [r() * 1200, 560 + r.bell() * 26],
    size: [24, 44],
    colours: leaves,
    side: -1,
  });
  paintPalaceFront(view);
  lawn(view);
  for (const [x, h] of [
    [70, 330],
    [1126, 350],
  ] as const)
    paintTree(ctx, makeRng(`${seed}/t${x}`), { x, y: 690, height: h, colours: leaves, side: -1 });
  people(view);
  paintPalm(ctx, makeRng(`${seed}/palm`), {
    palette,
    foot: [1130, 910],
    crown: [1090, 380],
    size: 190,
    side: -1,
  });
}

/** Drive, round lawn, flower bed, basin with its jet. */
function lawn({ sheet, ctx, palette, seed, at }: SceneView): void {
  const noise = makeNoise(`${seed}/lawn`);
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/drive`,
    outline: [
      [-5, 600],
      [1205, 600],
      [1205, 905],
      [-5, 905],
    ],
    colour: at('#cbb594'),
    facing: 0.2,
    worn: 0.2,
  });
  const layer = sheet.layer();
  const green = at('#55823f');
  ellipse(layer.ctx, 600, 770, 560, 112, '#000000');
  tone(
    layer,
    evenRamp([mix(green, palette.ink, 0.3), green, mix(green, palette.flank, 0.4)]),
    (x, y) => 0.5 + 0.4 * noise.fbm(x / 120, y / 20, 3) + 0.1 * Math.sin(x / 34 + y / 9),
    { box: [40, 650, 1170, 890], grain: 0.24 },
  );
  sheet.stamp(layer);
  ctx.save();
  ctx.lineWidth = 5;
  ctx.strokeStyle = at('#e9dfc6');
  ctx.beginPath();
  ctx.ellipse(600, 770, 562, 114, 0, 0, Math.PI * 2);
  ctx.stroke();
  ctx.restore();
  const rng = makeRng(`${seed}/bed`);
  const petals = ['#d8402a', '#f2b33d', '#e8792c'].map((colour) => at(colour));
  for (let i = 0; i < 520; i++) {
    const angle = rng() * Math.PI * 2;
    const reach = rng.range(0.86, 1);
    const y = 768 + Math.sin(angle) * 52 * reach;
    ellipse(ctx, 600 + Math.cos(angle) * 236 * reach, y, 4, 3.2, i % 3 ? rng.pick(petals) : at('#3f6a3c'));
  }
  ellipse(ctx, 600, 768, 186, 38, at('#d9cfb6'));
  ellipse(ctx, 600, 766, 172, 33, mix(palette.water[2], palette.sky[2], 0.35));
  ellipse(ctx, 600, 770, 130, 20, mix(palette.water[2], palette.sky[3], 0.6));
  const spray = mix('#ffffff', palette.haze, 0.25);
  for (let i = 0; i < 26; i++) {
    const lean = rng.bell() * 84;
    const top = 650 + Math.abs(lean) * 0.7;
    brush(
      ctx,
      curve([600 + lean * 0.1, 766], [600 + lean * 0.5, top - 56], [600 + lean, 764], 14),
      (t) => 3.4 * (1 - 0.6 * t),
      rgba(spray, 0.6),
    );
  }
}

function people({ ctx, palette, seed }: SceneView): void {
  const folk = [
    [300, 664, 62, 'walk', 1],
    [334, 666, 60, 'stroll', 1],
    [884, 660, 60, 'photo', -1],
    [150, 820, 122, 'stroll', 1],
    [206, 826, 118, 'point', 1],
    [986, 846, 130, 'stroll', -1],
  ] as const;
  for (const [x, y, h, pose, facing] of folk) {
    ellipse(ctx, x + h * 0.14, y, h * 0.28, h * 0.035, rgba(palette.ink, 0.3));
    const woman = x % 4 === 2;
    paintFolk(ctx, makeRng(`${seed}/f${x}`), {
      palette,
      x,
      y,
      height: h,
      pose,
      facing,
      side: -1,
      outfit: woman ? 'ao-dai' : x === 150 ? 'dress' : 'shirt',
      hair: woman || x === 150 ? 'long' : 'short',
      hat: x === 150 ? 'sun' : 'none',
    });
  }
}
