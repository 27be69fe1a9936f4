import { mix, rgba } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFishingBoat } from '../../kit/props/fishing-boat.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintParentAndChild } from '../../kit/props/folk/parent-and-child.ts';
import { paintIslet } from '../../kit/props/islet.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { brush, curve, ellipse, line, polygon } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { paintSandCastle } from './sand-castle.ts';
import { paintWhiteShore } from './white-shore.ts';

/** White sand for families: a castle of sand, a swing under a leaning palm. */
export function paintWhiteSand(view: SceneView): void {
  const { sheet, ctx, palette, seed, rng, at } = view;
  const noise = makeNoise(`${seed}/shore`);
  const horizon = 360;
  const sun: Point = [rng.range(250, 330), 180];
  paintBackdrop(sheet, { palette, seed, horizon, sun, birds: [420, 110] });
  for (const [x, reach, height, nearness] of [
    [180, 200, 46, 0.3],
    [640, 130, 30, 0.24],
  ] as const)
    paintIslet(sheet, { palette, seed: `${seed}/isle${x}`, x, reach, height, waterline: horizon + 1, nearness, side: -1 });
  const sea = { palette, seed, horizon, sun };
  paintWater(sheet, { ...sea, mirrorFrom: horizon + 2, mirror: 0.4 });
  paintRipples(sheet, sea);
  paintFishingBoat(ctx, { palette, x: 520, waterline: 410, scale: 0.9, heading: 1 });
  paintWhiteShore(view, (x) => 560 + 0.09 * (x - 100) + 60 * Math.exp(-(((x - 300) / 260) ** 2)) + 8 * noise(x / 80, 1) - 170 * Math.max(0, (x - 620) / 580) ** 1.4);
  // Two palms lean over the sand, a swing hangs between them and its own shade.
  ellipse(ctx, 930, 800, 250, 24, rgba(palette.ink, 0.16));
  swing(view);
  for (const [i, [fx, fy, cx, cy, size]] of (
    [
      [1170, 720, 922, 268, 150],
      [1210, 820, 1120, 330, 190],
    ] as const
  ).entries())
    paintPalm(ctx, makeRng(`${seed}/palm${i}`), { palette, foot: [fx, fy], crown: [cx, cy], size, side: -1 });
  paintSandCastle(view, 420, 792);
  folk(view);
  for (const [x, y, turn] of [
    [190, 850, 0.3],
    [700, 866, 1.1],
  ] as const)
    starfish(view, x, y, turn);
  ellipse(ctx, 560, 836, 26, 16, at('#c8522a'));
  polygon(
    ctx,
    [
      [534, 834],
      [586, 834],
      [578, 796],
      [542, 796],
    ],
    at('#d9602e'),
  );
  ellipse(ctx, 560, 796, 18, 6, mix(at('#8a3a22'), palette.ink, 0.2));
}

function swing({ ctx, palette, seed, at }: SceneView): void {
  const rope = at('#a8814c');
  for (const dx of [0, 74])
    line(
      ctx,
      [
        [908 + dx * 0.3, 280],
        [846 + dx, 726],
      ],
      4,
      rope,
    );
  ctx.fillStyle = mix(at('#8a5a34'), palette.ink, 0.1);
  ctx.fillRect(832, 722, 102, 11);
  paintFolk(ctx, makeRng(`${seed}/swing`), {
    palette,
    x: 882,
    y: 722,
    height: 170,
    pose: 'sit',
    facing: -1,
    side: -1,
    outfit: 'dress',
    top: '#d8707a',
    bottom: '#d8707a',
    hair: 'long',
    hat: 'sun',
  });
}

function starfish({ ctx, at }: SceneView, x: number, y: number, turn: number): void {
  for (let i = 0; i < 5; i++) {
    const a = turn + (i * Math.PI * 2) / 5;
    brush(
      ctx,
      curve([x, y], [x + 14 * Math.cos(a), y + 7 * Math.sin(a)], [x + 28 * Math.cos(a + 0.1), y + 14 * Math.sin(a + 0.1)], 6),
      (t) => lerp(13, 3, t),
      at('#d9603a'),
    );
  }
}

function folk({ ctx, palette, seed }: SceneView): void {
  for (const [x, y, h, pose, facing, top, child] of [
    [300, 806, 108, 'squat', 1, '#2f8f88', true],
    [540, 786, 104, 'squat', -1, '#e0a53a', true],
    [180, 700, 100, 'run', 1, '#c8522a', true],
  ] as const) {
    ellipse(ctx, x + 8, y, h * 0.26, h * 0.04, rgba(palette.ink, 0.2));
    paintFolk(ctx, makeRng(`${seed}/f${x}`), {
      palette,
      x,
      y,
      height: h,
      pose,
      facing,
      side: -1,
      top,
      bottom: '#2d5d73',
      shorts: true,
      child,
      hair: x === 540 ? 'bob' : 'short',
      hat: x === 300 ? 'cap' : 'none',
    });
  }
  paintParentAndChild(ctx, makeRng(`${seed}/pair`), {
    palette,
    x: 690,
    y: 640,
    height: 92,
    facing: -1,
    side: -1,
    parent: { outfit: 'dress', hat: 'sun', hair: 'long', top: '#2f6f8f', bottom: '#2f6f8f' },
    child: { hair: 'short', top: '#c8522a', bottom: '#2d3a4a', shorts: true },
  });
}
