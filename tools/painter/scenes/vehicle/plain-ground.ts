import { type Hex, mix } from '../../kit/colour.ts';
import { clamp, type Point, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { evenRamp } from '../../kit/ramp.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import type { FleetCar, Motif } from './fleet.ts';

/** Row where wall and ground meet. */
export const GROUND = 490;

/** A wall and a ground of one colour, a pale disc, and far away the faint outline of where people go with it. */
export function paintPlainGround({ sheet, seed }: SceneView, { ground, motif }: FleetCar): void {
  const noise = makeNoise(`${seed}/wall`);
  const wall = sheet.covered([0, 0, sheet.width, GROUND]);
  tone(
    wall,
    evenRamp([mix(ground, '#ffffff', 0.06), mix(ground, '#fff6e2', 0.5)]),
    (x, y) => clamp(0.15 + 0.75 * (y / GROUND) ** 1.4 + 0.1 * noise.fbm(x / 260, y / 90, 2)),
    { box: [0, 0, sheet.width, GROUND], grain: 0.2 },
  );
  ellipse(wall.ctx, 600, 318, 262, 262, mix(ground, '#fff9ea', 0.62));
  sheet.stamp(wall);
  paintMotif(sheet.main.ctx, motif, mix(ground, '#fff6e2', 0.2), mix(ground, '#20403e', 0.14), seed);
  const floor = sheet.covered([0, GROUND, sheet.width, sheet.height]);
  tone(
    floor,
    evenRamp([mix(ground, '#2b2a26', 0.3), mix(ground, '#2b2a26', 0.12), mix(ground, '#fff6e2', 0.34)]),
    (x, y) => {
      const down = (y - GROUND) / (sheet.height - GROUND);
      const pool = 0.4 * Math.exp(-(((x - 600) / 520) ** 2) - ((down - 0.45) / 0.4) ** 2);
      return clamp(0.42 - 0.3 * smoothstep(0.5, 1, down) + pool + 0.12 * noise.fbm(x / 240, y / 20, 3));
    },
    { box: [0, GROUND, sheet.width, sheet.height], grain: 0.16 },
  );
  sheet.stamp(floor);
}

function paintMotif(
  ctx: SceneView['ctx'],
  motif: Motif,
  far: Hex,
  near: Hex,
  seed: string,
): void {
  const noise = makeNoise(`${seed}/motif`);
  const ridge = (height: number, base: number, scale: number, row: number): Point[] => {
    const points: Point[] = [[0, GROUND]];
    for (let x = 0; x <= 1200; x += 4)
      points.push([x, base - height * (0.35 + 0.65 * noise.ridge(x / scale, row, 3, 0.4))]);
    return [...points, [1200, GROUND]];
  };
  if (motif === 'hills') {
    polygon(ctx, ridge(210, GROUND - 30, 420, 1), far);
    polygon(ctx, ridge(110, GROUND + 6, 300, 5), mix(far, near, 0.6));
  }
  if (motif === 'sea') {
    polygon(ctx, isle(190, 250, 70), far);
    polygon(ctx, isle(1010, 330, 96), mix(far, near, 0.5));
    ctx.fillStyle = mix(far, near, 0.75);
    ctx.fillRect(0, GROUND - 34, 1200, 34);
  }
  if (motif === 'town') {
    const rng = makeRng(`${seed}/town`);
    for (let x = -20; x < 1200; ) {
      const wide = rng.range(36, 84);
      const tall = rng.range(50, 170) * (0.55 + 0.45 * Math.cos((x - 600) / 260));
      ctx.fillStyle = mix(far, near, rng.range(0.1, 0.7));
      ctx.fillRect(x, GROUND - Math.max(36, tall), wide, Math.max(36, tall));
      x += wide * rng.range(0.8, 1.05);
    }
  }
}

function isle(x: number, reach: number, height: number): Point[] {
  return Array.from({ length: 41 }, (_, i): Point => {
    const t = (i / 40) * 2 - 1;
    return [x + t * reach, GROUND - 30 - height * Math.cos((t * Math.PI) / 2) ** 1.3 * (1 + 0.16 * Math.sin(t * 7))];
  });
}
