import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { DrawnPicture } from './draw-planned.ts';
import { PICTURES_FOLDER, readManifest, writeManifest } from './manifest.ts';
import { PAINTER_VERSION } from './painter-version.ts';
import { type PlannedPicture, plannedPictures } from './plan.ts';

export interface PlanOptions {
  /** Only this scene; the whole plan when left out. */
  scene?: string | undefined;
  /** Also what is there already. */
  redraw: boolean;
  /** One or two. */
  workers: number;
}

/** Draws what is missing or was drawn by another version of the painter, and keeps the manifest. */
export async function drawPlan({ scene, redraw, workers }: PlanOptions): Promise<void> {
  await mkdir(PICTURES_FOLDER, { recursive: true });
  const plan = plannedPictures();
  const drawn = new Map((await readManifest()).map((entry) => [entry.id, entry]));
  const waiting = plan.filter((picture) => {
    if (scene && picture.scene !== scene) return false;
    const upToDate = drawn.get(picture.id)?.painterVersion === PAINTER_VERSION;
    return redraw || !upToDate || !existsSync(new URL(`${picture.id}.webp`, PICTURES_FOLDER));
  });
  console.log(`${waiting.length} of ${plan.length} pictures to draw`);
  const total = waiting.length;
  let done = 0;
  await Promise.all(
    Array.from({ length: Math.min(2, workers, total) }, () =>
      drawInWorker(waiting, async ({ entry, bytes, quality, milliseconds }) => {
        done += 1;
        console.log(`${done}/${total} ${entry.id}: ${bytes >> 10} KB, q${quality}, ${milliseconds} ms`);
        await queue(async () => {
          const others = (await readManifest()).filter(({ id }) => id !== entry.id);
          await writeManifest([...others, entry]);
        });
      }),
    ),
  );
  const planned = new Set(plan.map(({ id }) => id));
  await queue(async () => writeManifest((await readManifest()).filter(({ id }) => planned.has(id))));
}

let last: Promise<void> = Promise.resolve();

/** Runs writes to the manifest one after the other. */
function queue(write: () => Promise<void>): Promise<void> {
  last = last.then(write);
  return last;
}

/** Lets one worker take pictures from the shared list until it is empty. */
function drawInWorker(
  waiting: PlannedPicture[],
  report: (picture: DrawnPicture) => Promise<void>,
): Promise<void> {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url));
  return new Promise<void>((resolve, reject) => {
    const next = (): void => {
      const picture = waiting.shift();
      if (picture) worker.postMessage(picture);
      else resolve();
    };
    worker.on('error', reject);
    worker.on('message', (picture: DrawnPicture) => {
      report(picture).then(next, reject);
    });
    next();
  }).finally(() => worker.terminate());
}
