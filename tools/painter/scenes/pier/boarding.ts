import { mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import type { Camera } from '../../kit/props/camera.ts';
import { type FolkOptions, paintFolk } from '../../kit/props/folk/folk.ts';
import { paintParentAndChild } from '../../kit/props/folk/parent-and-child.ts';
import { makeRng } from '../../kit/rng.ts';
import { ellipse } from '../../kit/stroke.ts';
import type { PierView } from './layout.ts';

type Walker = Partial<FolkOptions> & { tall?: number };

/** On the pier's deck at that height in metres: guests on their way to the boats, a boatman at a mooring rope. */
export function paintBoarding({ sheet, seed, palette }: PierView, camera: Camera, deck: number): void {
  const rng = makeRng(`${seed}/boarding`);
  const { ctx } = sheet.main;
  const stand = (across: number, far: number): { x: number; y: number; metre: number } => {
    const [x, y] = camera.see([across, deck, far]);
    return { x, y, metre: camera.scaleAt([across, deck, far]) };
  };
  const shadow = (x: number, y: number, metre: number): void =>
    ellipse(ctx, x + metre * 0.24, y, metre * 0.42, metre * 0.06, rgba(palette.ink, 0.28));
  const walk = (across: number, far: number, { tall = 1.64, ...dress }: Walker): void => {
    const { x, y, metre } = stand(across, far);
    shadow(x, y, metre);
    paintFolk(ctx, rng, { side: -1, pose: 'stroll', ...dress, palette, x, y, height: tall * metre });
  };
  walk(-0.35, 19, { pose: 'point', facing: -1, tall: 1.74, pack: '#2f6f7c', skin: 0 });
  walk(0.5, 18.4, { facing: 1, outfit: 'dress', hat: 'sun', hair: 'long', tall: 1.6 });
  walk(0.02, 12.9, {
    away: true,
    facing: -1,
    outfit: 'blouse',
    hat: 'cone',
    hair: 'long',
    tall: 1.58,
    bottom: '#f3ead6',
  });
  // The boatman and the line that he makes fast.
  const { x, y, metre } = stand(-1.0, 9.9);
  shadow(x, y, metre);
  const { front } = paintFolk(ctx, rng, {
    palette,
    x,
    y,
    height: 1.7 * metre,
    pose: 'squat',
    facing: -1,
    side: -1,
    hat: 'cap',
    hatColour: '#f1ede2',
    top: '#2f4a5f',
    bottom: '#4a4038',
    skin: 0,
  });
  const boat = camera.see([-2.75, 0.95, 12.2]);
  ctx.beginPath();
  ctx.moveTo(...front);
  ctx.quadraticCurveTo((front[0] + boat[0]) / 2, Math.max(front[1], boat[1]) + metre * 0.22, ...boat);
  ctx.lineWidth = metre * 0.04;
  ctx.strokeStyle = mix(underLight(palette, '#d8c090'), palette.ink, 0.12);
  ctx.stroke();
  const family = stand(0.55, 8.3);
  const tall = 1.72 * family.metre;
  shadow(family.x, family.y, family.metre);
  shadow(family.x - tall * 0.325, family.y + tall * 0.012, family.metre * 0.55);
  paintParentAndChild(ctx, rng, {
    palette,
    x: family.x,
    y: family.y,
    height: tall,
    facing: 1,
    side: -1,
    parent: {
      away: true,
      top: rng.pick(['#c8522a', '#5f918a', '#d9a441']),
      bottom: '#3f4a3c',
      pack: rng.pick(['#8a4a32', '#4f6b45', '#2f4a5f']),
    },
    child: { away: true, outfit: 'dress', hair: 'bob', hat: 'sun', top: '#f0c5c0' },
  });
}
