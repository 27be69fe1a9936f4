import { paletteOf } from '../../kit/lights.ts';
import { Camera } from '../../kit/props/camera.ts';
import { type Stage, setStage } from '../../kit/props/room-stage.ts';
import { paintView, type ViewKind } from '../../kit/props/view.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { poolAlt } from './alt.ts';
import { paintGardenPool } from './garden-pool.ts';
import { paintHillPool } from './hill-pool.ts';
import { paintRooftopPool } from './rooftop-pool.ts';
import { paintSeaPool } from './sea-pool.ts';

export type PoolComposition = 'infinity-sea' | 'garden-palms' | 'infinity-hills' | 'rooftop';

interface PoolPlan {
  camera: ConstructorParameters<typeof Camera>[0];
  view: ViewKind;
  /** Column of the sun, and rows over the horizon. */
  sun: readonly [x: number, up: number];
  paint: (stage: Stage) => void;
}

const PLANS: Record<PoolComposition, PoolPlan> = {
  'infinity-sea': {
    camera: { horizon: 372, eye: 1.9, focal: 860 },
    view: 'sea',
    sun: [500, 110],
    paint: paintSeaPool,
  },
  'garden-palms': {
    camera: { horizon: 360, eye: 1.9, x: -0.4, yaw: 0.12, focal: 820 },
    view: 'garden',
    sun: [330, 230],
    paint: paintGardenPool,
  },
  'infinity-hills': {
    camera: { horizon: 352, eye: 1.9, yaw: 0.08, focal: 840 },
    view: 'mountains',
    sun: [400, 210],
    paint: paintHillPool,
  },
  rooftop: {
    camera: { horizon: 372, eye: 1.9, x: 0.4, yaw: 0.06, focal: 840 },
    view: 'city',
    sun: [420, 150],
    paint: paintRooftopPool,
  },
};

/** Pool deck of a hotel, before sea, garden, hills or town. */
export const pool: Scene = {
  name: 'pool',
  compositions: Object.keys(PLANS),
  lights: ['dawn', 'noon', 'golden', 'dusk', 'night', 'mist'],
  paint: paintPoolScene,
  alt: poolAlt,
};

function paintPoolScene(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  const plan = PLANS[composition as PoolComposition];
  const palette = paletteOf(light);
  const rng = makeRng(`${seed}/pool`);
  const { horizon } = plan.camera;
  const [x, up] = plan.sun;
  const sun = [x + rng.bell() * 60, horizon - up - rng.range(0, 30)] as const;
  paintView(sheet, plan.view, { palette, seed, horizon, sun, sunRadius: 32, bottom: horizon + 240 });
  const stage = setStage({
    sheet,
    seed,
    camera: new Camera(plan.camera),
    palette,
    scheme: rng.pick(['white', 'teal', 'sand']),
    toLight: [sun[0] < 600 ? -0.6 : 0.6, 0.8, 0.5],
  });
  stage.sources.push({ spot: [0, 2, 8], reach: 60, power: 0.3 + 0.65 * stage.light.daylight });
  plan.paint(stage);
}
