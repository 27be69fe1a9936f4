import { mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import { lerp, type Point, smoothstep } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { Camera } from '../../kit/props/camera.ts';
import { paintCar } from '../../kit/props/car.ts';
import { paintRoadway, type RoadwayOptions, roadLine } from '../../kit/props/roadway.ts';
import { paintSkyline } from '../../kit/props/skyline.ts';
import { line, polygon } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { PAINTS, type RoadView, sunAt } from './layout.ts';

const HALF = 7;

/** Over a cable-stayed bridge into the city, with the traffic of the right-hand lanes. */
export function paintCityBridge(view: RoadView): void {
  const { sheet, seed, palette, rng } = view;
  const horizon = Math.round(rng.range(446, 462));
  const centre = rng.range(500, 540);
  const sun = sunAt(view, [820, 960], 330);
  paintBackdrop(sheet, { palette, seed, horizon, sun });
  for (const [i, drop, height, nearness, count] of [
    [0, 2, 190, 0.34, 34],
    [1, 8, 230, 0.66, 22],
  ] as const)
    paintSkyline(sheet, {
      palette,
      seed: `${seed}/city${i}`,
      base: horizon + drop,
      height,
      nearness,
      count,
      side: 1,
      profile: (x) => 0.4 + 0.75 * Math.exp(-(((x - centre - 120 * i) / 330) ** 2)),
    });
  const water = { palette, seed, horizon: horizon + 8, sun };
  paintWater(sheet, { ...water, mirrorFrom: horizon + 9, mirror: 0.85 });
  paintRipples(sheet, water);
  const camera = new Camera({ horizon, eye: 2.5, focal: 900, centre });
  const roadway: RoadwayOptions = {
    palette,
    seed,
    camera,
    centre: (z) => 0.5 + 0.00002 * z * z,
    rise: (z) => 1.6 * smoothstep(5, 100, z) - 2 * smoothstep(90, 200, z),
    half: HALF,
    from: 2.4,
    to: 210,
  };
  paintRoadway(sheet, roadway);
  paintParapet(view, roadway);
  paintTraffic(view, roadway);
  paintPylon(view, roadway, 88);
  paintLamps(view, roadway);
}

function paintParapet({ sheet, palette }: RoadView, roadway: RoadwayOptions): void {
  const { ctx } = sheet.main;
  const stone = underLight(palette, '#d9d2c2');
  for (const hand of [-1, 1]) {
    const off = hand * (HALF + 0.3);
    polygon(
      ctx,
      [...roadLine(roadway, hand * HALF), ...roadLine(roadway, off, 0.7).reverse()],
      mix(stone, palette.ink, hand < 0 ? 0.5 : 0.3),
    );
    polygon(
      ctx,
      [...roadLine(roadway, off, 0.7), ...roadLine(roadway, off + hand * 0.35, 0.72).reverse()],
      mix(stone, palette.flank, 0.3),
    );
    for (const y of [1, 1.25])
      line(ctx, roadLine(roadway, off + hand * 0.2, y), 1.6, mix(stone, palette.ink, 0.2));
  }
}

/** A pylon astride the road with its fan of stays. */
function paintPylon({ sheet, palette, evening }: RoadView, roadway: RoadwayOptions, z: number): void {
  const { camera, centre, rise = () => 0 } = roadway;
  const layer = sheet.layer();
  const { ctx } = layer;
  const mid = centre(z);
  const deck = rise(z);
  const top = 38;
  const stone = mix(palette.haze, underLight(palette, '#eee6d6'), 0.85);
  const stay = evening
    ? rgba(mix(palette.lit, '#ffffff', 0.2), 0.62)
    : rgba(mix(stone, palette.flank, 0.5), 0.9);
  for (const hand of [-1, 1]) {
    for (let i = 1; i <= 13; i++) {
      for (const toward of [-1, 1]) {
        const to = z + toward * (4 + i * (toward < 0 ? 5.6 : 7));
        if (to < 9) continue;
        const high = deck + lerp(21, top - 1.5, i / 13);
        const from = camera.see([mid + hand * lerp(3.4, 0.9, i / 13), high, z]);
        const foot = camera.see([centre(to) + hand * (HALF + 0.45), rise(to) + 0.8, to]);
        line(ctx, [from, foot], toward < 0 ? lerp(1.1, 2.4, i / 13) : 0.9, stay);
      }
    }
  }
  const leg = (hand: number, wide: number, shift: number): Point[] => [
    camera.see([mid + hand * (HALF + 2.4) + shift, deck - 6, z]),
    camera.see([mid + hand * (HALF + 2.4) + shift + wide, deck - 6, z]),
    camera.see([mid + hand * 0.9 + shift + wide * 0.7, deck + top, z]),
    camera.see([mid + hand * 0.9 + shift, deck + top, z]),
  ];
  for (const hand of [-1, 1]) {
    polygon(ctx, leg(hand, 2, -1), mix(stone, palette.ink, 0.42));
    polygon(ctx, leg(hand, 1, 0), mix(stone, palette.flank, 0.25));
  }
  const bar = (y: number, reach: number): void => {
    const [x0, y0] = camera.see([mid - reach, deck + y + 1.2, z]);
    const [x1, y1] = camera.see([mid + reach, deck + y, z]);
    ctx.fillStyle = mix(stone, palette.ink, 0.25);
    ctx.fillRect(x0, y0, x1 - x0, y1 - y0);
  };
  bar(10, 6.4);
  bar(top - 4, 1.9);
  sheet.stamp(layer);
  const [gx, gy] = camera.see([mid, deck + top, z]);
  if (evening) {
    glow(sheet.main.ctx, { x: gx, y: gy, radius: 60, colour: '#ff7a5a', strength: 0.7 });
    glow(sheet.main.ctx, { x: gx, y: gy + 220, radius: 260, colour: palette.glow, strength: 0.25 });
  }
}

function paintLamps({ sheet, palette, evening }: RoadView, roadway: RoadwayOptions): void {
  const { camera, centre, rise = () => 0 } = roadway;
  const { ctx } = sheet.main;
  const metal = mix(underLight(palette, '#5b6468'), palette.ink, 0.3);
  for (const z of [150, 122, 98, 76, 58, 42, 29, 19])
    for (const hand of [-1, 1]) {
      const at = (out: number, y: number): Point =>
        camera.see([centre(z) + hand * (HALF + out), rise(z) + y, z]);
      const m = camera.scaleAt([0, 0, z]);
      line(ctx, [at(0.5, 0.7), at(0.5, 7.6), at(0.2, 8.2), at(-1.6, 8.5)], Math.max(1, m * 0.12), metal);
      const [x, y] = at(-1.7, 8.4);
      ctx.fillStyle = evening ? '#fff0c4' : metal;
      ctx.fillRect(x - m * 0.35, y, m * 0.7, Math.max(1.5, m * 0.12));
      if (evening) glow(ctx, { x, y, radius: m * 3.4, colour: '#ffe0a0', strength: 0.6 });
    }
}

function paintTraffic({ sheet, palette, rng, evening }: RoadView, roadway: RoadwayOptions): void {
  const { camera, centre, rise = () => 0 } = roadway;
  const { ctx } = sheet.main;
  const hero = rng.range(8.9, 9.4);
  const cars = [
    { z: 92, x: 2, away: true },
    { z: 70, x: -4.6, away: false },
    { z: 58, x: 4.8, away: true },
    { z: 44, x: -2.2, away: false },
    { z: 32, x: 2.1, away: true },
    { z: 21, x: -4.6, away: false },
    { z: hero, x: 2.75, away: true },
  ];
  for (const { z, x, away } of cars) {
    if (evening) {
      const [gx, gy] = camera.see([centre(z) + x, rise(z) + 0.1, z + (away ? -3 : -4)]);
      const m = camera.scaleAt([0, 0, z]);
      ctx.save();
      ctx.translate(gx, gy);
      ctx.scale(1, 0.26);
      glow(ctx, {
        x: 0,
        y: 0,
        radius: m * (away ? 2 : 3.4),
        colour: away ? '#ff5238' : '#ffe9b0',
        strength: 0.5,
      });
      ctx.restore();
    }
    paintCar(ctx, {
      palette,
      camera,
      kind: z === hero ? 'suv' : rng.pick(['sedan', 'suv', 'sedan', 'van'] as const),
      place: {
        x: centre(z) + x,
        z,
        y: rise(z),
        turn: away ? Math.PI / 2 + (z === hero ? 0.1 : 0) : -Math.PI / 2,
      },
      paint: z === hero ? rng.pick(['#c4472b', '#f1ede2', '#2f6f7c']) : rng.pick(PAINTS),
      side: 1,
    });
  }
}
