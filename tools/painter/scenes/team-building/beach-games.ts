import { rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import type { Point, Side } from '../../kit/maths.ts';
import { smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { type FolkOptions, paintFolk } from '../../kit/props/folk/folk.ts';
import { paintIslet } from '../../kit/props/islet.ts';
import { paintFeatherFlag, paintPennants } from '../../kit/props/pennants.ts';
import { ellipse, line } from '../../kit/stroke.ts';
import { beachColours } from '../beach/beach-colours.ts';
import type { BeachLayout } from '../beach/layout.ts';
import { type PalmStand, paintPalmShadows, paintPalms, paintTuft } from '../beach/palms.ts';
import { castShadow, paintSand } from '../beach/sand.ts';
import { paintFoam, paintSea } from '../beach/sea.ts';
import { TEAM_COLOURS, type TeamView } from './layout.ts';

/** Two teams at tug-of-war on the sand, others cheer; feather flags and pennants. */
export function paintBeachGames({ sheet, seed, rng, light }: TeamView): void {
  const colours = beachColours(light);
  const { palette } = colours;
  const horizon = Math.round(rng.range(330, 350));
  const noise = makeNoise(`${seed}/shore`);
  const layout: BeachLayout = {
    composition: 'single',
    mirrored: false,
    horizon,
    sun: [rng.range(220, 360), horizon - rng.range(80, 120)],
    sunRadius: 40,
    shore: (x) => 540 - 90 * smoothstep(0, 1200, x) + 10 * Math.sin(x / 170) + 8 * noise(x / 140, 2),
    metre: (y) => (y - horizon) / 4.2,
  };
  paintBackdrop(sheet, { palette, seed, horizon, sun: layout.sun, radius: 40, birds: [620, 130] });
  for (const [i, x, reach, height] of [
    [0, 480, 180, 40],
    [1, 960, 300, 96],
  ] as const)
    paintIslet(sheet, {
      palette,
      seed: `${seed}/isle${i}`,
      x,
      reach,
      height,
      waterline: horizon + 1,
      nearness: 0.26 + 0.22 * i,
      side: -1,
    });
  paintSea(sheet, colours, layout, seed);
  paintFoam(sheet, colours, layout, seed);
  paintSand(sheet, colours, layout, seed);
  const palms: PalmStand[] = [{ foot: [1160, 720], crown: [1090, rng.range(110, 150)], size: 200 }];
  paintPalmShadows(sheet, colours, palms);
  const { ctx } = sheet.main;
  const [red, gold, green] = TEAM_COLOURS as [string, string, string];
  const flag = (x: number, y: number, h: number, cloth: string): void => {
    castShadow(sheet, colours.shadow, [x + h * 0.16, y + 2], h * 0.2, 3);
    paintFeatherFlag(ctx, palette, [x, y], h, 1, cloth);
  };
  [180, 330, 480, 770, 900].forEach((x, i) => {
    flag(
      x + rng.bell() * 14,
      layout.shore(x) + 52 + 6 * i,
      190 + 8 * i,
      TEAM_COLOURS[(i + 1) % TEAM_COLOURS.length] as string,
    );
  });
  const figure = (
    x: number,
    y: number,
    h: number,
    options: Partial<FolkOptions>,
  ): ReturnType<typeof paintFolk> => {
    castShadow(sheet, colours.shadow, [x + h * 0.24, y + 2], h * 0.3, h * 0.03);
    return paintFolk(ctx, rng, {
      palette,
      x,
      y,
      height: h,
      pose: 'cheer',
      side: -1,
      shorts: true,
      bottom: '#3a4a58',
      ...options,
    });
  };
  // Those who cheer, behind.
  for (const [x, pose, top] of [
    [560, 'cheer', gold],
    [606, 'toast', red],
    [648, 'cheer', gold],
    [694, 'cheer', green],
  ] as const)
    figure(x + rng.bell() * 8, 606 + rng.bell() * 8, 104, {
      pose,
      top,
      hair: rng.chance(0.5) ? 'long' : 'short',
      facing: rng.chance(0.5) ? 1 : -1,
    });
  // The rope and its two teams.
  const y = 742;
  const tall = 158;
  const grips: Point[] = [];
  const team = (from: number, step: number, facing: Side, top: string): void => {
    for (let i = 4; i >= 0; i--) {
      const x = from + step * i;
      const { front } = figure(x, y + (i % 2) * 5, tall * (0.95 + 0.05 * ((i * 3) % 2)), {
        pose: 'tug',
        facing,
        top,
        hair: i % 2 ? 'long' : 'short',
        hat: i === 2 ? 'cap' : 'none',
      });
      grips.push(front);
    }
  };
  team(452, -74, 1, red);
  team(748, 74, -1, green);
  grips.sort((a, b) => a[0] - b[0]);
  const rope = underLight(palette, '#e3cf9c');
  line(
    ctx,
    [
      [grips[0]?.[0] ?? 0, (grips[0]?.[1] ?? 0) + 2],
      ...grips,
      [grips[grips.length - 1]?.[0] ?? 0, (grips[grips.length - 1]?.[1] ?? 0) + 2],
    ],
    5,
    rope,
  );
  line(ctx, grips, 1.4, rgba(palette.ink, 0.4));
  const mid = grips[4] as Point;
  const end = grips[5] as Point;
  const cx = (mid[0] + end[0]) / 2;
  const cy = (mid[1] + end[1]) / 2;
  ctx.fillStyle = underLight(palette, '#e0b040');
  ctx.fillRect(cx - 5, cy - 3, 10, 34);
  figure(cx + 6, 716, 146, { pose: 'cheer', top: '#f1e7d0', bottom: '#2d3a4a', hat: 'cap' });
  ellipse(ctx, 905, 806, 24, 24, underLight(palette, '#f1e7d0'));
  ellipse(ctx, 911, 800, 12, 16, underLight(palette, '#c8472b'), 0.5);
  figure(980, 628, 112, { pose: 'run', facing: -1, top: gold, hair: 'long' });
  paintPalms(sheet, colours, layout, palms, seed);
  for (const palm of palms) paintTuft(sheet, colours, palm, rng);
  paintPennants(ctx, palette, [-10, 250], [1108, 210], 70, 26, TEAM_COLOURS);
}
