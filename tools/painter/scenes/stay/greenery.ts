import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { paintForest } from '../../kit/props/forest.ts';
import type { Wall } from './wall.ts';

/** Leaves and a few flowers that hang over a balcony or a sill. */
export function paintGreenery(wall: Wall, [from, to]: readonly [number, number], y: number, out: number, tall: number): void {
  const { stage, ctx, rng } = wall;
  const { camera, palette, toLight } = stage;
  const size = camera.scaleAt(wall.spot(from, y, out)) * tall * 0.42;
  const [dark, mid, lit] = LOCAL.foliage.map((colour) => underLight(palette, colour)) as [string, string, string];
  paintForest(ctx, rng, {
    at: (r) => camera.see(wall.spot(from + (to - from) * r(), y + r.bell() * tall * 0.3, out)),
    count: Math.max(4, Math.round((to - from) * 5)),
    size: [size, size],
    colours: [dark, mid, lit],
    side: toLight[0] >= 0 ? 1 : -1,
  });
  const flower = underLight(palette, rng.pick(['#d8527a', '#f0c25a', '#f6e6d0', '#c8522a']));
  for (let i = 0; i < 9; i++) {
    const [x, row] = camera.see(wall.spot(from + (to - from) * rng(), y + rng.bell() * tall * 0.4, out));
    ctx.fillStyle = flower;
    ctx.beginPath();
    ctx.ellipse(x, row, size * 0.22, size * 0.18, 0, 0, 7);
    ctx.fill();
  }
}
