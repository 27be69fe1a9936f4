import { lerp, type Point } from '../../kit/maths.ts';
import { paintHammock } from '../../kit/props/hammock.ts';
import { trunkOf } from '../../kit/props/palm.ts';
import { makeRng, type Rng } from '../../kit/rng.ts';
import { SHEET_HEIGHT as H, type Sheet } from '../../kit/sheet.ts';
import type { BeachColours } from './beach-colours.ts';
import { paintCoveTrees } from './cove-trees.ts';
import type { BeachLayout } from './layout.ts';
import type { PalmStand } from './palms.ts';
import { castShadow } from './sand.ts';
import { Stand } from './stand.ts';

/** Everything that stands on the sand, far to near. */
export function paintStanding(sheet: Sheet, colours: BeachColours, layout: BeachLayout, seed: string): void {
  const rng = makeRng(`${seed}/standing`);
  const stand = new Stand(sheet, colours, layout, rng, seed);
  STANDS[layout.composition](stand);
}

const STANDS: Record<BeachLayout['composition'], (stand: Stand) => void> = {
  grove: (s) => {
    const { rng } = s;
    const hero = leaning(rng);
    const palms: PalmStand[] = [
      upright(rng),
      {
        foot: [rng.range(1160, 1190), H * 0.9],
        crown: [rng.range(1130, 1215), rng.range(270, 380)],
        size: rng.range(150, 185),
      },
      hero,
    ];
    s.shadows(palms);
    s.basket(rng.range(600, 720), H * rng.range(0.83, 0.87));
    s.palms(palms);
    s.bank();
  },
  pair: (s) => {
    const palms = [upright(s.rng), leaning(s.rng)];
    s.shadows(palms);
    s.basket(s.rng.range(650, 740), H * s.rng.range(0.85, 0.88));
    s.palms(palms);
    s.bank();
  },
  single: (s) => {
    const { rng } = s;
    const palm: PalmStand = {
      foot: [rng.range(1060, 1120), H * rng.range(0.85, 0.89)],
      crown: [rng.range(690, 780), rng.range(200, 255)],
      size: rng.range(200, 230),
    };
    s.shadows([palm]);
    s.basket(rng.range(600, 720), H * rng.range(0.84, 0.88));
    s.palms([palm]);
    s.bank();
  },
  headland: (s) => {
    const { rng } = s;
    s.walkers(rng.range(520, 600), 900, 0.91);
    s.basket(rng.range(300, 360), H * rng.range(0.84, 0.87));
    const palm: PalmStand = {
      foot: [rng.range(40, 70), H * 0.9],
      crown: [rng.range(30, 90), rng.range(150, 200)],
      size: rng.range(165, 185),
    };
    s.shadows([palm]);
    s.palms([palm]);
  },
  boats: (s) => {
    const { rng, layout } = s;
    const palms = [
      [1030, 0.56, 0.9],
      [1110, 0.6, 0.96],
      [1172, 0.68, 1],
    ].map(([x, y, nearness], i): PalmStand => {
      const foot: Point = [(x as number) + rng.bell() * 14, H * (y as number)];
      const tall = layout.metre(foot[1]) * 8.5;
      return {
        foot,
        crown: [foot[0] - tall * rng.range(0.05, 0.3), Math.max(110 + 40 * i, foot[1] - tall)],
        size: tall * 0.34,
        nearness: nearness as number,
      };
    });
    s.shadows(palms);
    s.palms(palms);
    for (let i = 0; i < 5; i++) {
      const t = i / 4;
      const y = lerp(H * 0.66, H * 0.875, t ** 1.3);
      s.basket(lerp(930, 330, t ** 0.95) + rng.bell() * 14, y, i > 1 && rng.chance(0.7));
    }
    s.bank(0.74);
  },
  hammock: (s) => {
    const { rng, sheet, colours } = s;
    const left: PalmStand = {
      foot: [rng.range(640, 680), H * 0.85],
      crown: [rng.range(560, 610), rng.range(150, 190)],
      size: rng.range(170, 195),
    };
    const right: PalmStand = {
      foot: [rng.range(1070, 1100), H * 0.88],
      crown: [rng.range(1080, 1150), rng.range(120, 160)],
      size: rng.range(185, 215),
    };
    s.shadows([left, right]);
    const knot = ({ foot, crown }: PalmStand): Point => trunkOf(foot, crown)[7] as Point;
    castShadow(sheet, colours.shadow, [900, H * 0.895], 170, 16);
    s.palms([left, right]);
    paintHammock(sheet.main.ctx, {
      palette: colours.palette,
      from: knot(left),
      to: knot(right),
      sag: rng.range(92, 108),
      cloth: rng.pick(['#d2602c', '#c8522a', '#c23a5a']),
    });
    s.bank(0.8);
  },
  parasol: (s) => {
    const { rng } = s;
    const cloth = rng.pick(['#d2602c', '#f3ead6', '#2d7d86', '#d9a441']);
    const palm: PalmStand = {
      foot: [rng.range(1150, 1180), H * 0.86],
      crown: [rng.range(1040, 1110), rng.range(110, 160)],
      size: rng.range(185, 210),
    };
    s.shadows([palm]);
    s.walkers(rng.range(420, 480), 690);
    s.parasol(rng.range(1040, 1060), H * 0.66, cloth);
    s.palms([palm]);
    s.parasol(rng.range(890, 920), H * 0.83, cloth);
    s.bank(0.78);
  },
  cove: (s) => {
    paintCoveTrees(s.sheet, s.colours, s.layout, s.seed);
    s.bank(0.72);
    s.walkers(s.rng.range(560, 620));
    s.basket(s.rng.range(420, 500), H * 0.87);
  },
};

function leaning(rng: Rng): PalmStand {
  return {
    foot: [rng.range(980, 1050), H * rng.range(0.83, 0.87)],
    crown: [rng.range(740, 860), rng.range(150, 235)],
    size: rng.range(180, 215),
  };
}

function upright(rng: Rng): PalmStand {
  return {
    foot: [rng.range(1070, 1120), H * 0.86],
    crown: [rng.range(980, 1090), rng.range(80, 150)],
    size: rng.range(170, 205),
  };
}
