/** Maximum size of a supplier paper's file. */
export const paperLimits = { bytes: 15 * 1024 * 1024, words: '15 MB' };

const kinds: readonly { type: string; begins: readonly number[] }[] = [
  { type: 'application/pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47] },
  { type: 'image/jpeg', begins: [0xff, 0xd8, 0xff] },
  {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    begins: [0x50, 0x4b, 3, 4],
  },
];

/** MIME type of a file by its first bytes; null for anything but PDF, PNG, JPEG and Word. */
export function paperType(bytes: Uint8Array): string | null {
  return kinds.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte))?.type ?? null;
}
