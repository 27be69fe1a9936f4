import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { setAfloat } from '../../kit/float.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { Camera } from '../../kit/props/camera.ts';
import { paintIslet } from '../../kit/props/islet.ts';
import { paintSpeedboat } from '../../kit/props/speedboat.ts';
import { line, polygon } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { paintBoarding } from './boarding.ts';
import { type PierView, sunAt } from './layout.ts';

const DECK = 1;
const REACH = 1.5;

/** Speedboats on both sides of a wooden pier that runs out to sea. */
export function paintMoored(view: PierView): void {
  const { sheet, seed, palette, rng } = view;
  const horizon = Math.round(rng.range(316, 336));
  const sun = sunAt(view, [250, 380], horizon);
  paintBackdrop(sheet, { palette, seed, horizon, sun, birds: [760, 130] });
  for (const [i, x, reach, height, nearness] of [
    [0, 980, 240, 84, 0.42],
    [1, 620, 130, 40, 0.24],
    [2, 60, 150, 44, 0.3],
  ] as const)
    paintIslet(sheet, {
      palette,
      seed: `${seed}/isle${i}`,
      x,
      reach,
      height,
      waterline: horizon + 2,
      nearness,
      side: -1,
    });
  const sea = { palette, seed, horizon, sun };
  paintWater(sheet, { ...sea, mirrorFrom: horizon + 3, mirror: 0.5 });
  paintRipples(sheet, sea);
  const camera = new Camera({ horizon, eye: 3.1, focal: 860, centre: 520, x: -0.5 });
  const boats = [
    { x: -4.2, z: 30, turn: Math.PI / 2 + 0.1 },
    { x: 4.1, z: 24.5, turn: -Math.PI / 2 - 0.08 },
    { x: -4, z: 15.5, turn: Math.PI / 2 + 0.06 },
    { x: 4.4, z: 12.6, turn: Math.PI / 2 - 0.1 },
  ];
  const hulls = ['#c8522a', '#2f6f8f', '#2f8f7c', '#d9a441'];
  const awnings = ['#f3ead6', '#2d7d86', '#f3ead6', '#c8522a'];
  const first = rng.int(0, 3);
  boats.forEach((place, i) => {
    const layer = sheet.layer();
    paintSpeedboat(layer.ctx, {
      palette,
      camera,
      place: { ...place, y: -0.05 },
      hull: hulls[(first + i) % 4] as Hex,
      awning: awnings[(first + i) % 4] as Hex,
      side: -1,
    });
    const [x, y] = camera.see([place.x, 0, place.z - (place.z > 20 ? 3.4 : 3.1)]);
    setAfloat(layer, {
      palette,
      seed: `${seed}/boat${i}`,
      x,
      waterline: Math.round(y - camera.scaleAt([0, 0, place.z]) * 0.16),
      reach: camera.scaleAt([0, 0, place.z]) * 1.7,
      depth: camera.scaleAt([0, 0, place.z]) * 2.4,
      amplitude: 10,
    });
  });
  paintDeck(view, camera);
  paintBoarding(view, camera, DECK);
}

/** Planks on piles, with mooring posts and lamps. */
function paintDeck({ sheet, palette, rng, evening }: PierView, camera: Camera): void {
  const { ctx } = sheet.main;
  const [ink, dark, mid, pale] = LOCAL.wood.map((colour) => underLight(palette, colour)) as [
    Hex,
    Hex,
    Hex,
    Hex,
  ];
  const end = 40;
  for (let z = 36; z > 2; z -= 3.4)
    for (const hand of [-1, 1]) {
      const [x, y] = camera.see([hand * (REACH - 0.1), DECK, z]);
      const [, foot] = camera.see([hand * (REACH - 0.1), -0.6, z]);
      const wide = camera.scaleAt([0, 0, z]) * 0.24;
      ctx.fillStyle = mix(ink, palette.ink, 0.4);
      ctx.fillRect(x - wide / 2, y, wide, foot - y);
      ctx.fillStyle = rgba(palette.ink, 0.22);
      ctx.fillRect(x - wide / 2, foot, wide, (foot - y) * 0.6);
    }
  for (const hand of [-1, 1])
    polygon(
      ctx,
      camera.outline([
        [hand * REACH, DECK, 1],
        [hand * REACH, DECK, end],
        [hand * REACH, DECK - 0.26, end],
        [hand * REACH, DECK - 0.26, 1],
      ]),
      mix(dark, palette.ink, 0.35),
    );
  for (let z = end; z > 1.2; z -= 0.34) {
    const tint = mix(mix(mid, pale, 0.4 + 0.3 * rng.bell()), palette.haze, clamp(z / 60, 0.1, 0.6));
    polygon(
      ctx,
      camera.outline([
        [-REACH, DECK, z],
        [REACH, DECK, z],
        [REACH, DECK, z - 0.31],
        [-REACH, DECK, z - 0.31],
      ]),
      mix(tint, palette.flank, 0.2),
    );
    if (z < 24)
      line(
        ctx,
        camera
          .outline([
            [-REACH, DECK, z - 0.31],
            [REACH, DECK, z - 0.31],
          ])
          .slice(0, 2),
        clamp(14 / z, 0.6, 2.2),
        rgba(palette.ink, 0.42),
      );
  }
  for (let z = 35; z > 3; z -= 4.6)
    for (const hand of [-1, 1]) {
      const at = (y: number): Point => camera.see([hand * (REACH - 0.05), DECK + y, z]);
      const m = camera.scaleAt([0, 0, z]);
      line(ctx, [at(0), at(0.85)], m * 0.2, mix(dark, palette.ink, 0.25));
      line(
        ctx,
        [
          [at(0)[0] - m * 0.05, at(0)[1]],
          [at(0.85)[0] - m * 0.05, at(0.85)[1]],
        ],
        m * 0.05,
        mix(mid, palette.flank, 0.3),
      );
      line(ctx, [at(0.72), at(0.8)], m * 0.22, underLight(palette, '#f3ead6'));
      if (evening && Math.round(z) % 2 === 0) {
        const [x, y] = at(1.05);
        glow(ctx, { x, y, radius: m * 1.8, colour: palette.glow, strength: 0.7 });
        ctx.fillStyle = '#fff0c4';
        ctx.fillRect(x - m * 0.06, y - m * 0.1, m * 0.12, m * 0.16);
      }
    }
}
