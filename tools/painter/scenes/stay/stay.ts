import { LIGHTS, paletteOf } from '../../kit/lights.ts';
import { Camera } from '../../kit/props/camera.ts';
import { paintLotus } from '../../kit/props/lotus.ts';
import { paintPool } from '../../kit/props/pool-water.ts';
import { type Stage, setStage } from '../../kit/props/room-stage.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { hourOf } from '../../composed-scene.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { paintGround, paintPath, paintRows } from './ground.ts';
import { paintHouse } from './house.ts';
import { paintOutlook } from './outlook.ts';
import { paintPlant } from './planting.ts';
import type { Stay } from './stay-plan.ts';
import { STAYS } from './stays.ts';

/** Hotels, lodges and homestays from outside: the house that guests will stay in. */
export const stay: Scene = {
  name: 'stay',
  compositions: Object.keys(STAYS),
  lights: LIGHTS,
  paint: paintStay,
  alt: (composition, light, about = 'Nơi nghỉ') => `${about} ${hourOf(light)}: ${stayNamed(composition).shows}`,
};

function stayNamed(composition: string): Stay {
  const found = STAYS[composition];
  if (!found) throw new Error(`No stay '${composition}'`);
  return found;
}

function paintStay(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  const plan = stayNamed(composition);
  const palette = paletteOf(light);
  const rng = makeRng(`${seed}/stay`);
  const { horizon = 470, eye = 2.4, focal = 900, yaw = 0 } = plan.camera ?? {};
  const right = rng.chance(0.5);
  const sun = [right ? rng.range(900, 1060) : rng.range(140, 300), Math.max(110, horizon - rng.range(270, 330))] as const;
  paintOutlook(sheet, plan.outlook, { palette, seed, horizon, sun });
  const stage = setStage({
    sheet,
    seed,
    camera: new Camera({ horizon, eye, focal, yaw }),
    palette,
    scheme: rng.pick(['white', 'teal', 'sand', 'clay']),
    toLight: [right ? 0.6 : -0.6, 0.75, -0.5],
  });
  stage.sources.push({ spot: [0, 3, 8], reach: 70, power: 0.3 + 0.65 * stage.light.daylight });
  paintGround(stage, plan.ground, plan.reach ?? 60);
  if (plan.path) paintPath(stage, plan.path);
  if (plan.rows) paintRows(stage, plan.rows);
  for (const { paint } of [...thingsOf(stage, plan)].sort((a, b) => b.z - a.z)) paint();
}

interface Thing {
  /** Far things are painted first. */
  z: number;
  paint: () => void;
}

function* thingsOf(stage: Stage, { houses, plants = [], water }: Stay): Generator<Thing> {
  for (const [i, house] of houses.entries()) yield { z: house.at[1], paint: () => paintHouse(stage, house, `house${i}`) };
  for (const [i, plant] of plants.entries()) yield { z: plant[2], paint: () => paintPlant(stage, plant, `plant${i}`) };
  if (!water) return;
  yield {
    z: water.z[1],
    paint: () => (water.kind === 'pool' ? paintPool(stage, water) : paintPond(stage, water)),
  };
}

/** Still green water, of a pond with lotus. */
function paintPond(stage: Stage, { kind, x, z }: NonNullable<Stay['water']>): void {
  const { sheet, camera, palette, seed } = stage;
  paintPool(stage, { x, z, rim: 0.12, waters: ['#2f6a5c', '#3f7a68', '#5a917e'] });
  if (kind === 'river') return;
  const layer = sheet.layer();
  const rng = makeRng(`${seed}/lotus`);
  const leaves = Array.from({ length: Math.round((x[1] - x[0]) * 2.2) }, () => [rng.range(x[0] + 0.4, x[1] - 0.4), rng.range(z[0] + 0.3, z[1] - 0.3)] as const);
  for (const [lx, lz] of leaves.sort((a, b) => b[1] - a[1])) {
    const [px, py] = camera.see([lx, 0, lz]);
    paintLotus(layer.ctx, rng, { palette, x: px, y: py, size: camera.scaleAt([lx, 0, lz]) * 0.36, flower: rng.chance(0.45), side: 1 });
  }
  sheet.stamp(layer);
}
