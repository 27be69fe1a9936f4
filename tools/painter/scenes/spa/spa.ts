import { mirror } from '../../kit/mirror.ts';
import { paintCurtain } from '../../kit/props/curtain.ts';
import { paintBather } from '../../kit/props/folk/bather.ts';
import { paintRoomFolk } from '../../kit/props/folk/room-folk.ts';
import { paintPottedPlant } from '../../kit/props/potted-plant.ts';
import { paintInside } from '../../kit/props/room-inside.ts';
import { paintPendant } from '../../kit/props/room-lamps.ts';
import { openRoom } from '../../kit/props/room-scene.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import { paintWindowFrame } from '../../kit/props/window-frame.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context, Sheet } from '../../kit/sheet.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { spaAlt } from './alt.ts';
import { paintHerbTub } from './herb-tub.ts';
import { paintHotSpring } from './hot-spring.ts';
import { SPA_COMPOSITIONS, SPA_PLANS, type SpaRoom } from './layout.ts';
import { paintCouch, paintSpaShelf } from './spa-things.ts';

/** Treatment rooms, baths and a hot spring. */
export const spa: Scene = {
  name: 'spa',
  compositions: SPA_COMPOSITIONS,
  lights: ['dawn', 'noon', 'golden', 'dusk', 'mist'],
  paint: (sheet, { seed, composition, light }) => {
    if (composition === 'hot-spring') paintHotSpring(sheet, seed, light);
    else paintRoom(sheet, { seed, composition, light });
    if (makeRng(`${seed}/hand`).chance(0.5)) mirror(sheet);
  },
  alt: spaAlt,
};

function paintRoom(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  const name = composition as SpaRoom;
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
  const layer = sheet.layer();
  const { ctx } = layer;
  if (name === 'tub') {
    paintHerbTub(stage, layer.ctx);
    paintTubGuest(stage, ctx);
    paintPottedPlant(stage, ctx, { spot: [-2.9, 0, 5.4], height: 1.9, kind: 'palm', seed: 'palm' });
    paintPottedPlant(stage, ctx, { spot: [2.5, 0, 4.6], height: 1.3, kind: 'broad', seed: 'broad' });
    paintSpaShelf(stage, ctx, 2.2, 3.4);
  } else {
    paintPottedPlant(stage, ctx, { spot: [3.1, 0, 5.8], height: 2, kind: 'palm', seed: 'palm' });
    for (const x of [-1.05, 1.05]) paintCouch(stage, ctx, x, 5.2);
    paintSpaShelf(stage, ctx, 0, 4.9);
    paintHost(stage, ctx);
    for (const x of [-1.05, 1.05]) paintPendant(stage, ctx, [x, 2.35, 4.6], plan.room.height, 0.26);
    paintPottedPlant(stage, ctx, { spot: [-2.7, 0, 3.4], height: 1.3, kind: 'broad', seed: 'near' });
  }
  sheet.stamp(layer);
}

/** Somebody in the herb bath, who looks out of the window. */
function paintTubGuest({ camera, light, palette, toLight }: Stage, ctx: Context): void {
  const spot = [-0.42, 0.8, 4.15] as const;
  const [x, y] = camera.see(spot);
  paintBather(ctx, {
    palette: { ...palette, cast: light.wash, flank: light.light, ink: light.shade },
    x,
    y,
    height: 1.64 * camera.scaleAt(spot),
    side: toLight[0] >= 0 ? 1 : -1,
    hair: 'bun',
  });
}

/** A host in a long blouse who waits between the couches. */
function paintHost(stage: Stage, ctx: Context): void {
  paintRoomFolk(stage, ctx, makeRng(`${stage.seed}/host`), [2.3, 0, 4.5], {
    pose: 'wait',
    facing: -1,
    outfit: 'ao-dai',
    hair: 'bun',
    top: '#8fae9c',
    bottom: '#7a6a52',
  });
}
