import type { Hex } from '../../kit/colour.ts';
import type { Palette } from '../../kit/lights.ts';
import type { Context } from '../../kit/sheet.ts';

type Step = readonly number[];

/** Colours of one scooter and what it is painted on; 200 units to its length, y upward from the ground. */
export interface ScooterTools {
  ctx: Context;
  palette: Palette;
  paint: Hex;
  dark: Hex;
  light: Hex;
  shade: Hex;
  steel: Hex;
  lamp: boolean;
  stand: boolean;
}

/** A filled outline of lines and bends: two, four or six numbers a step. */
export function shape(ctx: Context, start: Step, steps: readonly Step[], colour: string): void {
  ctx.beginPath();
  ctx.moveTo(start[0] as number, start[1] as number);
  for (const s of steps) {
    if (s.length === 2) ctx.lineTo(s[0] as number, s[1] as number);
    else if (s.length === 4)
      ctx.quadraticCurveTo(s[0] as number, s[1] as number, s[2] as number, s[3] as number);
    else
      ctx.bezierCurveTo(
        s[0] as number,
        s[1] as number,
        s[2] as number,
        s[3] as number,
        s[4] as number,
        s[5] as number,
      );
  }
  ctx.closePath();
  ctx.fillStyle = colour;
  ctx.fill();
}
