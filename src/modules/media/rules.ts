/** The widths that the image loader makes (API-08): of devices, and of small pictures. */
export const deviceSizes = [640, 750, 828, 1080, 1200, 1920, 2048, 3840];
export const imageSizes = [16, 32, 48, 64, 96, 128, 256, 384];

const allowed = new Set([...deviceSizes, ...imageSizes]);

export function isAllowedWidth(width: number): boolean {
  return allowed.has(width);
}
