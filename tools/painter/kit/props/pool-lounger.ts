import { type Hex, mix } from '../colour.ts';
import type { Context } from '../sheet.ts';
import { paintPrism } from './prism.ts';
import type { Stage } from './room-stage.ts';
import { type Place, paintBlock, paintShadow } from './solid.ts';

/** A wooden lounger with a mattress: raised back at v = 0, foot toward positive v. */
export function paintPoolLounger(stage: Stage, ctx: Context, place: Place, cloth: Hex): void {
  const { colours, light, camera } = stage;
  paintShadow(stage, ctx, place, { u: [-0.36, 0.36], v: [-0.4, 1.4] }, 0.5, 0.26);
  const wood = colours.cane[1];
  const legs = (v: number): void => {
    for (const u of [-0.34, 0.29])
      paintBlock(
        stage,
        ctx,
        place,
        { u: [u, u + 0.05], y: [0, 0.26], v: [v, v + 0.05] },
        mix(wood, light.shade, 0.2),
      );
  };
  const back = (): void => {
    paintPrism(
      stage,
      ctx,
      place,
      [
        [0.34, 0.02],
        [0.92, -0.5],
        [0.86, -0.55],
        [0.26, -0.02],
      ],
      [-0.34, 0.34],
      wood,
    );
    paintPrism(
      stage,
      ctx,
      place,
      [
        [0.42, 0.06],
        [0.96, -0.43],
        [0.92, -0.5],
        [0.34, 0.02],
      ],
      [-0.31, 0.31],
      cloth,
    );
    paintPrism(
      stage,
      ctx,
      place,
      [
        [0.94, -0.36],
        [1.02, -0.44],
        [0.96, -0.48],
        [0.84, -0.34],
      ],
      [-0.24, 0.24],
      mix(colours.linen, cloth, 0.15),
    );
  };
  const seat = (): void => {
    paintBlock(stage, ctx, place, { u: [-0.36, 0.36], y: [0.24, 0.32], v: [-0.04, 1.36] }, wood);
    paintBlock(stage, ctx, place, { u: [-0.32, 0.32], y: [0.32, 0.42], v: [0.02, 1.34] }, cloth, 4);
    paintBlock(stage, ctx, place, { u: [-0.2, 0.2], y: [0.42, 0.47], v: [0.98, 1.24] }, colours.linen, 4);
  };
  const { turn = 0 } = place;
  const [ex, , ez] = camera.position;
  const behind = -(ex - place.x) * Math.sin(turn) + (ez - place.z) * Math.cos(turn) < 0;
  legs(behind ? 1.26 : 0.1);
  legs(behind ? 0.1 : 1.26);
  if (behind) {
    seat();
    back();
  } else {
    back();
    seat();
  }
}
