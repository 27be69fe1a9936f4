import { z } from 'zod';
import { type ContentField, readRowText, writeRowText } from '#modules/catalog/editing/content-field.ts';
import { type UnitPicture, unitPicturesInput } from '#modules/catalog/selling/unit-pictures.ts';

const columns: ContentField[] = [
  { name: 'mediaId', label: 'Hình', type: 'picture' },
  { name: 'alt', label: 'Mô tả', type: 'line', hint: 'Dành cho người không nhìn thấy hình.' },
];

/** The list of a unit's pictures, as its form has it. */
export const unitPicturesField: ContentField = {
  ...{ name: 'pictures', label: 'Hình', type: 'rows', columns },
  hint: 'Hình đầu đứng trước trong danh sách hạng mà khách xem.',
};

/** Reads what the form sends. */
export const unitPicturesShape = z.object({
  pictures: z
    .string()
    .transform((text) => readRowText(columns, text))
    .pipe(unitPicturesInput),
});

export const writeUnitPictures = (pictures: readonly UnitPicture[]) =>
  writeRowText(
    columns,
    pictures.map(({ mediaId, alt }) => ({ mediaId, alt })),
  );
