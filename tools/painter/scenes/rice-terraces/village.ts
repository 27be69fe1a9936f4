import { type Hex, mix } from '../../kit/colour.ts';
import { type Palette, throughAir, underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import type { Side } from '../../kit/maths.ts';
import { paintBuffalo } from '../../kit/props/buffalo.ts';
import { paintStiltHouse } from '../../kit/props/stilt-house.ts';
import { paintTree } from '../../kit/props/tree.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { fade } from '../../kit/spray.ts';
import { brush, curve2, ellipse } from '../../kit/stroke.ts';
import type { TerraceComposition } from './layout.ts';
import { paintVillagers, type VillagerPlace } from './villagers.ts';

type Green = readonly [Hex, Hex, Hex];

/** Shade, mid and lit green of trees seen through air. */
export const foliage = (palette: Palette, nearness: number): Green =>
  [mix(LOCAL.foliage[0], '#143831', 0.4), LOCAL.foliage[0], LOCAL.foliage[1]].map((colour) =>
    throughAir(palette, underLight(palette, colour), nearness),
  ) as unknown as Green;

/** Puts houses, trees, people and beasts on one picture. */
export class Village {
  readonly sheet: Sheet;
  readonly palette: Palette;
  readonly rng: Rng;
  readonly seed: string;

  constructor(sheet: Sheet, palette: Palette, rng: Rng, seed: string) {
    this.sheet = sheet;
    this.palette = palette;
    this.rng = rng;
    this.seed = seed;
  }

  tree(x: number, y: number, height: number, nearness = 1): void {
    paintTree(this.sheet.main.ctx, this.rng, {
      x,
      y,
      height,
      colours: foliage(this.palette, nearness),
      side: 1,
    });
  }

  house(x: number, y: number, width: number): void {
    const { sheet, palette, rng } = this;
    ellipse(
      sheet.main.ctx,
      x - width * 0.1,
      y,
      width * 0.66,
      width * 0.07,
      `${mix(palette.ink, LOCAL.rice[0], 0.3)}99`,
    );
    paintStiltHouse(sheet.main.ctx, rng, {
      palette,
      x,
      y,
      width,
      side: 1,
      roof: rng.chance(0.6) ? 'thatch' : 'shingle',
    });
  }

  /** Smoke of a hearth that drifts with the air. */
  smoke(x: number, y: number, height: number): void {
    const { sheet, palette } = this;
    const layer = sheet.layer();
    const path = curve2(
      [x, y],
      [x + height * 0.1, y - height * 0.4],
      [x - height * 0.12, y - height * 0.6],
      [x + height * 0.16, y - height],
    );
    brush(layer.ctx, path, (t) => height * (0.03 + 0.16 * t), mix(palette.haze, '#ffffff', 0.25));
    const box = [x - height * 0.4, y - height - 10, x + height * 0.5, y + 4] as const;
    fade(layer, (_x, row) => 0.5 + 0.5 * ((y - row) / height), { box, soft: 1.6 });
    sheet.stamp(layer, 0.8);
  }

  /** Those who are out on the hill, by composition. */
  people(composition: TerraceComposition, place: VillagerPlace): void {
    paintVillagers(this.sheet, this.palette, composition, this.seed, place);
  }

  buffalo(x: number, y: number, length: number, facing: Side): void {
    ellipse(this.sheet.main.ctx, x, y, length * 0.5, length * 0.05, `${this.palette.ink}66`);
    paintBuffalo(this.sheet.main.ctx, { palette: this.palette, x, y, length, facing });
  }
}
