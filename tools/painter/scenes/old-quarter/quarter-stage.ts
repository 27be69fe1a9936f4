import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import type { Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { line, polygon } from '../../kit/stroke.ts';
import { metreAt, project, type View } from '../old-town/perspective.ts';
import { paintQuarterRow, paintWires } from './quarter-row.ts';

const REACH = 6.2;

const KERB = 4.1;

/** Sky, the end of the street, both rows, roadway and pavements, wires. */
export function paintQuarterStage(view: SceneView): View {
  const { sheet, ctx, palette, seed, at, rng, evening, light } = view;
  const horizon = 470;
  const vanishing: Point = [rng.range(590, 640), horizon];
  const eye: View = { vanishing, focal: 900, eye: 1.75 };
  const sun: Point = [vanishing[0] + 60, light === 'night' ? 120 : 290];
  paintBackdrop(sheet, { palette, seed, horizon, sun });
  const far = mix(palette.haze, palette.mid, 0.4);
  polygon(
    ctx,
    [
      [vanishing[0] - 90, horizon + 30],
      [vanishing[0] - 90, horizon - 70],
      [vanishing[0] + 90, horizon - 60],
      [vanishing[0] + 90, horizon + 30],
    ],
    far,
  );
  paintForest(ctx, makeRng(`${seed}/end`), {
    count: 34,
    at: (r): Point => [vanishing[0] + r.bell() * 90, horizon - 50 - 60 * r()],
    size: [14, 22],
    colours: [mix(far, palette.ink, 0.25), mix(far, palette.mid, 0.4), mix(far, palette.flank, 0.3)],
    side: 1,
  });
  paintQuarterRow(view, eye, makeRng(`${seed}/left`), -1, REACH, true);
  paintQuarterRow(view, eye, makeRng(`${seed}/right`), 1, REACH, false);
  const ground = (from: number, to: number, colour: Hex, name: string): void =>
    paintMasonry(sheet, {
      palette,
      seed: `${seed}/${name}`,
      outline: [
        project(eye, from, 0, 1.6),
        project(eye, from, 0, 90),
        project(eye, to, 0, 90),
        project(eye, to, 0, 1.6),
      ],
      colour,
      facing: evening ? -0.2 : 0.15,
      worn: 0.3,
    });
  ground(-REACH, -KERB, at('#b9a894'), 'pave-l');
  ground(KERB, REACH, at('#b9a894'), 'pave-r');
  ground(-KERB, KERB, at('#8d867c'), 'road');
  for (const side of [-1, 1])
    line(
      ctx,
      [project(eye, side * KERB, 0.02, 1.6), project(eye, side * KERB, 0.02, 80)],
      4,
      mix(at('#d9cfba'), palette.ink, 0.1),
    );
  if (!evening)
    polygon(
      ctx,
      [
        project(eye, -KERB, 0, 1.6),
        project(eye, -KERB, 0, 70),
        project(eye, -0.6, 0, 70),
        project(eye, 0.8, 0, 1.6),
      ],
      rgba(palette.flank, 0.24),
    );
  if (evening)
    for (const z of [5, 8, 13, 20])
      for (const side of [-1, 1])
        glow(ctx, {
          x: project(eye, side * 5, 0, z)[0],
          y: project(eye, side * 5, 1, z)[1],
          radius: metreAt(eye, z) * 2.6,
          colour: palette.glow,
          strength: 0.3,
        });
  paintWires(view, eye, makeRng(`${seed}/wires`), -1, KERB + 0.35);
  const leaves = ['#1f5140', '#47794b', '#86a35c'].map((colour) => at(colour)) as [Hex, Hex, Hex];
  for (const [x, z] of [
    [5.3, 15],
    [-5.4, 30],
  ] as const) {
    const m = metreAt(eye, z);
    const foot = project(eye, x, 0, z);
    const crown = project(eye, x * 0.86, 7.4, z);
    line(ctx, [foot, crown], m * 0.34, mix(at('#5a4030'), palette.ink, 0.3));
    paintForest(ctx, makeRng(`${seed}/tree${x}`), {
      count: 70,
      at: (r): Point => [crown[0] + r.bell() * m * 2.6, crown[1] + r.bell() * m * 1.3],
      size: [m * 0.34, m * 0.56],
      colours: leaves,
      side: 1,
    });
  }
  return eye;
}
