import type { Point } from '../maths.ts';

/** A place in metres: to the right, upward from the floor, away from the viewer. */
export type Spot = readonly [x: number, y: number, z: number];

export type Axis = 'x' | 'y' | 'z';

export interface CameraOptions {
  /** Row of the eye level, in pixels. */
  horizon: number;
  /** Where the eye stands, in metres. */
  x?: number;
  z?: number;
  eye?: number;
  /** Turn to the right, in radians; verticals stay upright. */
  yaw?: number;
  /** Pixels; 900 shows 67° across the sheet. */
  focal?: number;
  /** Column the eye looks at. */
  centre?: number;
}

/** Nearest depth that is drawn, in metres. */
const NEAR = 0.3;

/** The one projection of indoor scenes, pools and decks: eye at 1.6 m. */
export class Camera {
  readonly horizon: number;
  readonly position: Spot;
  private readonly focal: number;
  private readonly centre: number;
  private readonly cos: number;
  private readonly sin: number;

  constructor({ horizon, x = 0, z = 0, eye = 1.6, yaw = 0, focal = 900, centre = 600 }: CameraOptions) {
    this.horizon = horizon;
    this.position = [x, eye, z];
    this.focal = focal;
    this.centre = centre;
    this.cos = Math.cos(yaw);
    this.sin = Math.sin(yaw);
  }

  /** Place on the sheet. A spot behind the eye is drawn as if at the nearest depth; use `outline` for faces. */
  see(spot: Spot): Point {
    return this.project(this.turn(spot));
  }

  /** Pixels a metre takes at a spot. */
  scaleAt(spot: Spot): number {
    return this.focal / Math.max(NEAR, this.turn(spot)[2]);
  }

  /** Outline of a flat face on the sheet, cut off before the eye; empty when it lies behind. */
  outline(spots: readonly Spot[]): Point[] {
    const turned = spots.map((spot) => this.turn(spot));
    return turned.flatMap((from, i): Point[] => {
      const to = turned[(i + 1) % turned.length] as Spot;
      const crossing = from[2] < NEAR !== to[2] < NEAR;
      const points = from[2] < NEAR ? [] : [this.project(from)];
      if (crossing) {
        const t = (NEAR - from[2]) / (to[2] - from[2]);
        points.push(this.project([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, NEAR]));
      }
      return points;
    });
  }

  /** The spot of a plane (`axis` = `at`) seen at a pixel. */
  hit([px, py]: Point, axis: Axis, at: number): Spot {
    const rx = (px - this.centre) / this.focal;
    const ry = (this.horizon - py) / this.focal;
    const ray: Spot = [rx * this.cos + this.sin, ry, this.cos - rx * this.sin];
    const k = { x: 0, y: 1, z: 2 }[axis];
    const along = ray[k] as number;
    const t = (at - (this.position[k] as number)) / (Math.abs(along) < 1e-4 ? 1e-4 : along);
    const [x, y, z] = this.position;
    return [x + ray[0] * t, y + ray[1] * t, z + ray[2] * t];
  }

  private turn([x, y, z]: Spot): Spot {
    const dx = x - this.position[0];
    const dz = z - this.position[2];
    return [dx * this.cos - dz * this.sin, y, dx * this.sin + dz * this.cos];
  }

  private project([x, y, depth]: Spot): Point {
    const scale = this.focal / Math.max(NEAR, depth);
    return [this.centre + x * scale, this.horizon - (y - this.position[1]) * scale];
  }
}
