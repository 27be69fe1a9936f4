import { hourOf } from '../../composed-scene.ts';
import { setAfloat } from '../../kit/float.ts';
import { glow } from '../../kit/glow.ts';
import type { Hex } from '../../kit/colour.ts';
import { LIGHTS, paletteOf, underLight } from '../../kit/lights.ts';
import { clamp } from '../../kit/maths.ts';
import { paintBirds } from '../../kit/props/birds.ts';
import { paintView } from '../../kit/props/view.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { spray } from '../../kit/spray.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { paintHull } from './hull.ts';
import type { ShipPlan } from './ship-plan.ts';
import { SHIPS } from './ships.ts';
import { paintUpperWorks } from './upper-works.ts';

/** Cruise boats of the northern bays, each as it is. */
export const ship: Scene = {
  name: 'ship',
  compositions: Object.keys(SHIPS),
  lights: LIGHTS,
  paint: paintShip,
  alt: (composition, light, about = 'Vịnh đá vôi') => `${about} ${hourOf(light)}: ${shipNamed(composition).shows}`,
};

function shipNamed(composition: string): ShipPlan {
  const found = SHIPS[composition];
  if (!found) throw new Error(`No ship '${composition}'`);
  return found;
}

function paintShip(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  const plan = shipNamed(composition);
  const palette = paletteOf(light);
  const rng = makeRng(`${seed}/ship`);
  const { horizon, x, waterline, long, heading } = plan;
  const sun = [heading > 0 ? rng.range(180, 320) : rng.range(880, 1020), horizon - rng.range(210, 290)] as const;
  paintView(sheet, 'bay', { palette, seed, horizon, sun, sunRadius: 34, size: plan.rocks });
  if (light !== 'night') paintBirds(sheet.main.ctx, makeRng(`${seed}/birds`), palette, [1200 - sun[0], 150]);
  const layer = sheet.layer();
  const { ctx } = layer;
  ctx.translate(x, waterline);
  ctx.scale(heading, 1);
  const tools = { ctx, plan, palette, rng, at: (colour: Hex) => underLight(palette, colour), lit: light === 'night' || light === 'dusk' };
  paintUpperWorks(tools);
  paintHull(tools);
  ctx.scale(heading, 1);
  ctx.translate(-x, -waterline);
  const away = sun[0] > x ? -1 : 1;
  spray(layer, palette.ink, (px) => 0.2 * clamp(((px - x) * away) / (long * 0.5) + 0.3), { soft: 0.9, max: 0.5 });
  setAfloat(layer, { palette, seed, x, waterline, reach: long * 0.5, depth: 190, amplitude: 14 });
  if (!tools.lit) return;
  for (const [dy, strength] of [[-90, 0.42], [60, 0.2]] as const)
    glow(sheet.main.ctx, { x, y: waterline + dy, radius: long * 0.55, colour: palette.glow, strength });
}
