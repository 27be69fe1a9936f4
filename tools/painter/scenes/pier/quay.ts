import { mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { makeNoise } from '../../kit/noise.ts';
import { evenRamp } from '../../kit/ramp.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import type { PierView } from './layout.ts';
import { paintQuayFolk } from './quay-folk.ts';

/** A stone quay at the viewer's feet with bollards, ropes, baskets and people. */
export function paintQuay(view: PierView): void {
  const { sheet, seed, palette, rng } = view;
  const noise = makeNoise(`${seed}/quay`);
  const top = 806;
  const layer = sheet.covered([0, top, sheet.width, sheet.height]);
  const stone = underLight(palette, '#b8a98f');
  tone(
    layer,
    evenRamp([mix(stone, palette.ink, 0.5), mix(stone, palette.ink, 0.2), mix(stone, palette.flank, 0.4)]),
    (x, y) => 0.72 - 0.5 * ((y - top) / 94) + 0.22 * noise.fbm(x / 70, y / 14, 3),
    {
      box: [0, top, sheet.width, sheet.height],
      grain: 0.22,
    },
  );
  const { ctx } = layer;
  ctx.fillStyle = mix(stone, palette.flank, 0.5);
  ctx.fillRect(0, top, sheet.width, 4);
  for (let i = 0; i < 14; i++)
    line(
      ctx,
      [
        [i * 96 + 30, top + 5],
        [(i * 96 + 30 - 600) * 1.3 + 600, sheet.height],
      ],
      1.4,
      rgba(palette.ink, 0.28),
    );
  line(
    ctx,
    [
      [0, top + 44],
      [sheet.width, top + 44],
    ],
    1.4,
    rgba(palette.ink, 0.24),
  );
  sheet.stamp(layer);
  const main = sheet.main.ctx;
  for (const x of [150, 690]) {
    ellipse(main, x + 8, top + 30, 26, 6, rgba(palette.ink, 0.3));
    polygon(
      main,
      [
        [x - 13, top + 28],
        [x - 11, top - 10],
        [x + 11, top - 10],
        [x + 13, top + 28],
      ],
      mix(palette.ink, '#3a3f42', 0.4),
    );
    ellipse(main, x, top - 12, 18, 8, mix(palette.ink, palette.haze, 0.24));
  }
  const rope = mix(underLight(palette, '#d8c090'), palette.ink, 0.1);
  for (const [from, to] of [
    [
      [690, top - 2],
      [664, 690],
    ],
    [
      [150, top - 2],
      [236, 688],
    ],
  ] as const) {
    main.beginPath();
    main.moveTo(from[0], from[1]);
    main.quadraticCurveTo((from[0] + to[0]) / 2, Math.max(from[1], to[1]) - 18, to[0], to[1]);
    main.lineWidth = 3;
    main.strokeStyle = rope;
    main.stroke();
  }
  const straw = underLight(palette, LOCAL.straw[0]);
  for (const [x, y, r] of [
    [905, top + 22, 26],
    [958, top + 26, 22],
  ] as const) {
    ellipse(main, x + 6, y + 6, r * 1.15, r * 0.3, rgba(palette.ink, 0.3));
    polygon(
      main,
      [
        [x - r, y - r * 0.9],
        [x + r, y - r * 0.9],
        [x + r * 0.75, y + 4],
        [x - r * 0.75, y + 4],
      ],
      mix(straw, palette.ink, 0.26),
    );
    ellipse(main, x, y - r * 0.9, r, r * 0.34, straw);
    ellipse(main, x, y - r * 0.9, r * 0.8, r * 0.24, mix(straw, palette.ink, 0.5));
    for (let k = 0; k < 8; k++)
      ellipse(
        main,
        x + rng.bell() * r * 0.6,
        y - r * 0.98 + rng.bell() * 3,
        6,
        4,
        underLight(palette, rng.pick(['#c8522a', '#d9a441', '#8fab60'])),
      );
  }
  paintQuayFolk(view, top);
}
