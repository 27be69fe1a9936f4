import { type Hex, mix, rgba } from '../../kit/colour.ts';
import type { Point, Side } from '../../kit/maths.ts';
import { dragonColours } from '../../kit/props/dragon-body.ts';
import { paintDragonHead } from '../../kit/props/dragon-head.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import type { Layer } from '../../kit/sheet.ts';
import { brush, curve, ellipse, line, polygon } from '../../kit/stroke.ts';

export interface DragonBoatOptions {
  x: number;
  waterline: number;
  /** 1 = 420 px long. */
  scale: number;
  heading: Side;
  roof: Hex;
}

/** A river boat with a dragon's head at its bow, a roofed cabin with open windows and a curled tail. */
export function paintDragonBoatHull(
  { palette, at, evening }: SceneView,
  layer: Layer,
  { x, waterline, scale, heading, roof }: DragonBoatOptions,
): void {
  const { ctx } = layer;
  ctx.save();
  ctx.translate(x, waterline);
  ctx.scale(scale * heading, scale);
  const hull = at('#2f6f6a');
  const gold = at('#e0a530');
  const red = at('#b5382a');
  const pane = evening ? '#ffd27a' : mix(palette.ink, palette.sky[1], 0.4);
  const body = dragonColours(palette);
  // Tail, then hull with its scaled flank.
  brush(ctx, curve([-196, -14], [-236, -30], [-226, -84], 14), (t) => 30 - 20 * t, body[1]);
  for (const [u, v] of [
    [-232, -92],
    [-216, -104],
    [-240, -74],
  ] as const)
    polygon(
      ctx,
      [
        [-226, -80],
        [u, v],
        [-218, -70],
      ],
      body[2],
    );
  ctx.beginPath();
  ctx.moveTo(-206, -34);
  ctx.quadraticCurveTo(-196, 4, -160, 8);
  ctx.lineTo(150, 8);
  ctx.quadraticCurveTo(190, 4, 206, -40);
  ctx.lineTo(184, -30);
  ctx.lineTo(-190, -26);
  ctx.closePath();
  ctx.fillStyle = hull;
  ctx.fill();
  polygon(
    ctx,
    [
      [-203, -28],
      [202, -34],
      [198, -24],
      [-200, -18],
    ],
    gold,
  );
  for (let u = -184; u < 180; u += 17) {
    ctx.beginPath();
    ctx.arc(u, -15, 9, 0, Math.PI);
    ctx.fillStyle = rgba(gold, 0.55);
    ctx.fill();
  }
  polygon(
    ctx,
    [
      [-170, 0],
      [170, 0],
      [150, 9],
      [-160, 9],
    ],
    mix(hull, palette.ink, 0.45),
  );
  // Cabin.
  ctx.fillStyle = red;
  ctx.fillRect(-150, -92, 276, 64);
  ctx.fillStyle = mix(red, palette.flank, 0.25);
  ctx.fillRect(-150, -92, 276, 6);
  for (let i = 0; i < 6; i++) {
    const u = -140 + i * 45;
    ctx.fillStyle = pane;
    ctx.fillRect(u, -80, 33, 38);
    ctx.fillStyle = mix(at('#f3ead6'), palette.flank, 0.1);
    ctx.fillRect(u - 3, -46, 39, 5);
    polygon(
      ctx,
      [
        [u, -80],
        [u + 11, -80],
        [u + 4, -58],
        [u, -42],
      ],
      rgba('#f0d27a', evening ? 0.3 : 0.85),
    );
    polygon(
      ctx,
      [
        [u + 33, -80],
        [u + 22, -80],
        [u + 29, -58],
        [u + 33, -42],
      ],
      rgba('#f0d27a', evening ? 0.3 : 0.85),
    );
    if (i % 2 === 0) {
      ellipse(ctx, u + 17, -60, 6.4, 7.6, mix(at('#d09a68'), palette.ink, 0.08));
      ellipse(ctx, u + 16, -64, 7, 5.4, mix(palette.ink, '#1d1a1c', 0.5));
      ellipse(ctx, u + 17, -46, 10, 8, at(i ? '#5f918a' : '#f3ead6'));
    }
  }
  for (let u = -150; u <= 126; u += 46)
    line(
      ctx,
      [
        [u, -92],
        [u, -28],
      ],
      5,
      gold,
    );
  // Two-tiered roof with raised corners.
  const tier = (low: number, high: number, wide: number, top: number): void => {
    const eave = [
      ...curve([-wide, low - 12], [-wide * 0.8, low + 2], [0, low], 10),
      ...curve([0, low], [wide * 0.8, low + 2], [wide, low - 12], 10),
    ];
    polygon(
      ctx,
      [...eave, [top, high], [-top, high]].map(([u, v]): Point => [(u as number) - 12, v as number]),
      at(roof),
    );
    ctx.save();
    ctx.globalAlpha = 0.4;
    for (let u = -wide + 10; u < wide; u += 9)
      line(
        ctx,
        [
          [u * (top / wide) - 12, high + 1],
          [u - 12, low - 3],
        ],
        1.6,
        palette.ink,
      );
    ctx.restore();
    line(
      ctx,
      eave.map(([u, v]): Point => [u - 12, v]),
      4,
      gold,
    );
    line(
      ctx,
      [
        [-top - 20, high - 4],
        [-top - 12, high],
        [top - 12, high],
        [top - 4, high - 4],
      ],
      6,
      gold,
    );
  };
  tier(-88, -122, 166, 132);
  tier(-118, -152, 104, 70);
  for (let i = 0; i < 7; i++) ellipse(ctx, -152 + i * 46, -82, 5, 7, evening ? '#ffe0a0' : at('#d8402a'));
  // Neck and head.
  brush(ctx, curve([176, -24], [214, -34], [214, -94], 14), (t) => 46 - 16 * t, body[1]);
  brush(ctx, curve([182, -24], [206, -40], [206, -92], 14), (t) => 16 - 6 * t, body[2]);
  ctx.save();
  ctx.translate(214, -104);
  ctx.scale(0.82, 0.82);
  paintDragonHead(ctx, [0, 0], body, palette);
  ctx.restore();
  ctx.restore();
}
