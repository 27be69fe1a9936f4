import { mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import { line, polygon } from '../../kit/stroke.ts';
import type { GalaView } from './layout.ts';

/** A long white villa with arches, its windows lit after sunset. */
export function paintVilla({ sheet, palette, evening }: GalaView): void {
  const { ctx } = sheet.main;
  const wall = mix(palette.haze, underLight(palette, '#f3e6cc'), evening ? 0.8 : 0.92);
  const roof = mix(palette.haze, underLight(palette, '#a8543a'), 0.85);
  const [x, y, w, h] = [330, 270, 540, 170];
  ctx.fillStyle = wall;
  ctx.fillRect(x, y, w, h);
  ctx.fillStyle = mix(wall, palette.ink, 0.18);
  ctx.fillRect(x, y, 60, h);
  ctx.fillRect(x, y, w, 10);
  polygon(
    ctx,
    [
      [x - 22, y + 3],
      [x + 30, y - 52],
      [x + w - 30, y - 52],
      [x + w + 22, y + 3],
    ],
    roof,
  );
  for (let i = 0; i < 30; i++)
    line(
      ctx,
      [
        [x - 16 + i * 19.6, y + 2],
        [x + 32 + i * 16.4, y - 50],
      ],
      1.2,
      rgba(palette.ink, 0.2),
    );
  for (let i = 0; i < 7; i++) {
    const wx = x + 32 + i * 74;
    const lamp = evening ? '#ffd88a' : mix(palette.ink, palette.sky[1], 0.45);
    ctx.fillStyle = lamp;
    ctx.fillRect(wx, y + 22, 34, 44);
    ctx.beginPath();
    ctx.moveTo(wx - 8, y + h);
    ctx.lineTo(wx - 8, y + 112);
    ctx.arc(wx + 17, y + 112, 25, Math.PI, 0);
    ctx.lineTo(wx + 42, y + h);
    ctx.fillStyle = evening ? '#ffc873' : mix(palette.ink, wall, 0.35);
    ctx.fill();
    line(
      ctx,
      [
        [wx + 17, y + 22],
        [wx + 17, y + 66],
      ],
      2,
      wall,
    );
    if (evening) glow(ctx, { x: wx + 17, y: y + 130, radius: 80, colour: palette.glow, strength: 0.35 });
  }
}
