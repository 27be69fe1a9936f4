import { type ContentField, writeRowText } from '#modules/catalog/editing/content-field.ts';
import type { UnitPicture } from '#modules/catalog/selling/units.ts';

export const unitPictureColumns: ContentField[] = [
  { name: 'mediaId', label: 'Hình', type: 'picture' },
  { name: 'alt', label: 'Mô tả', type: 'line', hint: 'Dành cho người không nhìn thấy hình.' },
];

/** The field of a unit's pictures in its form. */
export const unitPicturesField: ContentField = {
  ...{ name: 'pictures', label: 'Hình', type: 'rows', columns: unitPictureColumns },
  hint: 'Hình đầu đứng trước trong danh sách hạng mà khách xem.',
};

export const writeUnitPictures = (pictures: readonly UnitPicture[]) =>
  writeRowText(
    unitPictureColumns,
    pictures.map(({ mediaId, alt }) => ({ mediaId, alt })),
  );
