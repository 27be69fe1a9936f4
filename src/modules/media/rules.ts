/** The widths that the image loader makes (API-08): of devices, and of small pictures. */
export const deviceSizes = [640, 750, 828, 1080, 1200, 1920, 2048, 3840];
export const imageSizes = [16, 32, 48, 64, 96, 128, 256, 384];

const allowed = new Set([...deviceSizes, ...imageSizes]);

export function isAllowedWidth(width: number): boolean {
  return allowed.has(width);
}

/** The qualities that are made; above the last a file only grows. */
const qualities = [25, 50, 75, 90] as const;

/** The quality at which a picture is made for a wish of 1–100: the next one that is at least as good. */
export function nearestQuality(wished: number): number {
  return qualities.find((quality) => quality >= wished) ?? 90;
}

/** A file is sent in pieces of so many bytes, the last one less. */
export const pieceBytes = 1024 * 1024;
