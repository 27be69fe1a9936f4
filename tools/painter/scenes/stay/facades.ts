import { mix, rgba } from '../../kit/colour.ts';
import { line } from '../../kit/stroke.ts';
import { paintFace } from '../../kit/props/solid.ts';
import { paintGreenery } from './greenery.ts';
import type { Facade } from './stay-plan.ts';
import { paintGlass, type Wall } from './wall.ts';

/** One bay of one floor. */
export interface Cell {
  a: readonly [from: number, to: number];
  y: readonly [from: number, to: number];
  /** The lowest floor of the front, in its middle. */
  door: boolean;
  ground: boolean;
}

type CellPainter = (wall: Wall, cell: Cell) => void;

/** Windows, doors, balconies of a bay by the manner of its house. */
export const FACADES: Record<Facade, CellPainter> = {
  balcony: paintBalcony,
  shutter: paintShutters,
  glass: paintPanes,
  timber: paintTimber,
  earth: paintEarth,
  arcade: paintArcade,
};

function paintBalcony(wall: Wall, { a: [a0, a1], y: [y0, y1], ground }: Cell): void {
  const { house, rng, shade } = wall;
  const w = a1 - a0;
  const side = w * 0.12;
  const top = y0 + (y1 - y0) * 0.8;
  wall.rect([a0 + side - 0.08, a1 - side + 0.08], [y0 + 0.05, top + 0.08], shade(house.trim));
  paintGlass(wall, [a0 + side, a1 - side], [y0 + 0.08, top]);
  wall.rect([a0 + w / 2 - 0.04, a0 + w / 2 + 0.04], [y0 + 0.08, top], shade(house.trim), 0.03);
  const curtain = mix(shade('#f7efdd'), wall.stage.light.shade, 0.18);
  if (rng.chance(0.6)) wall.rect([a0 + side, a0 + side + w * rng.range(0.08, 0.2)], [y0 + 0.08, top], curtain, 0.03);
  if (ground) return;
  wall.block([a0 + 0.1, a1 - 0.1], [y0 - 0.14, y0 + 0.06], [0, 1.1], mix(house.wall, '#ffffff', 0.3));
  wall.rect([a0 + 0.12, a1 - 0.12], [y0 + 0.06, y0 + 0.98], rgba(shade(mix(house.trim, '#dfe9e6', 0.6)), 0.5), 1.1);
  wall.rect([a0 + 0.1, a1 - 0.1], [y0 + 0.96, y0 + 1.04], shade(house.trim), 1.11);
  if (house.green && rng.chance(0.8)) paintGreenery(wall, [a0 + 0.2, a1 - 0.2], y0 + 0.5, 1.16, 0.55);
}

function paintShutters(wall: Wall, { a: [a0, a1], y: [y0, y1], door }: Cell): void {
  const { house, shade, ctx, stage } = wall;
  const middle = (a0 + a1) / 2;
  const half = Math.min(0.62, (a1 - a0) * 0.2);
  const low = door ? y0 : y0 + (y1 - y0) * 0.24;
  const top = y0 + (y1 - y0) * 0.78;
  const white = shade(mix(house.wall, '#ffffff', 0.55));
  wall.rect([middle - half - 0.1, middle + half + 0.1], [low, top + 0.14], white);
  paintGlass(wall, [middle - half, middle + half], [low + 0.06, top]);
  wall.rect([middle - 0.03, middle + 0.03], [low, top], white, 0.03);
  for (const hand of [-1, 1]) {
    const inner = middle + hand * (half + 0.06);
    const outer = middle + hand * (half * 2 + 0.06);
    wall.rect([Math.min(inner, outer), Math.max(inner, outer)], [low, top], shade(house.trim), 0.05);
    for (let t = 0.12; t < 1; t += 0.12) {
      const y = low + (top - low) * t;
      line(
        ctx,
        [stage.camera.see(wall.spot(inner, y, 0.06)), stage.camera.see(wall.spot(outer, y, 0.06))],
        1,
        rgba(mix(shade(house.trim), stage.palette.ink, 0.5), 0.6),
      );
    }
  }
  if (!door) wall.block([middle - half - 0.2, middle + half + 0.2], [low - 0.1, low], [0, 0.18], mix(house.wall, '#ffffff', 0.5));
  if (house.green && !door && wall.rng.chance(0.6))
    paintGreenery(wall, [middle - half - 0.15, middle + half + 0.15], low + 0.08, 0.25, 0.3);
}

