import { type Hex, mix, rgba } from '../../kit/colour.ts';
import type { Point } from '../../kit/maths.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { line, polygon } from '../../kit/stroke.ts';

const BASE = 600;

export function paintPalaceFront(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, evening } = view;
  const white = at('#efe7d3');
  const shade = mix(white, palette.ink, 0.36);
  const inside = evening ? '#f2c678' : mix(palette.ink, palette.sky[1], 0.3);
  const slab = (x0: number, x1: number, y: number, thick: number): void => {
    ctx.fillStyle = mix(white, palette.flank, 0.3);
    ctx.fillRect(x0, y, x1 - x0, thick);
    ctx.fillStyle = rgba(palette.ink, 0.3);
    ctx.fillRect(x0 + 6, y + thick, x1 - x0 - 12, 7);
  };
  const wall = { palette, colour: shade, worn: 0.2 };
  paintMasonry(sheet, {
    ...wall,
    seed: `${seed}/body`,
    outline: [
      [206, BASE],
      [994, BASE],
      [994, 330],
      [206, 330],
    ],
    facing: 0.1,
  });
  for (const [y, high] of [
    [540, 60],
    [444, 82],
    [346, 84],
  ] as const) {
    ctx.fillStyle = inside;
    ctx.fillRect(222, y, 756, high - 4);
  }
  // The blinds: bamboo-like uprights of stone, every third with a joint.
  for (const [y, high] of [
    [444, 80],
    [346, 82],
  ] as const) {
    for (let i = 0; i < 42; i++) {
      const x = 228 + i * 18;
      if (Math.abs(x - 600) < 96) continue;
      ctx.fillStyle = white;
      ctx.fillRect(x, y, 9, high);
      ctx.fillStyle = rgba(palette.ink, 0.25);
      ctx.fillRect(x + 6.5, y, 2.5, high);
      for (const share of [0.25, 0.5, 0.75]) {
        ctx.fillStyle = mix(white, palette.flank, 0.35);
        ctx.fillRect(x - 2, y + high * share - 2 + (i % 2 ? 5 : -5), 13, 5);
      }
    }
  }
  for (let i = 0; i < 11; i++) {
    ctx.fillStyle = white;
    ctx.fillRect(222 + i * 74, 536, 12, 64);
  }
  slab(194, 1006, 526, 15);
  slab(190, 1010, 428, 14);
  slab(184, 1016, 328, 17);
  middle(view, white, inside);
  slab(430, 770, 250, 14);
  paintMasonry(sheet, {
    ...wall,
    colour: white,
    seed: `${seed}/roof`,
    outline: [
      [450, 328],
      [750, 328],
      [750, 266],
      [450, 266],
    ],
    facing: -0.1,
  });
  ctx.fillStyle = inside;
  ctx.fillRect(470, 276, 260, 44);
  for (let i = 0; i < 9; i++) {
    ctx.fillStyle = white;
    ctx.fillRect(468 + i * 32, 266, 8, 62);
  }
  line(
    ctx,
    [
      [600, 250],
      [600, 138],
    ],
    4,
    at('#8f8a7c'),
  );
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(602, 142);
  ctx.quadraticCurveTo(630, 132, 660, 146);
  ctx.lineTo(660, 184);
  ctx.quadraticCurveTo(630, 170, 602, 182);
  ctx.fillStyle = at('#c8402a');
  ctx.fill();
  ctx.restore();
  const star = Array.from({ length: 10 }, (_, i): Point => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    return [631 + Math.cos(angle) * (i % 2 ? 4.4 : 11), 160 + Math.sin(angle) * (i % 2 ? 4.4 : 11)];
  });
  polygon(ctx, star, at('#f2c94a'));
}

/** Balcony and porch in the axis. */
function middle({ ctx, palette, evening }: SceneView, white: Hex, inside: Hex): void {
  ctx.fillStyle = white;
  ctx.fillRect(494, 330, 212, 200);
  for (const [y, high] of [
    [346, 78],
    [446, 76],
  ] as const) {
    ctx.fillStyle = evening ? '#ffd998' : inside;
    ctx.fillRect(508, y, 184, high);
    for (let i = 0; i < 5; i++) {
      ctx.fillStyle = white;
      ctx.fillRect(506 + i * 44, y, 9, high);
    }
  }
  for (const y of [406, 500]) {
    ctx.fillStyle = mix(white, palette.flank, 0.2);
    ctx.fillRect(488, y, 224, 20);
    for (let i = 0; i < 27; i++) {
      ctx.fillStyle = rgba(palette.ink, 0.3);
      ctx.fillRect(493 + i * 8.2, y + 4, 3, 13);
    }
  }
  polygon(
    ctx,
    [
      [470, 556],
      [730, 556],
      [716, 540],
      [484, 540],
    ],
    mix(white, palette.flank, 0.35),
  );
  for (const x of [480, 560, 632, 712]) {
    ctx.fillStyle = mix(white, palette.ink, 0.1);
    ctx.fillRect(x, 556, 10, 46);
  }
}
