import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import type { Point } from '../../kit/maths.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';

/** An assembly hall: coils of incense under the skylight, the altar in lamplight behind. */
export function paintCoilTemple(view: SceneView): void {
  const { sheet, ctx, palette, seed, at } = view;
  const box = (name: string, outline: readonly Point[], colour: Hex, facing: number, course = 0): void =>
    paintMasonry(sheet, { palette, seed: `${seed}/${name}`, outline, colour, facing, course, worn: 0.3 });
  box('back', [[300, 0], [900, 0], [900, 640], [300, 640]], mix(at('#7a2f28'), palette.ink, 0.3), 0);
  box('left', [[-5, -5], [300, -5], [300, 640], [-5, 800]], mix(at('#a8483a'), palette.ink, 0.1), -0.3);
  box('right', [[1205, -5], [900, -5], [900, 640], [1205, 800]], at('#b85340'), 0.2);
  box('floor', [[300, 640], [900, 640], [1205, 800], [1205, 905], [-5, 905], [-5, 800]], at('#a8714c'), 0.2, 26);
  altar(view);
  // Daylight falls through the open roof.
  polygon(ctx, [[380, -5], [820, -5], [780, 70], [420, 70]], mix(palette.sky[2], '#fff6dc', 0.6));
  for (const [x, top] of [
    [220, 0],
    [980, 0],
    [340, 60],
    [860, 60],
  ] as const)
    pillar(view, x, top);
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  for (const [a, b, c, d] of [
    [440, 560, 330, 520],
    [600, 760, 620, 900],
  ] as const)
    polygon(ctx, [[a, 0], [b, 0], [d, 860], [c, 860]], rgba('#ffe2a8', 0.16));
  ctx.restore();
  for (const [x, y, r] of [
    [470, 150, 44],
    [730, 150, 44],
    [600, 200, 62],
    [390, 250, 74],
    [812, 256, 76],
    [600, 330, 92],
    [200, 330, 104],
    [1010, 340, 108],
  ] as const)
    coil(view, x, y, r);
  folk(view);
  urn(view, 600, 760);
}

/** A cone of thin rings hung by a thread, smoke rising from its end. */
function coil({ ctx, palette, seed, at }: SceneView, x: number, y: number, r: number): void {
  const rng = makeRng(`${seed}/coil${x}${y}`);
  const clay = at('#d08a3c');
  line(ctx, [[x, -5], [x, y - r * 1.1]], 1.6, mix(palette.ink, clay, 0.3));
  for (let i = 0; i <= 9; i++) {
    const t = i / 9;
    ctx.beginPath();
    ctx.ellipse(x, y - r * 1.1 + r * 1.7 * t, Math.max(3, r * t), Math.max(1.4, r * 0.3 * t), 0, 0, Math.PI * 2);
    ctx.lineWidth = 2.4 + r * 0.03;
    ctx.strokeStyle = i % 2 ? clay : mix(clay, palette.ink, 0.25);
    ctx.stroke();
  }
  ctx.fillStyle = at('#c8302a');
  ctx.fillRect(x - r * 0.13, y + r * 0.5, r * 0.26, r * 0.7);
  ctx.fillStyle = at('#f2c53d');
  for (let k = 0; k < 4; k++) ctx.fillRect(x - r * 0.06, y + r * 0.58 + k * r * 0.15, r * 0.12, r * 0.07);
  glow(ctx, { x: x + r, y: y + r * 0.6, radius: r * 0.3, colour: '#ff9a55', strength: 0.8 });
  for (let k = 0; k < 5; k++)
    ellipse(ctx, x + r + rng.bell() * 10, y + r * 0.4 - k * r * 0.3, 7 + k * 3, 10 + k * 4, rgba('#fff4e0', 0.07));
}

function pillar({ ctx, palette, at }: SceneView, x: number, top: number): void {
  const wide = top ? 30 : 54;
  const foot = top ? 650 : 760;
  const red = at('#b53a2a');
  const body = ctx.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0);
  body.addColorStop(0, mix(red, palette.ink, 0.5));
  body.addColorStop(0.6, red);
  body.addColorStop(1, mix(red, '#ffd98a', 0.3));
  ctx.fillStyle = body;
  ctx.fillRect(x - wide / 2, top, wide, foot - top);
  ctx.fillStyle = at('#cfc4aa');
  ctx.fillRect(x - wide * 0.7, foot - 14, wide * 1.4, 26);
  ctx.fillStyle = at('#1f4c3b');
  ctx.fillRect(x - wide * 0.34, 300, wide * 0.68, top ? 220 : 300);
  for (let k = 0; k < 7; k++) ellipse(ctx, x, 326 + k * (top ? 30 : 42), wide * 0.17, wide * 0.2, at('#e0b050'));
}

