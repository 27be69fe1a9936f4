import { type Hex, mix } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { polygon } from '../../kit/stroke.ts';
import {
  type ChamTowerOptions,
  paintFinial,
  paintFlameDoor,
  paintNiche,
  paintPilasters,
  paintTurret,
} from './cham-ornaments.ts';

const BRICK = '#b4633f';

/** A brick tower of Champa: body with pilasters and a false door under a pointed arch, receding storeys, finial. */
export function paintChamTower(view: SceneView, options: ChamTowerOptions): void {
  const { sheet, palette, at, ctx } = view;
  const { seed, x, base, width, height, nearness = 1, side, storeys = 3, ruined = false } = options;
  const rng = makeRng(`${seed}/tower`);
  const brick = at(BRICK, nearness);
  const dark = mix(brick, mix(palette.haze, palette.ink, nearness), 0.62);
  const course = nearness > 0.6 ? Math.max(2.4, height / 105) : 0;
  const turned = width * 0.24;
  /** A block with a front and a narrower flank. */
  const block = (w: number, y0: number, y1: number, taper: number, name: string): void => {
    const half = w / 2;
    const edge = x + side * (half - turned * (w / width));
    const front: Point[] = [
      [x - side * half, y0],
      [edge, y0],
      [edge - side * taper * 0.4, y1],
      [x - side * (half - taper), y1],
    ];
    const flank: Point[] = [
      [edge, y0],
      [x + side * half, y0],
      [x + side * (half - taper), y1],
      [edge - side * taper * 0.4, y1],
    ];
    const wall = { palette, colour: brick, course, worn: 0.75 };
    paintMasonry(sheet, { ...wall, seed: `${seed}/${name}f`, outline: front, facing: 0 });
    paintMasonry(sheet, { ...wall, seed: `${seed}/${name}s`, outline: flank, facing: 0.85 });
  };
  const cornice = (w: number, y: number, thick: number, name: string): void => {
    for (let i = 0; i < 3; i++)
      block(w * (1.02 + 0.035 * i), y - (thick * i) / 3, y - (thick * (i + 1)) / 3, 0, `${name}${i}`);
    polygon(
      ctx,
      [
        [x - w * 0.51, y],
        [x + w * 0.51, y],
        [x + w * 0.5, y + thick * 0.35],
        [x - w * 0.5, y + thick * 0.35],
      ],
      mix(brick, dark, 0.7),
    );
  };
  const body = height * 0.46;
  block(width * 1.14, base, base - height * 0.05, 0, 'plinth');
  block(width * 1.05, base - height * 0.05, base - height * 0.085, 0, 'step');
  block(width, base - height * 0.08, base - body, width * 0.02, 'body');
  paintPilasters(view, options, brick, dark, base - height * 0.09, base - body);
  paintFlameDoor(view, options, brick, dark);
  cornice(width, base - body, height * 0.04, 'c');
  let y = base - body - height * 0.04;
  let w = width * 0.84;
  const rise = (height * 0.42) / 3;
  for (let storey = 0; storey < storeys; storey++) {
    const top = y - rise * (1 - 0.13 * storey);
    const last = storey === storeys - 1 && ruined;
    block(w, y, last ? lerp(y, top, 0.6) : top, w * 0.05, `s${storey}`);
    paintNiche(view, x - side * w * 0.12, y, w * 0.26, y - top, dark, brick);
    for (const hand of [-1, 1] as const)
      paintTurret(view, x + hand * w * 0.53, y, w * 0.11, rise * 0.62, brick, dark, side);
    if (last) {
      rubble(view, x, lerp(y, top, 0.6), w, brick, rng);
      break;
    }
    cornice(w, top, height * 0.022, `k${storey}`);
    y = top - height * 0.022;
    w *= 0.74;
  }
  if (!ruined) paintFinial(view, x, y, w, height * 0.12, brick, side);
  tufts(view, options, rng);
}

function rubble(
  { ctx }: SceneView,
  x: number,
  y: number,
  w: number,
  brick: Hex,
  rng: ReturnType<typeof makeRng>,
): void {
  const outline: Point[] = [[x - w / 2, y + 4]];
  for (let i = 0; i <= 8; i++)
    outline.push([x + w * (i / 8 - 0.5), y - w * 0.12 * rng() - w * 0.16 * Math.sin((i / 8) * Math.PI)]);
  polygon(ctx, [...outline, [x + w / 2, y + 4]], brick);
}

/** Grass that grows from the ledges. */
function tufts(
  { ctx, at }: SceneView,
  { x, base, width, height, nearness = 1, storeys = 3, ruined }: ChamTowerOptions,
  rng: ReturnType<typeof makeRng>,
): void {
  const leaves = ['#3f6a45', '#6d8f4c', '#2f5540'].map((colour) => at(colour, nearness));
  for (let i = 0; i < 26; i++) {
    const level = rng.pick([0.5, 0.66, 0.79, 0.88].slice(0, ruined ? storeys : storeys + 1));
    const half = width * (0.52 - 0.42 * (level - 0.5));
    const px = x + rng.range(-half, half);
    const py = base - height * level + rng.range(-2, 3);
    for (let k = 0; k < 4; k++)
      polygon(
        ctx,
        [
          [px + k * 2 - 3, py],
          [px + k * 2 - 1, py],
          [px + k * 2 - 4 + rng.range(-5, 5), py - height * rng.range(0.012, 0.034)],
        ],
        rng.pick(leaves),
      );
  }
}
