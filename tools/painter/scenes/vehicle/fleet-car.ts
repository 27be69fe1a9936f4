import { mix } from '../../kit/colour.ts';
import { Camera } from '../../kit/props/camera.ts';
import { paintCar } from '../../kit/props/car.ts';
import type { CarShape } from '../../kit/props/car-shape.ts';
import { CAR_SHAPES } from '../../kit/props/car-shapes.ts';
import { boxFaces, meshLight, paintMesh } from '../../kit/props/mesh.ts';
import { type Place, spotOf } from '../../kit/props/solid.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { polygon } from '../../kit/stroke.ts';
import type { FleetCar } from './fleet.ts';

/** Row of its foot, nearest wheel. */
const FOOT = 684;

/** The vehicle, as large as the sheet allows, seen from a little above its bonnet. */
export function paintFleetCar({ ctx, palette, at }: SceneView, { kind, paint, turn, stripe, roof }: FleetCar): void {
  const shape = CAR_SHAPES[kind];
  const long = lengthOf(shape);
  const z = 4 + long * 1.55;
  const eye = 1.1 + long * 0.14;
  const focal = 960 * (z / (long + 0.9)) * 1.02;
  const camera = new Camera({ horizon: FOOT - (eye * focal) / (z - 0.8), eye, focal, centre: 600 });
  const place: Place = { x: 0, z, turn };
  paintCar(ctx, { palette, camera, kind, place, paint, side: 1, ...(stripe ? { stripe } : {}) });
  if (!roof) return;
  const top = Math.max(...shape.sections.map((section) => section.top[0]));
  const steel = mix(at('#2d3433'), palette.ink, 0.2);
  const spot = (u: number, y: number, v: number) => spotOf(place, u, y, v);
  const light = meshLight(palette, 1);
  const bar = (u: readonly [number, number], y: readonly [number, number], v: readonly [number, number], colour: string) =>
    boxFaces(spot, u, [top + y[0], top + y[1]], v, colour);
  paintMesh(
    ctx,
    camera,
    [
      ...bar([-1.5, 0.35], [0, 0.05], [-0.6, 0.6], steel),
      ...bar([-1.2, -0.5], [0.05, 0.33], [-0.4, 0.3], at('#c8522a')),
      ...bar([-0.4, 0.2], [0.05, 0.25], [-0.34, 0.36], at('#3f6f6a')),
    ],
    light,
  );
  for (const v of [-0.56, 0.56])
    polygon(ctx, [camera.see(spot(-1.5, top + 0.12, v)), camera.see(spot(0.35, top + 0.12, v)), camera.see(spot(0.35, top + 0.15, v)), camera.see(spot(-1.5, top + 0.15, v))], steel);
}

function lengthOf({ sections }: CarShape): number {
  return (sections[sections.length - 1]?.u ?? 2) - (sections[0]?.u ?? -2);
}
