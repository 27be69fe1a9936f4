import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { type Point, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintBanquetTable } from '../../kit/props/banquet-table.ts';
import { Camera } from '../../kit/props/camera.ts';
import { paintFestoon } from '../../kit/props/festoon.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintIslet } from '../../kit/props/islet.ts';
import { line } from '../../kit/stroke.ts';
import { beachColours } from '../beach/beach-colours.ts';
import type { BeachLayout } from '../beach/layout.ts';
import { type PalmStand, paintPalmShadows, paintPalms, paintTuft } from '../beach/palms.ts';
import { paintSand } from '../beach/sand.ts';
import { paintFoam, paintSea } from '../beach/sea.ts';
import { paintGuest } from './guest.ts';
import { banquetColours, type GalaView } from './layout.ts';

/** Tables on the sand under strings of bulbs, the sea beside them. */
export function paintBeachDinner(view: GalaView): void {
  const { sheet, seed, rng, light, evening } = view;
  const sea = beachColours(light);
  const { palette } = sea;
  const horizon = Math.round(rng.range(326, 344));
  const noise = makeNoise(`${seed}/shore`);
  const eye = 2.9;
  const layout: BeachLayout = {
    composition: 'single',
    mirrored: false,
    horizon,
    sun: [rng.range(180, 300), light === 'night' ? 130 : horizon - rng.range(60, 100)],
    sunRadius: 40,
    shore: (x) =>
      560 - 180 * smoothstep(-100, 900, x) + 8 * noise(x / 130, 2) + 300 * smoothstep(240, -260, x),
    metre: (y) => (y - horizon) / eye,
  };
  paintBackdrop(sheet, { palette, seed, horizon, sun: layout.sun, radius: 38, birds: [420, 130] });
  for (const [i, x, reach, height] of [
    [0, 520, 200, 46],
    [1, 1100, 320, 80],
  ] as const)
    paintIslet(sheet, {
      palette,
      seed: `${seed}/isle${i}`,
      x,
      reach,
      height,
      waterline: horizon + 1,
      nearness: 0.3 + 0.2 * i,
      side: -1,
    });
  paintSea(sheet, sea, layout, seed);
  paintFoam(sheet, sea, layout, seed);
  paintSand(sheet, sea, layout, seed);
  const palms: PalmStand[] = [
    { foot: [1080, 470], crown: [1010, 170], size: 130, nearness: 0.92 },
    { foot: [1180, 560], crown: [1130, 90], size: 190 },
  ];
  paintPalmShadows(sheet, sea, palms);
  paintPalms(sheet, sea, layout, palms, seed);
  for (const palm of palms) paintTuft(sheet, sea, palm, rng);
  const camera = new Camera({ horizon, eye, focal: 860, centre: 600 });
  const colours = banquetColours(view);
  const { ctx } = sheet.main;
  const wood = underLight(palette, LOCAL.wood[1]);
  const pole = (x: number, z: number): Point => {
    const top = camera.see([x, 3.5, z]);
    line(ctx, [camera.see([x, 0, z]), top], Math.max(2, camera.scaleAt([x, 0, z]) * 0.075), wood);
    return top;
  };
  const rows = [19, 12.6, 8.2];
  const tops = rows.map((z) => [pole(-0.4 - z * 0.16, z), pole(3.1 + z * 0.3, z)] as const);
  const strings = (k: number): void => {
    const [a, b] = tops[k] as readonly [Point, Point];
    const bulb = [2.6, 3.8, 5.4][k] as number;
    paintFestoon(ctx, { palette, from: a, to: b, sag: 16 + 14 * k, pitch: 34 + 12 * k, bulb, lit: evening });
    const next = tops[k + 1];
    if (!next) return;
    for (const [from, to] of [
      [a, next[1]],
      [b, next[0]],
      [a, next[0]],
      [b, next[1]],
    ] as const)
      paintFestoon(ctx, {
        palette,
        from,
        to,
        sag: 22 + 10 * k,
        pitch: 38 + 10 * k,
        bulb: bulb * 1.2,
        lit: evening,
      });
  };
  strings(0);
  const guest = (x: number, z: number, pose: 'toast' | 'carry'): void => {
    const [px, py] = camera.see([x, 0, z]);
    const facing = rng.chance(0.5) ? 1 : -1;
    const metre = camera.scaleAt([x, 0, z]);
    if (pose === 'toast') paintGuest(ctx, rng, { palette, x: px, y: py, metre, facing, side: -1 });
    else
      paintFolk(ctx, rng, {
        palette,
        x: px,
        y: py,
        height: metre * 1.66,
        pose: 'carry',
        facing,
        side: -1,
        outfit: 'blouse',
        top: '#f1ede2',
        bottom: '#26303a',
      });
  };
  for (const [x, z] of [
    [-1, 16.5],
    [3.4, 17],
    [7.4, 16],
    [-0.4, 11.6],
    [4.8, 11],
    [-1.6, 7.2],
    [2.6, 7.4],
  ] as const) {
    paintBanquetTable(ctx, rng, camera, colours, x, z, 0.85);
    if (z > 8 && rng.chance(0.8)) guest(x + 1.9, z - 0.2, 'toast');
  }
  strings(1);
  guest(0.6, 9.2, 'toast');
  guest(1.2, 9.1, 'toast');
}
