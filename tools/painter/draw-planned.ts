import { writeFile } from 'node:fs/promises';
import { encodePicture } from './encode-picture.ts';
import { type ManifestEntry, PICTURES_FOLDER } from './manifest.ts';
import { meanColour } from './mean-colour.ts';
import { PAINTER_VERSION } from './painter-version.ts';
import type { PlannedPicture } from './plan.ts';
import { renderPicture } from './render-picture.ts';
import { sceneNamed } from './scenes/index.ts';

export interface DrawnPicture {
  entry: ManifestEntry;
  bytes: number;
  quality: number;
  milliseconds: number;
}

/** Draws one planned picture into the pictures folder, `scale` times as large as usual. */
export async function drawPlanned(
  { id, scene: name, composition, light }: PlannedPicture,
  scale: number,
): Promise<DrawnPicture> {
  const started = performance.now();
  const scene = sceneNamed(name);
  const painting = renderPicture(scene, { seed: id, composition, light }, scale);
  const { width, height } = painting;
  const { bytes, quality } = await encodePicture(painting);
  painting.release();
  const file = `${id}.webp`;
  await writeFile(new URL(file, PICTURES_FOLDER), bytes);
  return {
    entry: {
      id,
      file,
      painterVersion: PAINTER_VERSION,
      scene: name,
      composition,
      light,
      seed: id,
      alt: scene.alt(composition, light),
      width,
      height,
      haze: await meanColour(bytes),
    },
    bytes: bytes.length,
    quality,
    milliseconds: Math.round(performance.now() - started),
  };
}
