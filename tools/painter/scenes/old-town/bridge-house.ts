import { mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import type { Point } from '../../kit/maths.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { LANTERN_SHAPES, paintLantern } from '../../kit/props/lantern.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintTiledRoof } from '../../kit/props/tiled-roof.ts';
import { makeRng } from '../../kit/rng.ts';
import { segment } from '../../kit/segment.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { brush, curve, line, polygon } from '../../kit/stroke.ts';
import type { TownColours } from './town-colours.ts';

const LEFT = 214;
const RIGHT = 986;

/** Row of the deck over a column: a flat arch. */
const deck = (x: number): number => 566 - 34 * Math.cos(((x - 600) / 386) * 1.5);

/** Stone arches, a plastered gallery with lattices, three tiled roofs. */
export function paintBridgeHouse(sheet: Sheet, colours: TownColours, seed: string, water: number): void {
  const { palette, street } = colours;
  const { ctx } = sheet.main;
  const along = (from: number, to: number, up: number): Point[] =>
    Array.from({ length: 33 }, (_, i): Point => {
      const x = from + ((to - from) * i) / 32;
      return [x, deck(x) - up];
    });
  const stone = underLight(palette, '#b3a58c');
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/stone`,
    outline: [...along(LEFT - 10, RIGHT + 10, -4), [RIGHT + 10, water + 2], [LEFT - 10, water + 2]],
    colour: street.evening ? mix(stone, palette.ink, 0.2) : stone,
    facing: 0.1,
    course: 13,
    worn: 0.8,
  });
  for (const [x, half, high] of [
    [352, 62, 70],
    [600, 92, 98],
    [848, 62, 70],
  ] as const) {
    const arch = (more: number): void => {
      ctx.beginPath();
      ctx.ellipse(x, water + 2, half + more, high + more, 0, Math.PI, 0);
      ctx.closePath();
      ctx.fill();
    };
    ctx.fillStyle = mix(stone, palette.flank, 0.3);
    arch(11);
    ctx.fillStyle = mix(palette.ink, palette.water[2], street.evening ? 0.25 : 0.4);
    arch(0);
  }
  const wall = underLight(palette, '#c4604a');
  const body = sheet.layer();
  polygon(
    body.ctx,
    [...along(LEFT, RIGHT, 0), ...along(LEFT, RIGHT, 134).reverse()],
    mix(wall, palette.ink, street.evening ? 0.22 : 0.04),
  );
  sheet.stamp(body);
  openings(sheet, colours, seed);
  line(ctx, along(LEFT - 8, RIGHT + 8, 2), 11, mix(stone, palette.flank, 0.35));
  line(ctx, along(LEFT - 8, RIGHT + 8, -4), 4, rgba(palette.ink, 0.4));
  roofs(sheet, colours, seed);
}

/** Seven bays: posts, a balustrade, an opening through which the far side shows, people in two of them. */
function openings(sheet: Sheet, { palette, street, lanterns, lit }: TownColours, seed: string): void {
  const { ctx } = sheet.main;
  const rng = makeRng(`${seed}/bays`);
  const wood = mix(underLight(palette, '#6a3a26'), palette.ink, 0.15);
  const pitch = (RIGHT - LEFT - 40) / 7;
  for (let i = 0; i < 7; i++) {
    const [from, to] = [LEFT + 20 + i * pitch + 11, LEFT + 20 + (i + 1) * pitch - 11];
    const x = (from + to) / 2;
    const low = deck(x);
    const open = i === 0 || i === 6 ? 108 : 112;
    const shade = ctx.createLinearGradient(0, low - open, 0, low);
    for (const [k, colour] of street.inside.entries()) shade.addColorStop(k / 2, colour);
    ctx.fillStyle = shade;
    ctx.fillRect(from, low - open, to - from, open - 12);
    if (i % 3 === 1 || i === 5)
      paintFolk(ctx, makeRng(`${seed}/in${i}`), {
        palette: street.evening ? { ...palette, cast: ['#8a5a3a', 0.25] } : palette,
        x: x + rng.range(-12, 12),
        y: low - 2,
        height: 92,
        pose: rng.pick(['wait', 'stroll', 'photo'] as const),
        facing: i < 3 ? 1 : -1,
        side: 1,
        outfit: i === 1 ? 'ao-dai' : 'shirt',
        hair: i === 1 ? 'long' : 'short',
      });
    ctx.fillStyle = mix(wood, palette.flank, 0.1);
    ctx.fillRect(from, low - 42, to - from, 7);
    for (let u = from + 5; u < to; u += 11) segment(ctx, [u, low - 40], [u, low - 4], 3.4, wood);
    for (let u = from + 4; u < to; u += 9) segment(ctx, [u, low - open], [u, low - open + 22], 2, wood);
    segment(ctx, [from, low - open + 22], [to, low - open + 22], 3, wood);
    if (i % 3 === 1 || i === 5) continue;
    paintLantern(ctx, {
      palette,
      x,
      y: low - open + 40,
      size: 28,
      colour: rng.pick(lanterns),
      shape: rng.pick(LANTERN_SHAPES),
      lit,
    });
  }
  for (let i = 0; i <= 7; i++) {
    const x = LEFT + 20 + i * pitch;
    segment(ctx, [x, deck(x) - 2], [x, deck(x) - 134], 13, mix(wood, palette.ink, 0.2));
    segment(ctx, [x + 4, deck(x) - 2], [x + 4, deck(x) - 134], 3, mix(wood, palette.flank, 0.35));
  }
}

function roofs(sheet: Sheet, { palette, street, roofs: tiles }: TownColours, seed: string): void {
  const { ctx } = sheet.main;
  const rng = makeRng(`${seed}/roofs`);
  const pale = mix(underLight(palette, '#e6d9bc'), palette.ink, street.evening ? 0.3 : 0);
  const roof = (from: number, to: number, eave: number, ridge: number, colour: string): void => {
    segment(ctx, [from + 10, eave + 6], [to - 10, eave + 6], 12, rgba(palette.ink, 0.5));
    paintTiledRoof(ctx, rng, {
      eave: [
        [from, eave],
        [to, eave],
      ],
      ridge: [
        [from + 34, ridge],
        [to - 34, ridge],
      ],
      colour,
      ink: palette.ink,
      haze: palette.haze,
      moss: street.moss,
      tile: [10, 10],
      sag: 9,
    });
    segment(ctx, [from + 32, ridge], [to - 32, ridge], 10, pale);
    for (const [x, hand] of [
      [from + 34, -1],
      [to - 34, 1],
    ] as const) {
      brush(
        ctx,
        curve([x - hand * 8, ridge + 1], [x + hand * 18, ridge - 2], [x + hand * 26, ridge - 22], 8),
        (t) => 11 - 7 * t,
        pale,
      );
      brush(
        ctx,
        curve([x, ridge + 6], [x + hand * 26, eave - 30], [x + hand * 44, eave - 8], 8),
        (t) => 7 + 2 * t,
        mix(pale, palette.ink, 0.12),
      );
    }
  };
  roof(LEFT - 34, LEFT + 214, 446, 370, tiles[1] as string);
  roof(RIGHT - 214, RIGHT + 34, 446, 370, tiles[1] as string);
  roof(LEFT + 150, RIGHT - 150, 408, 306, tiles[0] as string);
}
