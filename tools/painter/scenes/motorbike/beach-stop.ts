import { lerp, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFishingBoat } from '../../kit/props/fishing-boat.ts';
import { paintIslet } from '../../kit/props/islet.ts';
import { paintBank } from '../beach/bank.ts';
import { beachColours } from '../beach/beach-colours.ts';
import type { BeachLayout } from '../beach/layout.ts';
import { type PalmStand, paintPalmShadows, paintPalms, paintTuft } from '../beach/palms.ts';
import { castShadow, paintSand } from '../beach/sand.ts';
import { paintFoam, paintSea } from '../beach/sea.ts';
import { paintBeachGuests } from './beach-guests.ts';
import { type BikeView, PAINTS } from './layout.ts';
import { paintScooter } from './scooter.ts';

/** A scooter on the sand under leaning palms; its riders sit at the water's edge. */
export function paintBeachStop({ sheet, seed, rng, light }: BikeView): void {
  const colours = beachColours(light);
  const { palette } = colours;
  const horizon = Math.round(rng.range(352, 376));
  const noise = makeNoise(`${seed}/shore`);
  const layout: BeachLayout = {
    composition: 'single',
    mirrored: false,
    horizon,
    sun: [rng.range(260, 380), horizon - rng.range(70, 110)],
    sunRadius: 42,
    shore: (x) => 650 - 110 * smoothstep(0, 1200, x) + 16 * Math.sin(x / 190) + 10 * noise(x / 160, 2),
    metre: (y) => (y - horizon) / 3.2,
  };
  paintBackdrop(sheet, { palette, seed, horizon, sun: layout.sun, radius: 42, birds: [700, 140] });
  for (const [i, x, reach, height, nearness] of [
    [0, 640, 180, 44, 0.25],
    [1, 1010, 260, 90, 0.5],
  ] as const)
    paintIslet(sheet, {
      palette,
      seed: `${seed}/isle${i}`,
      x,
      reach,
      height,
      waterline: horizon + 1,
      nearness,
      side: -1,
    });
  paintSea(sheet, colours, layout, seed);
  paintFishingBoat(sheet.main.ctx, {
    palette,
    x: rng.range(480, 560),
    waterline: horizon + 30,
    scale: 0.8,
    heading: 1,
  });
  paintFoam(sheet, colours, layout, seed);
  paintSand(sheet, colours, layout, seed);
  const palms: PalmStand[] = [
    { foot: [1120, 760], crown: [930, rng.range(120, 150)], size: rng.range(190, 210) },
    { foot: [1190, 800], crown: [1150, rng.range(80, 110)], size: 190 },
  ];
  paintPalmShadows(sheet, colours, palms);
  const { ctx } = sheet.main;
  paintBeachGuests(sheet, colours, horizon, seed);
  paintPalms(sheet, colours, layout, palms, seed);
  for (const palm of palms) paintTuft(sheet, colours, palm, rng);
  castShadow(sheet, colours.shadow, [lerp(800, 830, rng()), 806], 190, 15);
  paintScooter(ctx, {
    palette,
    x: 760,
    y: 802,
    length: 300,
    facing: -1,
    paint: rng.pick(PAINTS),
    helmet: rng.pick(['#f1e7d0', '#e0b040']),
  });
  paintBank(sheet, colours, seed, 0.78);
}
