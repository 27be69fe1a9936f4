import { rgba } from '../../colour.ts';
import type { Point } from '../../maths.ts';
import type { Rng } from '../../rng.ts';
import type { Context } from '../../sheet.ts';
import { ellipse } from '../../stroke.ts';
import type { Spot } from '../camera.ts';
import type { Stage } from '../room-stage.ts';
import { type FolkOptions, paintFolk } from './folk.ts';

/** Of a person in a room: `tall` is the standing height in metres, 1.64 when left out. */
export type RoomFolkOptions = Partial<Omit<FolkOptions, 'palette' | 'x' | 'y' | 'height'>> & {
  tall?: number;
};

/** A person on a stage in metres: on the floor at `spot`, or sitting on what is that high. Returns where the hands are. */
export function paintRoomFolk(
  stage: Stage,
  ctx: Context,
  rng: Rng,
  spot: Spot,
  { tall = 1.64, ...options }: RoomFolkOptions = {},
): { back: Point; front: Point } {
  const { camera, light, palette, toLight } = stage;
  const scale = camera.scaleAt(spot);
  const [x, y] = camera.see(spot);
  if (options.pose !== 'sit')
    ellipse(
      ctx,
      x - toLight[0] * scale * 0.16,
      y,
      scale * 0.28,
      scale * 0.28 * Math.min(0.4, camera.position[1] / Math.max(1, 900 / scale)),
      rgba(light.shade, 0.3),
    );
  return paintFolk(ctx, rng, {
    side: toLight[0] >= 0 ? 1 : -1,
    ...options,
    palette: { ...palette, cast: light.wash, flank: light.light, ink: light.shade },
    x,
    y,
    height: tall * scale,
  });
}
