import { parentPort } from 'node:worker_threads';
import { drawPlanned } from './draw-planned.ts';
import type { PlannedPicture } from './plan.ts';

export interface Order {
  picture: PlannedPicture;
  scale: number;
}

// Draws what it is sent, one picture after the other, and answers with what it drew.
parentPort?.on('message', async ({ picture, scale }: Order) => {
  parentPort?.postMessage(await drawPlanned(picture, scale));
});
