import { paintBasketBoat } from '../../kit/props/basket-boat.ts';
import { paintLounger } from '../../kit/props/lounger.ts';
import { paintThatchedParasol } from '../../kit/props/thatched-parasol.ts';
import type { Rng } from '../../kit/rng.ts';
import { SHEET_HEIGHT as H, type Sheet } from '../../kit/sheet.ts';
import { paintBank } from './bank.ts';
import type { BeachColours } from './beach-colours.ts';
import type { BeachLayout } from './layout.ts';
import { type PalmStand, paintLamp, paintPalmShadows, paintPalms, paintTuft } from './palms.ts';
import { castShadow } from './sand.ts';
import { paintStrollers } from './strollers.ts';

const RIMS = ['#2f6f8f', '#2f6f8f', '#3f8a6a', '#c8522a'] as const;

/** Puts things on one beach. */
export class Stand {
  readonly sheet: Sheet;
  readonly colours: BeachColours;
  readonly layout: BeachLayout;
  readonly rng: Rng;
  readonly seed: string;

  constructor(sheet: Sheet, colours: BeachColours, layout: BeachLayout, rng: Rng, seed: string) {
    this.sheet = sheet;
    this.colours = colours;
    this.layout = layout;
    this.rng = rng;
    this.seed = seed;
  }

  palms(palms: readonly PalmStand[]): void {
    paintPalms(this.sheet, this.colours, this.layout, palms, this.seed);
    for (const palm of palms) paintTuft(this.sheet, this.colours, palm, this.rng);
  }

  shadows(palms: readonly PalmStand[]): void {
    paintPalmShadows(this.sheet, this.colours, palms);
  }

  /** A basket boat wholly on dry sand; `y` is a wish. */
  basket(x: number, y: number, paddle = true): void {
    const { sheet, colours, layout, rng } = this;
    const dry = layout.shore(x - 90);
    const row = Math.min(H * 0.885, Math.max(y, dry + layout.metre(dry) * 0.3));
    const size = layout.metre(row) * 1.12;
    castShadow(sheet, colours.shadow, [x + size * 0.62, row + size * 0.44], size * 1.25, size * 0.15);
    const layer = sheet.layer();
    const rim = rng.chance(0.6) ? rng.pick(RIMS) : undefined;
    paintBasketBoat(layer, {
      palette: colours.palette,
      x,
      y: row,
      size,
      side: -1,
      turn: rng.range(-0.04, 0.07),
      paddle,
      ...(rim ? { rim } : {}),
    });
    sheet.stamp(layer);
  }

  /**
   * People who walk along the water's edge, at the first place from `wish` on that is clear of the foot of the sheet;
   * nobody where that lies beyond `most`. `foot` is the share of the height that is clear.
   */
  walkers(wish: number, most = 900, foot = 0.84): void {
    const { sheet, colours, layout, seed } = this;
    let x = wish;
    while (x <= most && layout.shore(x) + layout.metre(layout.shore(x)) > H * foot) x += 20;
    if (x > most) return;
    const edge = layout.shore(x);
    const y = edge + layout.metre(edge) * 0.85;
    paintStrollers({ sheet, colours, m: layout.metre(y), at: [x, y] }, seed);
  }

  /** A parasol with two loungers below it. */
  parasol(x: number, y: number, cloth: string): void {
    const { sheet, colours, layout, rng } = this;
    const { palette } = colours;
    const { ctx } = sheet.main;
    const m = layout.metre(y);
    castShadow(sheet, colours.shadow, [x + m * 0.9, y + m * 0.14], m * 1.9, m * 0.3);
    paintLounger(ctx, { palette, x: x - m * 0.5, y: y - m * 0.16, length: m * 2, back: 1, cloth });
    paintThatchedParasol(ctx, rng, { palette, x, y, height: m * 2.9, side: -1 });
    paintLounger(ctx, { palette, x: x - m * 1.2, y: y + m * 0.42, length: m * 2, back: 1, cloth });
    if (palette.light === 'night' || palette.light === 'dusk') {
      paintLamp(sheet, colours, [x, y - m * 1.55], m * 1.5);
    }
  }

  bank(from?: number): void {
    paintBank(this.sheet, this.colours, this.seed, from);
  }
}
