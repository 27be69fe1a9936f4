import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { encodePicture } from './encode-picture.ts';
import type { Light } from './kit/lights.ts';
import { renderPicture } from './render-picture.ts';
import { sceneNamed } from './scenes/index.ts';

export interface Trial {
  scene: string;
  /** The first of the scene when left out. */
  composition?: string;
  light: Light;
  seed: string;
  /** 1 for 1200×900 px. */
  scale: number;
  /** File name ending in .png or .webp; the latter is written as the plan would. */
  out: string;
}

/** Draws one picture to a file and says how long it took. Throws for an unknown scene or composition. */
export async function drawTrial({
  scene: name,
  composition: wanted,
  light,
  seed,
  scale,
  out,
}: Trial): Promise<void> {
  const scene = sceneNamed(name);
  const composition = wanted ?? scene.compositions[0];
  if (!composition || !scene.compositions.includes(composition)) {
    throw new Error(`No composition '${composition}' in ${name}. Known: ${scene.compositions.join(', ')}`);
  }
  const started = performance.now();
  const painting = renderPicture(scene, { seed, composition, light }, scale);
  if (out.endsWith('.webp')) {
    const { bytes, quality, grain } = await encodePicture(painting);
    await writeFile(out, bytes);
    console.log(`${bytes.length >> 10} KB, quality ${quality}, grain ${grain}`);
  } else {
    const { width, height } = painting;
    await sharp(painting.pixels(), { raw: { width, height, channels: 4 } })
      .png()
      .toFile(out);
  }
  console.log(`${out}: ${Math.round(performance.now() - started)} ms`);
  painting.release();
}
