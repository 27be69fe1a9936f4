const maxWidth = 1600;

/**
 * Makes the chosen photos smaller on the device before they are sent, so that a slow line has less to carry; the server
 * would make them so anyway. What the browser cannot open goes as it is.
 */
export async function shrinkPhotos(input: HTMLInputElement): Promise<void> {
  const chosen = [...(input.files ?? [])];
  const files = new DataTransfer();
  for (const file of chosen) files.items.add((await shrink(file).catch(() => null)) ?? file);
  const isSame = chosen.every((file, index) => input.files?.[index] === file);
  if (isSame && input.files?.length === chosen.length) input.files = files.files;
}

async function shrink(file: File): Promise<File | null> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, maxWidth / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
  return made && made.size < file.size ? new File([made], 'hinh.jpg', { type: 'image/jpeg' }) : null;
}
