import { type Hex, mix, rgba } from '../../kit/colour.ts';
import type { Point } from '../../kit/maths.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { segment } from '../../kit/segment.ts';
import { spray } from '../../kit/spray.ts';
import { brush, curve, ellipse } from '../../kit/stroke.ts';
import { paintFlowerBike } from './flower-bike.ts';
import { paintFrenchWall } from './french-wall.ts';

const FOOT = 704;

/** Flower bicycles before the yellow wall of an old villa, a seller in a leaf hat, leaves overhead. */
export function paintFlowerBikes(view: SceneView): void {
  const { sheet, ctx, palette, seed, at } = view;
  paintFrenchWall(view, FOOT);
  dapples(view);
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/walk`,
    outline: [
      [-5, FOOT],
      [1205, FOOT],
      [1205, 905],
      [-5, 905],
    ],
    colour: at('#b3a390'),
    facing: 0.2,
    worn: 0.3,
  });
  for (const y of [FOOT + 3, 734, 772, 822]) segment(ctx, [0, y], [1200, y], 1.6, rgba(palette.ink, 0.16));
  for (let i = -12; i <= 12; i++)
    segment(ctx, [600 + i * 74, FOOT], [600 + i * 112, 856], 1.4, rgba(palette.ink, 0.12));
  ctx.fillStyle = mix(at('#cfc4b0'), palette.flank, 0.2);
  ctx.fillRect(0, 852, 1200, 16);
  ctx.fillStyle = mix(at('#4a4a50'), palette.ink, 0.2);
  ctx.fillRect(0, 868, 1200, 40);
  trunk(view);
  paintFlowerBike(view, 352, 806, 300, 1, 'a');
  paintFlowerBike(view, 700, 800, 290, -1, 'b');
  for (const [x, y, h, pose, facing, outfit, hat] of [
    [520, 828, 300, 'wait', 1, 'blouse', 'cone'],
    [884, 816, 296, 'stroll', -1, 'dress', 'none'],
  ] as const) {
    ellipse(ctx, x - h * 0.1, y, h * 0.24, h * 0.028, rgba(palette.ink, 0.36));
    paintFolk(ctx, makeRng(`${seed}/f${x}`), {
      palette,
      x,
      y,
      height: h,
      pose,
      facing,
      side: 1,
      outfit,
      hat,
      hair: hat === 'cone' ? 'bun' : 'bob',
      top: hat === 'cone' ? '#8a4a6a' : '#2d6a73',
      bottom: '#31343c',
    });
  }
  boughs(view);
}

/** Sunlight through leaves on the wall. */
function dapples({ sheet, palette, seed, evening }: SceneView): void {
  if (evening) return;
  const rng = makeRng(`${seed}/dapples`);
  const spots = Array.from(
    { length: 60 },
    () => [rng.range(0, 1200), rng.range(60, 640), rng.range(18, 56)] as const,
  );
  spray(
    sheet.main,
    palette.ink,
    (x, y) => {
      let shade = 0;
      for (const [px, py, r] of spots)
        shade = Math.max(shade, 1 - Math.hypot((x - px) / r, (y - py) / (r * 0.7)));
      return 0.34 * Math.min(1, Math.max(0, shade) * 2.4);
    },
    { box: [0, 0, 1200, FOOT], soft: 0.9, max: 0.5 },
  );
}

function trunk({ ctx, palette, at }: SceneView): void {
  const bark = mix(at('#6a5444'), palette.ink, 0.24);
  brush(ctx, curve([1096, 824], [1060, 500], [1120, -30], 20), (t) => 70 - 24 * t + 30 * (1 - t) ** 9, bark);
  brush(
    ctx,
    curve([1110, 820], [1078, 500], [1134, -30], 20),
    (t) => 18 - 6 * t,
    mix(bark, palette.flank, 0.3),
  );
  ellipse(ctx, 1040, 828, 150, 12, rgba(palette.ink, 0.24));
}

/** Leaves that hang into the picture from above. */
function boughs({ ctx, seed, at, palette }: SceneView): void {
  const leaves = ['#1f5140', '#47794b', '#9bb060'].map((colour) => at(colour)) as [Hex, Hex, Hex];
  const bark = mix(at('#6a5444'), palette.ink, 0.3);
  brush(ctx, curve([1106, 150], [940, 60], [700, 66], 16), (t) => 22 - 17 * t, bark);
  const rng = makeRng(`${seed}/boughs`);
  const crowns: readonly Point[] = [
    [1160, 40],
    [1060, 90],
    [960, 40],
    [850, 84],
    [740, 40],
    [640, 74],
    [1180, 190],
    [540, 20],
  ];
  paintForest(ctx, rng, {
    count: 120,
    at: (r): Point => {
      const [x, y] = r.pick(crowns);
      return [x + r.bell() * 70, y + r.bell() * 44];
    },
    size: [16, 28],
    colours: leaves,
    side: 1,
  });
}
