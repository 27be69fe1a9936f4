/** The uploaded file of a form, with its name; empty when none was chosen. */
export async function readPictureFile(form: FormData): Promise<{ file: Buffer; fileName: string }> {
  const file = form.get('file');
  if (!(file instanceof File)) return { file: Buffer.alloc(0), fileName: '' };
  return { file: Buffer.from(await file.arrayBuffer()), fileName: file.name.replaceAll('\0', '') };
}
