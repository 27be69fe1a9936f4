import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** Written last: a folder without it is not a complete back-up. */
export const manifestName = 'manifest.json';

const manifestShape = z.object({
  version: z.literal(1),
  app: z.string(),
  postgres: z.string(),
  /** Platform and processor: files of a cluster work only on the same kind. */
  machine: z.string(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  /** Empty folders that must exist. */
  folders: z.array(z.string()),
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifestShape>;

/** The manifest of a back-up, after all files have been verified against it. @throws with what is wrong */
export async function verifiedManifest(folder: string): Promise<Manifest> {
  const path = join(folder, manifestName);
  if (!existsSync(path)) throw new Error(`${folder} is not a finished back-up: it has no ${manifestName}`);
  const manifest = manifestShape.parse(JSON.parse(readFileSync(path, 'utf8')));
  const there = new Set(await listFiles(folder));
  there.delete(manifestName);
  for (const [name, { bytes, sha256 }] of Object.entries(manifest.files)) {
    if (!there.delete(name)) throw new Error(`The back-up is damaged: ${name} is missing`);
    const file = join(folder, name);
    if ((await stat(file)).size !== bytes || (await hashFile(file)) !== sha256)
      throw new Error(`The back-up is damaged: ${name} differs from what was written`);
  }
  const [stranger] = there;
  if (stranger) throw new Error(`The back-up is damaged: ${stranger} does not belong to it`);
  return manifest;
}

/** All files below a folder, by paths with '/'. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