/** Gilded altar, lamps, flowers, fruit. */
function altar({ ctx, palette, at }: SceneView): void {
  const gold = at('#e0b050');
  ctx.fillStyle = mix(palette.ink, at('#4a1f1a'), 0.5);
  ctx.fillRect(430, 250, 340, 390);
  ctx.fillStyle = gold;
  ctx.fillRect(420, 240, 360, 22);
  ctx.fillStyle = at('#a8302a');
  ctx.fillRect(470, 190, 260, 54);
  for (let k = 0; k < 4; k++) {
    ctx.fillStyle = gold;
    ctx.fillRect(496 + k * 58, 202, 34, 30);
  }
  glow(ctx, { x: 600, y: 420, radius: 300, colour: '#ffb860', strength: 0.8 });
  ellipse(ctx, 600, 400, 66, 96, mix(gold, palette.ink, 0.35));
  ellipse(ctx, 600, 372, 26, 32, mix(gold, '#fff0c4', 0.4));
  polygon(ctx, [[540, 500], [560, 410], [640, 410], [660, 500]], at('#c8302a'));
  polygon(ctx, [[576, 350], [600, 322], [624, 350]], gold);
  ctx.fillStyle = at('#8a2f28');
  ctx.fillRect(400, 500, 400, 140);
  ctx.fillStyle = gold;
  ctx.fillRect(396, 494, 408, 12);
  for (let k = 0; k < 8; k++) ellipse(ctx, 424 + k * 50, 566, 17, 26, mix(gold, at('#8a2f28'), 0.4));
  for (const [x, colour] of [
    [440, '#e8792c'],
    [500, '#f2b33d'],
    [700, '#f2b33d'],
    [760, '#e8792c'],
  ] as const)
    for (const [dx, dy] of [
      [-9, 0],
      [9, 0],
      [0, -14],
    ] as const)
      ellipse(ctx, x + dx, 486 + dy, 11, 11, at(colour));
  for (const x of [464, 736]) {
    ctx.fillStyle = at('#c8302a');
    ctx.fillRect(x - 5, 440, 10, 54);
    glow(ctx, { x, y: 434, radius: 40, colour: '#ffcf7a', strength: 0.9 });
    ellipse(ctx, x, 434, 4, 9, '#fff0c4');
  }
}

/** The bronze urn with its sticks of incense. */
function urn({ ctx, palette, at }: SceneView, x: number, y: number): void {
  const bronze = at('#9a7a3c');
  ellipse(ctx, x, y + 66, 96, 16, rgba(palette.ink, 0.35));
  for (const u of [-54, 54]) polygon(ctx, [[x + u - 12, y + 20], [x + u + 12, y + 20], [x + u * 1.2 + 5, y + 68], [x + u * 1.2 - 5, y + 68]], mix(bronze, palette.ink, 0.4));
  for (let k = -8; k <= 8; k++) {
    line(ctx, [[x + k * 7, y - 34], [x + k * 9, y - 96 - (k % 3) * 10]], 2.4, at('#b5432a'));
    ellipse(ctx, x + k * 9, y - 98 - (k % 3) * 10, 2.6, 2.6, '#ffb860');
  }
  polygon(ctx, [[x - 92, y - 34], [x + 92, y - 34], [x + 76, y + 26], [x - 76, y + 26]], bronze);
  polygon(ctx, [[x - 92, y - 34], [x - 40, y - 34], [x - 46, y + 26], [x - 76, y + 26]], mix(bronze, palette.ink, 0.4));
  ellipse(ctx, x, y - 34, 96, 15, mix(bronze, '#ffe0a0', 0.4));
  ellipse(ctx, x, y - 34, 82, 11, mix(at('#cfc4aa'), palette.ink, 0.2));
}

function folk({ ctx, palette, seed }: SceneView): void {
  for (const [x, y, h, pose, top, outfit, facing, away] of [
    [520, 690, 118, 'toast', '#f3ead6', 'ao-dai', 1, true],
    [690, 700, 122, 'toast', '#2d5d73', 'shirt', -1, true],
    [330, 800, 176, 'photo', '#d9a441', 'shirt', 1, false],
    [880, 812, 180, 'stroll', '#8a3b55', 'dress', -1, false],
  ] as const) {
    ellipse(ctx, x, y, h * 0.24, h * 0.035, rgba(palette.ink, 0.35));
    paintFolk(ctx, makeRng(`${seed}/f${x}`), {
      palette,
      x,
      y,
      height: h,
      pose,
      facing,
      side: 1,
      outfit,
      top,
      bottom: outfit === 'dress' ? top : '#31343c',
      away,
      hair: outfit === 'shirt' ? 'short' : 'long',
      hat: x === 330 ? 'cap' : 'none',
      ...(x === 330 ? { pack: '#2f6f7c' } : {}),
    });
  }
}
