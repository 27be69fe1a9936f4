import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { clamp, lerp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintKarstRow } from '../../kit/props/karst-row.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintTree } from '../../kit/props/tree.ts';
import { ramp } from '../../kit/ramp.ts';
import { reflect } from '../../kit/reflect.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { fade } from '../../kit/spray.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';

const EDGE = 664;

/** A museum by the bay: three blocks of dark glass in which the sky stands, a basin before them. */
export function paintMuseum(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const sun: Point = [rng.range(200, 300), 210];
  paintBackdrop(sheet, { palette, seed, horizon: 560, sun, birds: [420, 150] });
  paintKarstRow(sheet, {
    palette,
    seed: `${seed}/far`,
    rocks: [
      { x: 70, width: 150, height: 120 },
      { x: 220, width: 110, height: 80 },
      { x: 360, width: 130, height: 104 },
      { x: 1120, width: 160, height: 110 },
    ],
    base: 600,
    nearness: 0.3,
    sunX: sun[0],
  });
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/court`,
    outline: [
      [-5, 598],
      [1205, 598],
      [1205, EDGE],
      [-5, EDGE],
    ],
    colour: at('#d4c5a6'),
    facing: 0.3,
    worn: 0.2,
  });
  block(
    view,
    [
      [736, 600],
      [1130, 612],
      [1130, 330],
      [736, 352],
    ],
    [
      [1130, 612],
      [1190, 600],
      [1190, 342],
      [1130, 330],
    ],
    'c',
  );
  block(
    view,
    [
      [560, 606],
      [824, 618],
      [824, 214],
      [560, 250],
    ],
    [
      [824, 618],
      [900, 604],
      [900, 232],
      [824, 214],
    ],
    'b',
  );
  block(
    view,
    [
      [330, 612],
      [640, 626],
      [640, 400],
      [330, 418],
    ],
    [
      [640, 626],
      [700, 612],
      [700, 410],
      [640, 400],
    ],
    'a',
  );
  entrance(view);
  const leaves = ['#235a45', '#4f8350', '#8fab60'].map((colour) => at(colour)) as [Hex, Hex, Hex];
  for (const [x, h] of [
    [120, 190],
    [222, 150],
    [1090, 130],
  ] as const)
    paintTree(ctx, makeRng(`${seed}/t${x}`), { x, y: 640, height: h, colours: leaves, side: -1 });
  const folk = [
    [470, 648, 74, 'walk', 1],
    [506, 650, 70, 'stroll', 1],
    [300, 652, 76, 'photo', 1],
    [742, 654, 72, 'walk', -1],
    [786, 656, 50, 'walk', -1],
    [1000, 650, 72, 'point', -1],
  ] as const;
  for (const [x, y, h, pose, facing] of folk) {
    ellipse(ctx, x + 10, y, h * 0.25, 3, rgba(palette.ink, 0.3));
    const dress = x % 4 === 2;
    paintFolk(ctx, makeRng(`${seed}/f${x}`), {
      palette,
      x,
      y,
      height: h,
      pose,
      facing,
      side: -1,
      outfit: dress ? 'dress' : 'shirt',
      hair: dress ? 'bob' : 'short',
    });
  }
  polygon(
    ctx,
    [
      [0, EDGE],
      [1200, EDGE],
      [1200, EDGE + 9],
      [0, EDGE + 9],
    ],
    mix(at('#d4c5a6'), palette.ink, 0.35),
  );
  basin(view, sun);
}

/** A glass block: its front mirrors sky and far rocks, its flank is darker; joints of the panes on both. */
function block(
  { sheet, ctx, palette, seed, evening }: SceneView,
  front: readonly Point[],
  flank: readonly Point[],
  name: string,
): void {
  const noise = makeNoise(`${seed}/glass${name}`);
  const deep = mix(palette.ink, '#0d1519', 0.4);
  const faces = [
    [front, 0],
    [flank, 0.5],
  ] as const;
  for (const [outline, dark] of faces) {
    const layer = sheet.layer();
    polygon(layer.ctx, outline, '#000000');
    const ys = outline.map(([, y]) => y);
    const [top, foot] = [Math.min(...ys), Math.max(...ys)];
    tone(
      layer,
      ramp([
        [0, deep],
        [0.35, mix(deep, palette.mid, 0.35)],
        [0.62, mix(deep, palette.sky[1], 0.5)],
        [0.8, mix(deep, palette.sky[2], 0.72)],
        [1, mix(deep, palette.sky[3], 0.86)],
      ]),
      (x, y) => {
        const t = (y - top) / (foot - top);
        const cloud = noise.fbm(x / 150, y / 34, 3);
        const rocks = 0.62 + 0.1 * noise.fbm(x / 60, 2, 3);
        return clamp((t < rocks ? 0.3 + 0.62 * t + 0.26 * cloud : 0.3 + 0.2 * cloud) - dark * 0.5);
      },
      {
        box: [Math.min(...outline.map(([x]) => x)), top, Math.max(...outline.map(([x]) => x)), foot],
        grain: 0.08,
      },
    );
    sheet.stamp(layer);
    const [a, b, c, d] = outline as [Point, Point, Point, Point];
    const joint = (p: Point, q: Point): void =>
      line(ctx, [p, q], 1.3, rgba(mix(palette.haze, deep, 0.3), 0.55));
    const wide = Math.abs(b[0] - a[0]);
    const columns = Math.max(2, Math.round(wide / 38));
    for (let i = 0; i <= columns; i++)
      joint(
        [lerp(a[0], b[0], i / columns), lerp(a[1], b[1], i / columns)],
        [lerp(d[0], c[0], i / columns), lerp(d[1], c[1], i / columns)],
      );
    const rows = Math.round((foot - top) / 44);
    for (let i = 0; i <= rows; i++)
      joint([a[0], lerp(a[1], d[1], i / rows)], [b[0], lerp(b[1], c[1], i / rows)]);
    if (!evening) continue;
    const rng = makeRng(`${seed}/panes${name}`);
    for (let i = 0; i < 9; i++) {
      const u = rng.int(0, columns - 1);
      const v = rng.int(0, Math.max(1, rows - 2));
      const at = (p: number, q: number): Point => {
        const low = lerp(a[1], b[1], p / columns);
        const high = lerp(d[1], c[1], p / columns);
        return [lerp(a[0], b[0], p / columns), lerp(low, high, q / rows)];
      };
      polygon(ctx, [at(u, v), at(u + 1, v), at(u + 1, v + 1), at(u, v + 1)], rgba('#ffd27a', 0.66));
    }
  }
}

function entrance({ ctx, palette, at, evening }: SceneView): void {
  const stone = at('#e7dcc2');
  polygon(
    ctx,
    [
      [384, 556],
      [576, 563],
      [606, 570],
      [606, 580],
      [384, 570],
    ],
    stone,
  );
  ctx.fillStyle = evening ? '#ffd998' : mix(palette.haze, palette.ink, 0.35);
  polygon(
    ctx,
    [
      [398, 571],
      [566, 579],
      [566, 624],
      [398, 616],
    ],
    ctx.fillStyle as string,
  );
  for (const t of [0, 0.25, 0.5, 0.75, 1])
    line(
      ctx,
      [
        [398 + 168 * t, 571 + 8 * t],
        [398 + 168 * t, 616 + 8 * t],
      ],
      4,
      mix(palette.ink, stone, 0.3),
    );
  for (let i = 0; i < 4; i++)
    polygon(
      ctx,
      [
        [380 - i * 8, 617 + i * 7],
        [592 + i * 8, 626 + i * 7],
        [596 + i * 8, 633 + i * 7],
        [376 - i * 8, 624 + i * 7],
      ],
      i % 2 ? mix(stone, palette.ink, 0.18) : stone,
    );
}

function basin({ sheet, palette, seed }: SceneView, sun: Point): void {
  const mirror = reflect(sheet.main, {
    waterline: EDGE + 9,
    seed: `${seed}/mirror`,
    amplitude: 13,
    squash: 1.5,
  });
  paintWater(sheet, { palette, seed, horizon: EDGE + 9, sun });
  fade(mirror, (_x, y) => 0.12 + 0.66 * clamp((y - EDGE) / 236), { box: [0, EDGE, 1200, 900], soft: 1.4 });
  sheet.stamp(mirror, 0.85);
  paintRipples(sheet, { palette, seed, horizon: EDGE + 20, sun });
}
