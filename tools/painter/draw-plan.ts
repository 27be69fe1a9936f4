import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { DrawnPicture } from './draw-planned.ts';
import type { Order } from './draw-worker.ts';
import { SHEET_WIDTH } from './kit/sheet.ts';
import { PICTURES_FOLDER, readManifest, writeManifest } from './manifest.ts';
import { PAINTER_VERSION } from './painter-version.ts';
import { plannedPictures } from './plan.ts';
import widePictures from './wide-pictures.json' with { type: 'json' };

export interface PlanOptions {
  /** Only this scene; the whole plan when left out. */
  scene?: string | undefined;
  /** Only pictures of this name or part of a name. */
  only?: string | undefined;
  /** Also what is there already. */
  redraw: boolean;
  /** One or two. */
  workers: number;
}

/** How much larger a picture is drawn that is shown over the whole width of a page. */
const wideScale = 4 / 3;

/** Draws what is missing, of another size or by another version of the painter, and keeps the manifest. */
export async function drawPlan({ scene, only = '', redraw, workers }: PlanOptions): Promise<void> {
  await mkdir(PICTURES_FOLDER, { recursive: true });
  const plan = plannedPictures();
  const drawn = new Map((await readManifest()).map((entry) => [entry.id, entry]));
  const wide = new Set(widePictures);
  const waiting = plan.flatMap((picture): Order[] => {
    if ((scene && picture.scene !== scene) || !picture.id.includes(only)) return [];
    const scale = wide.has(picture.id) ? wideScale : 1;
    const { painterVersion, width } = drawn.get(picture.id) ?? {};
    const isUpToDate =
      painterVersion === PAINTER_VERSION &&
      width === SHEET_WIDTH * scale &&
      existsSync(new URL(`${picture.id}.webp`, PICTURES_FOLDER));
    return redraw || !isUpToDate ? [{ picture, scale }] : [];
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
function drawInWorker(waiting: Order[], report: (picture: DrawnPicture) => Promise<void>): Promise<void> {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url));
  return new Promise<void>((resolve, reject) => {
    const next = (): void => {
      const order = waiting.shift();
      if (order) worker.postMessage(order);
      else resolve();
    };
    worker.on('error', reject);
    worker.on('message', (picture: DrawnPicture) => {
      report(picture).then(next, reject);
    });
    next();
  }).finally(() => worker.terminate());
}