function paintPanes(wall: Wall, { a: [a0, a1], y: [y0, y1] }: Cell): void {
  const { house, shade, rng } = wall;
  const frame = shade(house.trim);
  const curtain = mix(shade('#f7e6c4'), wall.stage.light.shade, 0.12);
  wall.rect([a0 + 0.06, a1 - 0.06], [y0 + 0.1, y1 - 0.32], frame);
  const count = Math.max(1, Math.round((a1 - a0) / 1.3));
  const step = (a1 - a0 - 0.2) / count;
  for (let i = 0; i < count; i++) {
    const from = a0 + 0.13 + i * step;
    paintGlass(wall, [from, from + step - 0.06], [y0 + 0.17, y1 - 0.4]);
    if (rng.chance(0.6)) wall.rect([from, from + step * rng.range(0.16, 0.5)], [y0 + 0.17, y1 - 0.4], curtain, 0.03);
  }
}

function paintTimber(wall: Wall, { a: [a0, a1], y: [y0, y1], door }: Cell): void {
  const { house, shade } = wall;
  const middle = (a0 + a1) / 2;
  const half = Math.min(door ? 0.8 : 0.62, (a1 - a0) * 0.3);
  const low = door ? y0 + 0.04 : y0 + (y1 - y0) * 0.3;
  const top = y0 + (y1 - y0) * 0.76;
  wall.rect([middle - half - 0.09, middle + half + 0.09], [low - (door ? 0 : 0.09), top + 0.09], shade(house.trim));
  paintGlass(wall, [middle - half, middle + half], [low, top]);
  wall.rect([middle - 0.035, middle + 0.035], [low, top], shade(house.trim), 0.03);
  if (!door) wall.rect([middle - half, middle + half], [(low + top) / 2 - 0.03, (low + top) / 2 + 0.03], shade(house.trim), 0.03);
}

function paintEarth(wall: Wall, { a: [a0, a1], y: [y0, y1], door }: Cell): void {
  const { house, shade, stage } = wall;
  const middle = (a0 + a1) / 2;
  if (door) {
    wall.rect([middle - 0.95, middle + 0.95], [y0, y0 + 2.3], shade(mix(house.trim, '#000000', 0.3)));
    for (const hand of [-1, 1] as const)
      wall.rect(hand < 0 ? [middle - 0.85, middle - 0.05] : [middle + 0.05, middle + 0.85], [y0 + 0.05, y0 + 2.15], shade(house.trim), 0.02);
    return;
  }
  const half = Math.min(0.42, (a1 - a0) * 0.2);
  const low = y0 + (y1 - y0) * 0.4;
  wall.rect([middle - half - 0.12, middle + half + 0.12], [low - 0.1, low + 1.02], shade(house.trim));
  paintGlass(wall, [middle - half, middle + half], [low, low + 0.92]);
  for (const t of [-0.5, 0, 0.5])
    wall.rect([middle + half * t - 0.03, middle + half * t + 0.03], [low, low + 0.92], mix(shade(house.trim), stage.palette.ink, 0.2), 0.03);
}

function paintArcade(wall: Wall, { a: [a0, a1], y: [y0, y1], door }: Cell): void {
  const { stage, ctx, house, shade } = wall;
  const { palette, light } = stage;
  const pad = (a1 - a0) * 0.14;
  const [from, to] = [a0 + pad, a1 - pad];
  const radius = (to - from) / 2;
  const spring = Math.max(y0 + 1, y1 - 0.5 - radius);
  const outline = (grow: number) => [
    wall.spot(from - grow, y0, 0.02),
    ...Array.from({ length: 13 }, (_, i) => {
      const angle = Math.PI - (i / 12) * Math.PI;
      return wall.spot(
        (from + to) / 2 + Math.cos(angle) * (radius + grow),
        spring + Math.sin(angle) * (Math.min(radius, y1 - 0.35 - spring) + grow),
        0.02,
      );
    }),
    wall.spot(to + grow, y0, 0.02),
  ];
  paintFace(stage, ctx, outline(0.14), shade(mix(house.wall, '#ffffff', 0.5)));
  const inside = light.lamps > 0.5 ? mix(palette.lit, '#a8683a', 0.35) : mix(shade(house.wall), palette.ink, 0.62);
  paintFace(stage, ctx, outline(0), inside);
  const half = radius * 0.55;
  wall.rect([(from + to) / 2 - half, (from + to) / 2 + half], [y0, y0 + 2.2], mix(shade(house.trim), palette.ink, door ? 0.1 : 0.3), 0.03);
}
