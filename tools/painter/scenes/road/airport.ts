import { mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { clamp, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { Camera } from '../../kit/props/camera.ts';
import { paintCar } from '../../kit/props/car.ts';
import { paintIslet } from '../../kit/props/islet.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import { evenRamp } from '../../kit/ramp.ts';
import { makeRng } from '../../kit/rng.ts';
import { polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import { PAINTS, type RoadView, sunAt } from './layout.ts';
import { paintPlane, paintTail } from './plane.ts';
import { paintTerminal, paintTower } from './terminal.ts';
import { paintTravellers } from './travellers.ts';

/** Before the terminal: a car waits at the kerb, tails stand beyond, a plane climbs. */
export function paintAirport(view: RoadView): void {
  const { sheet, seed, palette, rng } = view;
  const horizon = 506;
  const sun = sunAt(view, [690, 760], 320);
  paintBackdrop(sheet, { palette, seed, horizon, sun });
  for (const [i, x, reach, height] of [
    [0, 820, 320, 60],
    [1, 1120, 260, 90],
  ] as const)
    paintIslet(sheet, {
      palette,
      seed: `${seed}/hill${i}`,
      x,
      reach,
      height,
      waterline: horizon,
      nearness: 0.22 + 0.14 * i,
      side: 1,
    });
  const { ctx } = sheet.main;
  const camera = new Camera({ horizon, eye: 1.9, focal: 980, centre: 600 });
  paintTower(view, [792, horizon]);
  paintTail(ctx, palette, [1010, horizon + 4], 120, underLight(palette, '#2f7f86'));
  paintTail(ctx, palette, [1130, horizon + 6], 150, underLight(palette, '#c8522a'));
  paintPlane(ctx, palette, [rng.range(900, 980), rng.range(176, 216)], rng.range(230, 260), -0.24);
  paintForecourt(view, camera);
  paintTerminal(view, camera);
  const trees = sheet.layer();
  for (const [x, z, tall] of [
    [13.4, 22, 7.4],
    [11.6, 19, 6.6],
  ] as const) {
    const foot = camera.see([x, 0, z]);
    const crown = camera.see([x - 0.4, tall, z]);
    paintPalm(trees.ctx, rng, { palette, foot, crown, size: camera.scaleAt([x, 0, z]) * 2.4, side: 1 });
  }
  sheet.stamp(trees);
  paintTravellers(view, camera);
  const cars = makeRng(`${seed}/kerb`);
  const paint = cars.pick(PAINTS);
  paintCar(ctx, {
    palette,
    camera,
    kind: 'sedan',
    place: { x: -6.2, z: 13.8, turn: 0.03 },
    paint: cars.pick(PAINTS.filter((other) => other !== paint)),
    side: 1,
  });
  const kind = cars.chance(0.6) ? 'suv' : 'van';
  paintCar(ctx, {
    palette,
    camera,
    kind,
    place: { x: cars.range(0.7, 1.1), z: kind === 'van' ? 11.4 : 9.8, turn: cars.range(-0.42, -0.34) },
    paint,
    side: 1,
  });
}

/** Asphalt, a kerb with its pavement, a crossing. */
function paintForecourt({ sheet, seed, palette }: RoadView, camera: Camera): void {
  const noise = makeNoise(`${seed}/forecourt`);
  const ground = sheet.covered([0, camera.horizon, sheet.width, sheet.height]);
  const surface = underLight(palette, '#8a8780');
  tone(
    ground,
    evenRamp([
      mix(surface, palette.ink, 0.4),
      mix(surface, palette.ink, 0.1),
      mix(surface, palette.haze, 0.5),
    ]),
    (x, y) =>
      clamp(0.95 - 0.75 * smoothstep(camera.horizon, sheet.height, y) + 0.16 * noise.fbm(x / 210, y / 16, 3)),
    { box: [0, camera.horizon, sheet.width, sheet.height], grain: 0.18 },
  );
  const { ctx } = ground;
  const band = (z0: number, z1: number, colour: string, x0 = -40, x1 = 40, y = 0): void =>
    polygon(
      ctx,
      camera.outline([
        [x0, y, z0],
        [x1, y, z0],
        [x1, y, z1],
        [x0, y, z1],
      ]),
      colour,
    );
  const stone = underLight(palette, '#d8cdb8');
  band(15, 22.5, mix(stone, palette.ink, 0.06), -40, 40, 0.14);
  band(14.9, 15.2, mix(stone, palette.flank, 0.5), -40, 40, 0.14);
  polygon(
    ctx,
    camera.outline([
      [-40, 0, 14.9],
      [40, 0, 14.9],
      [40, 0.14, 14.9],
      [-40, 0.14, 14.9],
    ]),
    mix(stone, palette.ink, 0.45),
  );
  const paint = mix(underLight(palette, '#f4efe0'), surface, 0.15);
  for (let x = -38; x < 38; x += 4.4) band(7.6, 7.78, paint, x, x + 2.3);
  band(12.4, 12.5, rgba(paint, 0.7));
  for (let i = 0; i < 7; i++) band(5, 14.7, rgba(paint, 0.85), 5.4 + i * 0.95, 5.95 + i * 0.95);
  sheet.stamp(ground);
}
