import type { Point, Side } from '../../maths.ts';
import type { Rng } from '../../rng.ts';
import type { Context } from '../../sheet.ts';
import { type FolkOptions, paintFolk } from './folk.ts';

type Dress = Partial<Omit<FolkOptions, 'palette' | 'x' | 'y' | 'height' | 'pose' | 'facing' | 'side'>>;

export interface ParentAndChildOptions extends Pick<FolkOptions, 'palette' | 'x' | 'y' | 'height'> {
  facing: Side;
  side: Side;
  parent: Dress;
  child: Dress;
}

/** A grown-up who leads a child by the hand; `x`, `y` and `height` are the grown-up's. Returns where the child's feet are and the free hands. */
export function paintParentAndChild(
  ctx: Context,
  rng: Rng,
  { parent, child, ...place }: ParentAndChildOptions,
): { child: Point; childHand: Point; parentHand: Point } {
  const { x, y, height, facing } = place;
  const feet: Point = [x - facing * height * 0.325, y + height * 0.012];
  const { back } = paintFolk(ctx, rng, {
    ...place,
    ...child,
    x: feet[0],
    y: feet[1],
    height: height * 0.53,
    pose: 'led',
    child: true,
  });
  const { front } = paintFolk(ctx, rng, { ...place, ...parent, pose: 'lead' });
  return { child: feet, childHand: back, parentHand: front };
}
