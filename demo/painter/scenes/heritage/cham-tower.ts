import { blob } from '../../kit/blob.ts';
import { type Hex, mix } from '../../kit/colour.ts';
import { lerp, type Point, type Side } from '../../kit/maths.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { polygon } from '../../kit/stroke.ts';

export interface ChamTowerOptions {
  seed: string;
  x: number;
  base: number;
  /** Width of the body and height of the whole, in pixels. */
  width: number;
  height: number;
  /** 0 is all haze, 1 near. */
  nearness?: number;
  side: Side;
  /** Storeys above the body; 3 is whole. */
  storeys?: number;
  /** The crown has fallen. */
  ruined?: boolean;
}

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
  pilasters(view, options, brick, dark, base - height * 0.09, base - body);
  door(view, options, brick, dark);
  cornice(width, base - body, height * 0.04, 'c');
  let y = base - body - height * 0.04;
  let w = width * 0.84;
  const rise = (height * 0.42) / 3;
  for (let storey = 0; storey < storeys; storey++) {
    const top = y - rise * (1 - 0.13 * storey);
    const last = storey === storeys - 1 && ruined;
    block(w, y, last ? lerp(y, top, 0.6) : top, w * 0.05, `s${storey}`);
    niche(view, x - side * w * 0.12, y, w * 0.26, y - top, dark, brick);
    for (const hand of [-1, 1] as const)
      turret(view, x + hand * w * 0.53, y, w * 0.11, rise * 0.62, brick, dark, side);
    if (last) {
      rubble(view, x, lerp(y, top, 0.6), w, brick, rng);
      break;
    }
    cornice(w, top, height * 0.022, `k${storey}`);
    y = top - height * 0.022;
    w *= 0.74;
  }
  if (!ruined) finial(view, x, y, w, height * 0.12, brick, side);
  tufts(view, options, rng);
}

function pilasters(
  { ctx }: SceneView,
  { x, width: w, side }: ChamTowerOptions,
  brick: Hex,
  dark: Hex,
  low: number,
  high: number,
): void {
  const inner = w * 0.76;
  for (let i = 0; i < 5; i++) {
    const px = x - side * (w * 0.47 - (inner * i) / 4.2);
    if (i === 2) continue;
    ctx.fillStyle = mix(brick, dark, 0.28);
    ctx.fillRect(px - w * 0.022, high + 3, w * 0.044, low - high - 6);
    ctx.fillStyle = mix(brick, dark, 0.62);
    ctx.fillRect(px - side * w * 0.022 - w * 0.006, high + 3, w * 0.012, low - high - 6);
  }
}

/** Doorway with a porch and a flame-shaped arch over it. */
function door(
  { ctx, palette }: SceneView,
  { x, base, width: w, height: h, side }: ChamTowerOptions,
  brick: Hex,
  dark: Hex,
): void {
  const dx = x - side * w * 0.12;
  const foot = base - h * 0.05;
  const lintel = base - h * 0.26;
  const lit = mix(brick, palette.flank, 0.22);
  const arch = (half: number, low: number, tip: number, colour: Hex): void =>
    blob(
      ctx,
      [
        [dx - half, low],
        [dx - half * 1.12, low - (low - tip) * 0.42],
        [dx - half * 0.3, low - (low - tip) * 0.74],
        [dx, tip - (low - tip) * 0.14],
        [dx + half * 0.3, low - (low - tip) * 0.74],
        [dx + half * 1.12, low - (low - tip) * 0.42],
        [dx + half, low],
      ],
      colour,
    );
  arch(w * 0.25, lintel + 4, base - h * 0.43, mix(brick, dark, 0.5));
  arch(w * 0.215, lintel + 4, base - h * 0.405, lit);
  arch(w * 0.15, lintel + 4, base - h * 0.36, mix(brick, dark, 0.4));
  ctx.fillStyle = lit;
  ctx.fillRect(dx - w * 0.19, lintel, w * 0.38, foot - lintel);
  ctx.fillStyle = mix(brick, dark, 0.35);
  ctx.fillRect(dx - w * 0.2, lintel, w * 0.4, h * 0.012);
  ctx.fillStyle = mix(dark, palette.ink, 0.55);
  ctx.fillRect(dx - w * 0.1, lintel + h * 0.02, w * 0.2, foot - lintel - h * 0.02);
  for (const hand of [-1, 1]) {
    ctx.fillStyle = mix(brick, dark, 0.45);
    ctx.fillRect(dx + hand * w * 0.15 - w * 0.022, lintel + h * 0.01, w * 0.044, foot - lintel - h * 0.01);
  }
}

function niche({ ctx }: SceneView, x: number, y: number, w: number, h: number, dark: Hex, brick: Hex): void {
  const shape = (share: number, colour: Hex): void =>
    blob(
      ctx,
      [
        [x - (w / 2) * share, y - 2],
        [x - (w / 2) * share, y - h * 0.6 * share],
        [x, y - h * 1.02 * share],
        [x + (w / 2) * share, y - h * 0.6 * share],
        [x + (w / 2) * share, y - 2],
      ],
      colour,
    );
  shape(1.25, mix(brick, dark, 0.35));
  shape(0.7, mix(brick, dark, 0.85));
}

function turret(
  { ctx, palette }: SceneView,
  x: number,
  y: number,
  w: number,
  h: number,
  brick: Hex,
  dark: Hex,
  side: Side,
): void {
  const shape = (from: number, to: number): Point[] => [
    [x + w * from, y],
    [x + w * to, y],
    [x + w * to * 0.9, y - h * 0.45],
    [x + w * to * 0.5, y - h * 0.6],
    [x, y - h],
    [x + w * from * 0.5, y - h * 0.6],
    [x + w * from * 0.9, y - h * 0.45],
  ];
  polygon(ctx, shape(-0.5, 0.5), mix(brick, dark, 0.3));
  polygon(ctx, side > 0 ? shape(0.1, 0.5) : shape(-0.5, -0.1), mix(brick, palette.flank, 0.24));
}

function finial(
  { ctx, palette }: SceneView,
  x: number,
  y: number,
  w: number,
  h: number,
  brick: Hex,
  side: Side,
): void {
  const shape = (from: number, to: number): Point[] => [
    [x + w * 0.5 * from, y],
    [x + w * 0.52 * from, y - h * 0.25],
    [x + w * 0.3 * from, y - h * 0.55],
    [x, y - h * 1.1],
    [x + w * 0.3 * to, y - h * 0.55],
    [x + w * 0.52 * to, y - h * 0.25],
    [x + w * 0.5 * to, y],
  ];
  polygon(ctx, shape(-1, 1), mix(brick, palette.ink, 0.12));
  polygon(ctx, side > 0 ? shape(0.2, 1) : shape(-1, -0.2), mix(brick, palette.flank, 0.26));
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
