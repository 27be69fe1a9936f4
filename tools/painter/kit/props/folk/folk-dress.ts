import { blob } from '../../blob.ts';
import { type Hex, mix } from '../../colour.ts';
import { underLight } from '../../lights.ts';
import { lerp, type Point } from '../../maths.ts';
import { polygon } from '../../stroke.ts';
import type { FolkBody } from './folk.ts';

/** The trunk and what hangs from it: blouse, dress, long tunic, apron, skirt of the hills. */
export function paintFolkDress(body: FolkBody): void {
  const { ctx, options, top, bones } = body;
  const { outfit = 'shirt', side = 1, facing = 1 } = options;
  const upright = bones.knees[1][1] < bones.hip[1] - 0.15;
  if (outfit === 'ao-dai' && upright) panels(body);
  if ((outfit === 'dress' || outfit === 'hill') && upright) skirt(body, outfit === 'hill');
  const hem = outfit === 'blouse' || outfit === 'apron' ? -0.06 : -0.02;
  blob(ctx, trunk(body, -1, 1, hem, upright), top);
  // One flank lies in the shade.
  if (side === facing) blob(ctx, trunk(body, -1, -0.12, hem, upright), body.shade(top));
  else blob(ctx, trunk(body, 0.12, 1, hem, upright), body.shade(top));
  if (outfit === 'apron') apron(body);
  if (outfit === 'hill') sash(body);
}

/** Outline of the trunk between two shares of its width (-1 back … 1 front). */
function trunk(
  { bones: { hip, chest }, at }: FolkBody,
  from: number,
  to: number,
  hem: number,
  upright: boolean,
): Point[] {
  const long = Math.hypot(chest[0] - hip[0], chest[1] - hip[1]);
  // Who bends low is as broad across the back as who stands.
  const across: Point =
    chest[0] - hip[0] > chest[1] - hip[1] ? [(chest[1] - hip[1]) / long, (hip[0] - chest[0]) / long] : [1, 0];
  const rows: [t: number, half: number][] = [
    [1.16, 0.03],
    [1.06, 0.075],
    [0.86, 0.088],
    [0.5, 0.068],
    [0.22, 0.066],
    [0, upright ? 0.078 : 0.07],
    [upright ? hem * 3 : -0.06, upright ? 0.08 : 0.05],
  ];
  const edge = (share: number): Point[] =>
    rows.map(([t, half]) =>
      at([
        lerp(hip[0], chest[0], t) + half * share * across[0],
        lerp(hip[1], chest[1], Math.max(t, -0.25)) + half * share * across[1],
      ]),
    );
  return [...edge(to), ...edge(from).reverse()];
}

function panels({ ctx, at, bones: { hip, knees, feet }, top, shade, lit }: FolkBody): void {
  const low = 0.13;
  const swing = (feet[1][0] - feet[0][0]) * 0.5;
  polygon(
    ctx,
    [
      at([hip[0] - 0.075, hip[1] + 0.03]),
      at([hip[0] + 0.01, hip[1] + 0.03]),
      at([knees[0][0] + 0.01, low]),
      at([feet[0][0] - 0.05 - swing * 0.3, low - 0.02]),
    ],
    shade(top),
  );
  polygon(
    ctx,
    [
      at([hip[0] - 0.03, hip[1] + 0.04]),
      at([hip[0] + 0.08, hip[1] + 0.03]),
      at([knees[1][0] + 0.075, hip[1] * 0.5]),
      at([feet[1][0] + 0.03, low - 0.02]),
      at([feet[1][0] - 0.1, low]),
    ],
    lit(top),
  );
}

function skirt(
  { ctx, at, bones: { hip, knees }, top, bottom, shade, options }: FolkBody,
  hill: boolean,
): void {
  const low = hill ? 0.2 : 0.24;
  const middle = (knees[0][0] + knees[1][0]) / 2;
  const cloth = hill ? bottom : top;
  const shape = (from: number, to: number): Point[] => [
    at([hip[0] + 0.07 * from, hip[1] + 0.03]),
    at([hip[0] + 0.07 * to, hip[1] + 0.03]),
    at([middle + 0.145 * to, low + 0.01]),
    at([middle + 0.07 * (from + to), low - 0.015]),
    at([middle + 0.145 * from, low + 0.01]),
  ];
  polygon(ctx, shape(-1, 1), cloth);
  polygon(ctx, shape(-1, -0.2), shade(cloth));
  if (!hill) return;
  const trims: [number, Hex][] = [
    [low + 0.035, '#c8402a'],
    [low + 0.075, '#e0a941'],
  ];
  for (const [v, colour] of trims) {
    const wide = lerp(0.145, 0.12, (v - low) / 0.1);
    polygon(
      ctx,
      [
        at([middle - wide, v]),
        at([middle + wide, v]),
        at([middle + wide, v - 0.022]),
        at([middle - wide, v - 0.022]),
      ],
      underLight(options.palette, colour),
    );
  }
}

function apron({ ctx, at, bones: { hip, chest, knees }, options: { palette } }: FolkBody): void {
  const cloth = underLight(palette, '#d9c9a8');
  const low: Point = [lerp(hip[0], knees[1][0], 0.6) + 0.03, lerp(hip[1], knees[1][1], 0.6) - 0.04];
  blob(
    ctx,
    [
      at([chest[0] + 0.03, chest[1] - 0.03]),
      at([chest[0] + 0.085, chest[1] - 0.06]),
      at([hip[0] + 0.1, hip[1] + 0.06]),
      at([low[0] + 0.04, low[1]]),
      at([low[0] - 0.07, low[1] - 0.03]),
      at([hip[0] - 0.03, hip[1] + 0.05]),
    ],
    mix(cloth, palette.flank, 0.12),
  );
}

function sash({ ctx, at, bones: { hip, chest }, options: { palette } }: FolkBody): void {
  const band = (t: number, wide: number, colour: Hex): void => {
    const u = lerp(hip[0], chest[0], t);
    const v = lerp(hip[1], chest[1], t);
    polygon(
      ctx,
      [at([u - wide, v]), at([u + wide, v]), at([u + wide, v - 0.028]), at([u - wide, v - 0.028])],
      underLight(palette, colour),
    );
  };
  band(0.3, 0.06, '#c8402a');
  band(1.02, 0.05, '#e0a941');
}
