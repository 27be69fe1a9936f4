import { mirror } from '../../kit/mirror.ts';
import { paintCurtain } from '../../kit/props/curtain.ts';
import { paintPottedPlant } from '../../kit/props/potted-plant.ts';
import { paintInside } from '../../kit/props/room-inside.ts';
import { paintPendant } from '../../kit/props/room-lamps.ts';
import { openRoom } from '../../kit/props/room-scene.ts';
import { paintWindowFrame } from '../../kit/props/window-frame.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { spaAlt } from './alt.ts';
import { paintHerbTub } from './herb-tub.ts';
import { SPA_COMPOSITIONS, SPA_PLANS, type SpaComposition } from './layout.ts';
import { paintCouch, paintSpaShelf } from './spa-things.ts';

/** Treatment rooms and baths. */
export const spa: Scene = {
  name: 'spa',
  compositions: SPA_COMPOSITIONS,
  lights: ['dawn', 'noon', 'golden', 'dusk', 'mist'],
  paint: paintSpa,
  alt: spaAlt,
};

function paintSpa(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  const name = composition as SpaComposition;
  const plan = SPA_PLANS[name];
  const stage = openRoom(sheet, plan, seed, light);
  const { colours } = stage;
  paintInside(stage, plan, {
    floor: name === 'pavilion' ? 'cross-planks' : name === 'tub' ? 'stone' : 'planks',
    accent: 'left',
  });
  for (const opening of plan.openings)
    if (name !== 'pavilion')
      paintWindowFrame(stage, {
        room: plan.room,
        opening,
        columns: name === 'tub' ? 3 : 4,
        bars: [2.1],
        colour: colours.timber,
        width: 0.07,
      });
  const layer = sheet.layer();
  const { ctx } = layer;
  if (name === 'tub') {
    paintHerbTub(stage, layer.ctx);
    paintPottedPlant(stage, ctx, { spot: [-2.9, 0, 5.4], height: 1.9, kind: 'palm', seed: 'palm' });
    paintPottedPlant(stage, ctx, { spot: [2.5, 0, 4.6], height: 1.3, kind: 'broad', seed: 'broad' });
    paintSpaShelf(stage, ctx, 2.2, 3.4);
  } else {
    paintPottedPlant(stage, ctx, { spot: [3.1, 0, 5.8], height: 2, kind: 'palm', seed: 'palm' });
    for (const x of [-1.05, 1.05]) paintCouch(stage, ctx, x, 5.2);
    paintSpaShelf(stage, ctx, 0, 4.9);
    for (const x of [-1.05, 1.05]) paintPendant(stage, ctx, [x, 2.35, 4.6], plan.room.height, 0.26);
    paintPottedPlant(stage, ctx, { spot: [-2.7, 0, 3.4], height: 1.3, kind: 'broad', seed: 'near' });
  }
  sheet.stamp(layer);
  if (name !== 'tub')
    for (const along of [
      [-3.5, -3],
      [3, 3.5],
    ] as const)
      paintCurtain(stage, {
        room: plan.room,
        wall: 'back',
        along,
        y: [0.03, plan.room.height - 0.3],
        tied: along[0] < 0 ? 'to' : 'from',
        seed: `c${along[0]}`,
      });
  if (makeRng(`${seed}/hand`).chance(0.5)) mirror(sheet);
}
