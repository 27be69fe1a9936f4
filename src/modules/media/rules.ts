/** Widths that the image loader produces (API-08): of devices, and of small pictures. */
export const deviceSizes = [640, 750, 828, 1080, 1200, 1920, 2048, 3840];
export const imageSizes = [16, 32, 48, 64, 96, 128, 256, 384];

const allowed = new Set([...deviceSizes, ...imageSizes]);

export function isAllowedWidth(width: number): boolean {
  return allowed.has(width);
}

/** The available qualities; above the last one files only grow. */
const qualities = [25, 50, 75, 90] as const;

/** The available quality for a requested one of 1–100: the next that is at least as good. */
export function nearestQuality(wished: number): number {
  return qualities.find((quality) => quality >= wished) ?? 90;
}

/** Bytes per piece of an upload; the last one is shorter. */
export const pieceBytes = 1024 * 1024;
