import { mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import type { Point } from '../../kit/maths.ts';
import { type FolkOptions, paintFolk } from '../../kit/props/folk/folk.ts';
import { makeRng } from '../../kit/rng.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';
import type { BikeView } from './layout.ts';
import { GROUND } from './street-ground.ts';

/** Paints the people around the scooters for hire; what stands nearer is taller. */
export interface Customers {
  /** The owner in the doorway shows what is to be had. */
  owner(): void;
  /** Someone crouches at a wheel of the row. */
  mechanic(): void;
  /** A traveller takes a picture of the one who rides. */
  friend(): void;
  /** Sits on a scooter whose seat is there. */
  rider(seat: Point, height: number): void;
}

/** The people of one rental shop, the same for the same seed. */
export function customersOf({ sheet, seed, palette }: BikeView): Customers {
  const rng = makeRng(`${seed}/hire`);
  const { ctx } = sheet.main;
  const person = (x: number, y: number, options: Partial<FolkOptions>): { back: Point; front: Point } => {
    const height = 195 + (y - GROUND) * 0.72;
    ellipse(ctx, x - 14, y, height * 0.17, height * 0.024, rgba(palette.ink, 0.3));
    return paintFolk(ctx, rng, { side: 1, height, ...options, palette, x, y });
  };
  const guest = rng.pick([
    { top: '#3f6b6f', bottom: '#d8cbb0', hatColour: '#f1ede2', skin: 0 },
    { top: '#f3ead6', bottom: '#31343c', hatColour: '#c8472b' },
  ] as const);
  const friendTop = rng.pick(['#c25a78', '#d9a441', '#5f918a']);
  return {
    owner: () => {
      person(846, GROUND + 30, {
        pose: 'point',
        outfit: 'blouse',
        old: true,
        hair: 'bun',
        top: '#7a4a5c',
        bottom: '#2d2f38',
      });
    },
    mechanic: () => {
      const { front } = person(420, GROUND + 96, {
        pose: 'squat',
        hat: 'cap',
        hatColour: '#2f5f73',
        top: '#4f6f86',
        bottom: '#3a3632',
        skin: 0,
      });
      const steel = mix(underLight(palette, '#c9cdcb'), palette.ink, 0.2);
      line(ctx, [front, [front[0] + 20, front[1] - 16]], 5, steel);
      const box = underLight(palette, '#b5432a');
      const [x, y] = [352, GROUND + 98] as const;
      polygon(
        ctx,
        [
          [x - 27, y],
          [x - 27, y - 22],
          [x + 27, y - 22],
          [x + 27, y],
        ],
        box,
      );
      polygon(
        ctx,
        [
          [x - 29, y - 20],
          [x - 25, y - 28],
          [x + 25, y - 28],
          [x + 29, y - 20],
        ],
        mix(box, palette.flank, 0.35),
      );
      line(
        ctx,
        [
          [x - 9, y - 28],
          [x - 7, y - 35],
          [x + 7, y - 35],
          [x + 9, y - 28],
        ],
        3,
        steel,
      );
    },
    friend: () => {
      const { front } = person(1118, GROUND + 76, {
        pose: 'photo',
        facing: -1,
        outfit: 'dress',
        hat: 'sun',
        hair: 'long',
        top: friendTop,
        pack: '#4f6b45',
      });
      polygon(
        ctx,
        [
          [front[0] - 9, front[1] - 22],
          [front[0] + 4, front[1] - 24],
          [front[0] + 7, front[1] + 2],
          [front[0] - 6, front[1] + 4],
        ],
        mix(palette.ink, '#1c1f22', 0.5),
      );
    },
    rider: ([x, y], height) => {
      paintFolk(ctx, rng, {
        pose: 'ride',
        facing: -1,
        hat: 'helmet',
        side: 1,
        ...guest,
        palette,
        x,
        y,
        height,
      });
    },
  };
}
