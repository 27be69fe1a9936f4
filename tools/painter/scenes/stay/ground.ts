import { type Hex, mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { clamp } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { evenRamp } from '../../kit/ramp.ts';
import { paintFloor } from '../../kit/props/floor.ts';
import { paintForest } from '../../kit/props/forest.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import { paintFace } from '../../kit/props/solid.ts';
import { makeRng } from '../../kit/rng.ts';
import { ellipse } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import type { Ground, Rows } from './stay-plan.ts';

const TONES: Record<Exclude<Ground, 'stone' | 'water'>, readonly Hex[]> = {
  lawn: ['#9db766', '#74994f', '#4f8350', '#3a6c48'],
  sand: ['#fae4b8', '#f1cf98', '#e2b983', '#c99a68'],
  'white-sand': ['#fdf8ec', '#f6ecd6', '#e8d8ba', '#cdb692'],
  'red-sand': ['#eeb583', '#d98f5c', '#c67647', '#a85c38'],
  earth: ['#cdb48c', '#b3946b', '#967650', '#7c5f42'],
  street: ['#a9a49a', '#8f8b83', '#7a766f', '#65625d'],
};

/** The ground from `reach` metres on to the viewer. */
export function paintGround(stage: Stage, kind: Ground, reach: number): void {
  const { sheet, camera, palette, seed } = stage;
  if (kind === 'water') return;
  const top = Math.round(camera.see([0, 0, reach])[1]);
  const box = [0, top, sheet.width, sheet.height] as const;
  const name = kind === 'stone' ? 'earth' : kind;
  const ground = sheet.covered(box);
  const noise = makeNoise(`${seed}/ground`);
  tone(
    ground,
    evenRamp(TONES[name].map((colour) => underLight(palette, colour))),
    (x, y) => clamp(0.12 + (0.75 * (y - top)) / (sheet.height - top) + 0.22 * noise.fbm(x / 150, y / 24, 3)),
    { box, grain: 0.22 },
  );
  sheet.stamp(ground);
  if (kind === 'stone')
    paintFloor(stage, { kind: 'stone', x: [-22, 22], z: [0.6, Math.min(26, reach)], seed: 'yard', colours: ['#8f8778', '#b8ae9b', '#d8cfba', '#f0e8d6'] });
  if (kind === 'street') paintKerbs(stage);
}

/** A pavement before the houses and a broken line on the road. */
function paintKerbs(stage: Stage): void {
  const { palette, sheet } = stage;
  const { ctx } = sheet.main;
  const strip = (z0: number, z1: number, colour: Hex, x0 = -40, x1 = 40): void =>
    paintFace(stage, ctx, [[x0, 0, z0], [x1, 0, z0], [x1, 0, z1], [x0, 0, z1]], underLight(palette, colour));
  strip(9.4, 14, '#cfc4ae');
  strip(9.2, 9.5, '#e9e2d0');
  for (let x = -14; x < 14; x += 3.4) strip(5.5, 5.72, '#efe8d6', x, x + 1.9);
}

/** Rows of what is grown: tea, greens, strawberries. */
export function paintRows(stage: Stage, { x: [x0, x1], z: [z0, z1], colours, apart = 1.1, tall = 0.6 }: Rows): void {
  const { sheet, camera, palette, seed } = stage;
  const rng = makeRng(`${seed}/rows`);
  const layer = sheet.layer();
  const tones = colours.map((colour) => underLight(palette, colour)) as unknown as readonly [Hex, Hex, Hex];
  for (let z = z1; z >= z0; z -= apart) {
    const size = camera.scaleAt([0, 0, z]) * tall * 0.5;
    paintForest(layer.ctx, rng, {
      at: (r) => camera.see([x0 + (x1 - x0) * r(), tall * 0.5, z + r.bell() * apart * 0.12]),
      count: Math.round(((x1 - x0) / tall) * 2.2),
      size: [size, size],
      colours: [mix(tones[0], palette.ink, 0.15), tones[1], tones[2]],
      side: 1,
    });
  }
  sheet.stamp(layer);
}

/** Flat stones laid in the ground, from the viewer's feet to a door. */
export function paintPath(stage: Stage, [x, z]: readonly [number, number]): void {
  const { sheet, camera, palette, seed, light } = stage;
  const rng = makeRng(`${seed}/path`);
  const { ctx } = sheet.main;
  const stone = underLight(palette, '#d9cdb4');
  for (let t = 1; t >= 0; t -= 0.62 / z) {
    const px = x * t + Math.sin(t * 5) * (1 - t) * 0.9;
    for (const hand of [-0.36, 0.36]) {
      const [cx, cy] = camera.see([px + hand + rng.bell() * 0.08, 0, 2.6 + (z - 2.6) * t]);
      const metre = camera.scaleAt([px, 0, 2.6 + (z - 2.6) * t]);
      const flat = Math.min(0.45, camera.position[1] / (2.6 + (z - 2.6) * t));
      ellipse(ctx, cx, cy + 2, metre * 0.34, metre * 0.3 * flat, mix(stone, light.shade, 0.45));
      ellipse(ctx, cx, cy, metre * rng.range(0.28, 0.34), metre * rng.range(0.24, 0.29) * flat, mix(stone, light.light, rng.range(0, 0.4)));
    }
  }
}
