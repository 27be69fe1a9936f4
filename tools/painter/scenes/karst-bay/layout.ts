import type { Light } from '../../kit/lights.ts';
import type { Point, Side } from '../../kit/maths.ts';
import type { MassifOptions } from '../../kit/props/karst-shape.ts';
import { makeRng } from '../../kit/rng.ts';
import { SHEET_HEIGHT, SHEET_WIDTH } from '../../kit/sheet.ts';

export type BayComposition = 'giant' | 'gate' | 'pair' | 'open' | 'fleet';
export const BAY_COMPOSITIONS: readonly BayComposition[] = ['giant', 'gate', 'pair', 'open', 'fleet'];

export interface Boat {
  x: number;
  waterline: number;
  scale: number;
  heading: Side;
  sails: 2 | 3;
}

/** Where things stand in one picture of the bay. */
export interface BayLayout {
  horizon: number;
  sun: Point;
  sunRadius: number;
  /** Nearest rocks. */
  near: MassifOptions[];
  /** Sides that the third row of rocks may take: -1 left, 1 right. */
  farSide: Side;
  boats: Boat[];
  birds: Point;
}

/** Horizon as a share of the height, and where the sun may stand on the unmirrored sheet. */
const FRAME: Record<BayComposition, { horizon: readonly [number, number]; sun: readonly [number, number] }> =
  {
    giant: { horizon: [0.585, 0.63], sun: [700, 870] },
    gate: { horizon: [0.54, 0.58], sun: [540, 660] },
    pair: { horizon: [0.585, 0.63], sun: [700, 870] },
    open: { horizon: [0.66, 0.7], sun: [640, 820] },
    fleet: { horizon: [0.57, 0.6], sun: [720, 900] },
  };

/** Lays out a composition: big mass on the left, way to the light on the right, or all of it mirrored. */
export function layOut(composition: BayComposition, light: Light, seed: string): BayLayout {
  const rng = makeRng(`${seed}/layout`);
  const mirrored = rng.chance(0.5);
  const place = (x: number): number => (mirrored ? SHEET_WIDTH - x : x);
  const frame = FRAME[composition];
  const horizon = Math.round(SHEET_HEIGHT * rng.range(...frame.horizon));
  // The moon stands high, clear of the rocks; a sun stands over the sea.
  const sunY = light === 'night' ? rng.range(130, 200) : horizon - rng.range(70, 150);
  const water = SHEET_HEIGHT - horizon;
  const boat = (x: number, down: number, scale: number): Boat => ({
    x: place(x),
    waterline: Math.round(horizon + water * down),
    scale,
    heading: mirrored ? -1 : 1,
    sails: rng.chance(0.7) ? 3 : 2,
  });
  return {
    horizon,
    sun: [place(rng.range(...frame.sun)), sunY],
    sunRadius: rng.range(36, 46),
    near: nearRocks(composition, rng.fork('rocks')).map((rock) => ({ ...rock, x: place(rock.x) })),
    farSide: mirrored ? -1 : 1,
    boats: boatsOf(composition, rng.fork('boats')).map(([x, down, scale]) => boat(x, down, scale)),
    birds: [place(rng.range(520, 640)), horizon * 0.34],
  };
}

type Rng = ReturnType<typeof makeRng>;

function nearRocks(composition: BayComposition, rng: Rng): MassifOptions[] {
  const rock = (x: number, width: number, height: number, solo = false): MassifOptions => ({
    x,
    width,
    height,
    solo,
  });
  switch (composition) {
    case 'giant':
      return [
        rock(rng.range(90, 190), rng.range(190, 260), rng.range(340, 420)),
        rock(rng.range(340, 430), rng.range(60, 100), rng.range(100, 160), true),
      ];
    case 'gate':
      return [
        rock(rng.range(60, 150), rng.range(190, 250), rng.range(340, 420)),
        rock(SHEET_WIDTH - rng.range(60, 150), rng.range(150, 210), rng.range(250, 340)),
      ];
    case 'pair':
      return [
        rock(rng.range(130, 190), rng.range(95, 125), rng.range(330, 390), true),
        rock(rng.range(345, 400), rng.range(65, 95), rng.range(200, 270), true),
      ];
    case 'open':
      return [rock(rng.range(40, 120), rng.range(150, 220), rng.range(150, 200))];
    case 'fleet':
      return [
        rock(rng.range(20, 80), rng.range(150, 200), rng.range(290, 350)),
        rock(SHEET_WIDTH - rng.range(-20, 40), rng.range(90, 120), rng.range(150, 210)),
      ];
  }
}

/** Column, share of the water's depth, scale. Far ones first. */
function boatsOf(composition: BayComposition, rng: Rng): [number, number, number][] {
  switch (composition) {
    case 'gate':
      return [
        [rng.range(470, 520), 0.05, 0.2],
        [rng.range(730, 820), rng.range(0.36, 0.46), rng.range(0.92, 1.1)],
      ];
    case 'open':
      return [
        [rng.range(900, 980), 0.07, 0.22],
        [rng.range(380, 480), rng.range(0.46, 0.54), rng.range(1.15, 1.35)],
      ];
    case 'fleet':
      return [
        [rng.range(690, 740), 0.06, 0.22],
        [rng.range(960, 1030), rng.range(0.2, 0.24), rng.range(0.5, 0.58)],
        [rng.range(440, 520), rng.range(0.42, 0.5), rng.range(1.05, 1.2)],
      ];
    default:
      return [
        [rng.range(960, 1040), 0.06, 0.2],
        [rng.range(500, 590), rng.range(0.36, 0.48), rng.range(0.95, 1.12)],
      ];
  }
}
