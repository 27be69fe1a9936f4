/** The address of a photo that everybody may see; its name is too long to be guessed. */
export function shownPhotoUrl(id: string): string {
  return `/media/reviews/${id}.webp`;
}
