import { parseArgs } from 'node:util';
import { drawPlan } from './draw-plan.ts';
import { drawTrial } from './draw-trial.ts';
import { LIGHTS } from './kit/lights.ts';

const { values } = parseArgs({
  options: {
    plan: { type: 'boolean', default: false },
    redraw: { type: 'boolean', default: false },
    scene: { type: 'string' },
    only: { type: 'string' },
    composition: { type: 'string' },
    light: { type: 'string', default: 'dawn' },
    seed: { type: 'string', default: 'trial' },
    scale: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
    out: { type: 'string', default: '/tmp/picture.png' },
  },
});

if (values.plan) {
  await drawPlan({ scene: values.scene, only: values.only, redraw: values.redraw, workers: Number(values.workers) });
} else if (values.scene) {
  const light = LIGHTS.find((known) => known === values.light);
  if (!light) throw new Error(`No light '${values.light}'. Known: ${LIGHTS.join(', ')}`);
  await drawTrial({ ...values, scene: values.scene, scale: Number(values.scale), light });
} else {
  console.error(
    'Use --plan [--scene <name>] [--only <part of a name>] [--redraw] [--workers 1], or --scene <name> [--composition] [--light] [--seed] [--scale] [--out]',
  );
  process.exitCode = 1;
}
