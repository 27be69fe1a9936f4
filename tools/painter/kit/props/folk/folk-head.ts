import { blob } from '../../blob.ts';
import { mix, rgba } from '../../colour.ts';
import { underLight } from '../../lights.ts';
import { LOCAL } from '../../local-colours.ts';
import type { Point } from '../../maths.ts';
import { brush, ellipse } from '../../stroke.ts';
import { paintConeHat } from '../cone-hat.ts';
import type { FolkBody } from './folk.ts';

/** Head in three-quarter view: face, ear, hair, hat. */
export function paintFolkHead(body: FolkBody): void {
  const { ctx, at, bones, options, skin, shade } = body;
  const { palette, height, facing = 1, side = 1, hat = 'none', away = false, child, old } = options;
  const [x, y] = at(bones.head);
  const r = height * (child ? 0.088 : 0.062);
  const spot = (u: number, v: number): Point => [x + u * r * facing, y + v * r];
  const shape = (...points: [number, number][]): Point[] => points.map(([u, v]) => spot(u, v));
  const hair = underLight(palette, old ? '#a9a39a' : LOCAL.hair[0]);
  const sheen = mix(hair, palette.flank, 0.16);
  backHair(body, shape, hair);
  blob(
    ctx,
    shape([-0.85, -0.7], [0.1, -1.15], [0.95, -0.75], [0.98, 0.3], [0.6, 1.05], [-0.1, 1.12], [-0.8, 0.5]),
    skin,
  );
  if (side !== facing)
    blob(
      ctx,
      shape([0.1, -0.9], [0.95, -0.7], [0.98, 0.3], [0.6, 1.05], [0.15, 0.9]),
      mix(skin, shade(skin), 0.55),
    );
  if (away) {
    blob(
      ctx,
      shape([-1, -0.8], [0, -1.4], [1.05, -0.8], [1, 0.4], [0.4, 0.85], [-0.6, 0.85], [-1, 0.3]),
      hair,
    );
  } else {
    ellipse(ctx, ...spot(-0.28, 0.2), r * 0.17, r * 0.26, mix(skin, shade(skin), 0.4));
    blob(
      ctx,
      shape(
        [-1.05, 0.35],
        [-1.1, -0.7],
        [-0.2, -1.4],
        [0.85, -1.12],
        [1.02, -0.42],
        [0.45, -0.5],
        [0, -0.1],
        [-0.45, 0.1],
        [-0.55, 0.75],
      ),
      hair,
    );
    blob(ctx, shape([-0.6, -1], [0.1, -1.25], [0.6, -0.95], [0, -0.85]), sheen);
    ellipse(ctx, ...spot(0.62, 0.1), r * 0.07, r * 0.1, rgba(palette.ink, 0.75));
  }
  if (hat === 'cone') paintConeHat(ctx, palette, spot(0.05, -0.42), height * (child ? 0.23 : 0.165), side);
  if (hat === 'helmet') helmet(body, shape);
  if (hat === 'sun' || hat === 'cap' || hat === 'scarf') cover(body, shape, hat);
}

function backHair(
  { ctx, options: { hair = 'short' } }: FolkBody,
  shape: (...points: [number, number][]) => Point[],
  colour: string,
): void {
  if (hair === 'long')
    blob(
      ctx,
      shape([-0.5, -1], [-1.2, -0.6], [-1.35, 1.2], [-1.25, 3.1], [-0.55, 3], [-0.25, 1.2], [0.1, 0]),
      colour,
    );
  if (hair === 'bob')
    blob(ctx, shape([-0.4, -1.2], [-1.3, -0.7], [-1.25, 1.1], [-0.3, 1.3], [0.1, 0]), colour);
  if (hair === 'bun') blob(ctx, shape([-0.9, -0.9], [-1.7, -0.9], [-1.75, 0], [-1, 0.25]), colour);
}

function cover(
  { ctx, options: { palette, top, hatColour }, lit, shade }: FolkBody,
  shape: (...points: [number, number][]) => Point[],
  hat: 'sun' | 'cap' | 'scarf',
): void {
  if (hat === 'sun') {
    const straw = underLight(palette, LOCAL.straw[1]);
    blob(
      ctx,
      shape([-2.1, -0.35], [-0.9, -0.75], [0.9, -0.8], [2.1, -0.5], [1, -0.2], [-1, -0.1]),
      shade(straw),
    );
    blob(
      ctx,
      shape([-2.1, -0.45], [-0.9, -0.85], [0.9, -0.9], [2.1, -0.6], [0.8, -0.45], [-0.9, -0.35]),
      straw,
    );
    blob(ctx, shape([-0.95, -0.5], [-0.85, -1.55], [0, -1.75], [0.85, -1.6], [0.98, -0.6]), lit(straw));
    blob(
      ctx,
      shape([-1, -0.45], [-0.95, -0.78], [0.95, -0.85], [1, -0.5], [0, -0.45]),
      underLight(palette, '#a8432f'),
    );
    return;
  }
  const cloth = underLight(palette, hat === 'scarf' ? '#b8323c' : (hatColour ?? top ?? '#c8522a'));
  blob(ctx, shape([-1.1, -0.2], [-1.1, -1.05], [-0.1, -1.6], [0.9, -1.25], [1.08, -0.42], [0, -0.55]), cloth);
  if (hat === 'cap')
    blob(ctx, shape([0.6, -0.75], [1.2, -0.72], [2, -0.35], [1, -0.38], [0.5, -0.5]), shade(cloth));
  else blob(ctx, shape([-1.1, -0.5], [-1.5, 0], [-1.2, 0.9], [-0.8, 0.2]), shade(cloth));
}

/** A half-shell helmet with a short peak and a chin strap; the face stays open. */
function helmet(
  { ctx, options: { palette, height, hatColour, side = 1, facing = 1, away = false }, lit, shade }: FolkBody,
  shape: (...points: [number, number][]) => Point[],
): void {
  const shell = underLight(palette, hatColour ?? '#f1ede2');
  const strap = mix(palette.ink, '#1c1f22', 0.5);
  if (!away) brush(ctx, shape([-0.5, -0.1], [0.1, 0.95]), Math.max(1, height * 0.012), strap);
  blob(
    ctx,
    shape([-1.3, 0.3], [-1.4, -0.9], [-0.2, -1.75], [1.05, -1.35], [1.3, -0.3], [0.2, -0.38], [-0.6, 0.45]),
    shell,
  );
  if (side === facing) {
    blob(ctx, shape([-1.3, 0.3], [-1.4, -0.9], [-0.6, -1.5], [-0.5, -0.6], [-0.55, 0.4]), shade(shell));
    blob(ctx, shape([0, -1.5], [0.6, -1.4], [0.85, -0.95], [0.1, -1.1]), lit(shell));
  } else {
    blob(ctx, shape([0.3, -1.5], [1.05, -1.35], [1.3, -0.3], [0.5, -0.4]), shade(shell));
    blob(ctx, shape([-0.9, -1.1], [-0.3, -1.5], [-0.1, -1.2], [-0.7, -0.8]), lit(shell));
  }
  if (!away) blob(ctx, shape([0.4, -0.62], [1.25, -0.62], [1.75, -0.22], [1.1, -0.22], [0.4, -0.35]), strap);
}
