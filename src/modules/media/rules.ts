/** The widths that the image loader makes (API-08): of devices, and of small pictures. */
export const deviceSizes = [640, 750, 828, 1080, 1200, 1920, 2048, 3840];
export const imageSizes = [16, 32, 48, 64, 96, 128, 256, 384];

const allowed = new Set([...deviceSizes, ...imageSizes]);

export function isAllowedWidth(width: number): boolean {
  return allowed.has(width);
}

/** The address of a picture at a width, by the image loader; quality 1–100. */
export function imageUrl(source: string, width: number, quality = 75): string {
  return `/img?url=${encodeURIComponent(source)}&w=${width}&q=${quality}`;
}

/** The srcset of a picture at the given widths, for a browser to choose from. */
export function imageSrcSet(source: string, widths: number[], quality = 75): string {
  return widths.map((width) => `${imageUrl(source, width, quality)} ${width}w`).join(', ');
}
