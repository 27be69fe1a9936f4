import { z } from 'zod';

const percent = (name: string) =>
  z
    .string()
    .trim()
    .regex(/^(100|\d{1,2})$/, `${name} là một số từ 0 đến 100.`)
    .transform(Number);

const tag = z.string().max(40, 'Mỗi thẻ dài nhất 40 ký tự.');

/** Alternative text for people who cannot see the picture: its content, in a sentence. */
export const altInput = z
  .string()
  .trim()
  .min(5, 'Vui lòng mô tả hình cho người không nhìn thấy, như: Thuyền thúng trên biển Mỹ Khê lúc sáng sớm.')
  .max(300, 'Dài quá 300 ký tự.');

/** A picture in the office's form: its description, and the focus that must stay visible where it is cropped. */
export const pictureEdit = z.object({
  alt: altInput,
  tags: z
    .string()
    .transform((text) =>
      [...new Set(text.split(',').map((one) => one.trim().normalize('NFC')))].filter(Boolean),
    )
    .pipe(z.array(tag).max(20, 'Nhiều nhất 20 thẻ.')),
  focusX: percent('Từ trái'),
  focusY: percent('Từ trên'),
});

export type PictureEdit = z.output<typeof pictureEdit>;

/** The part of a picture that is kept, in per cent of its width and height. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Minimum size of a crop, in per cent. */
const minPart = 5;

const part = (name: string, least: number) =>
  z.coerce
    .number(`${name} là một số từ ${least} đến 100.`)
    .min(least, `${name} là một số từ ${least} đến 100.`)
    .max(100, `${name} là một số từ ${least} đến 100.`);

export const cropInput = z
  .object({
    left: part('Mép trái', 0),
    top: part('Mép trên', 0),
    width: part('Chiều rộng', minPart),
    height: part('Chiều cao', minPart),
  })
  .refine(({ left, width }) => left + width <= 100.001, {
    path: ['width'],
    message: 'Phần giữ lại ra ngoài mép phải của hình.',
  })
  .refine(({ top, height }) => top + height <= 100.001, {
    path: ['height'],
    message: 'Phần giữ lại ra ngoài mép dưới của hình.',
  });

/** In its stored form, '30% 70%'; null for the centre. */
export function focusText({ focusX, focusY }: Pick<PictureEdit, 'focusX' | 'focusY'>): string | null {
  return focusX === 50 && focusY === 50 ? null : `${focusX}% ${focusY}%`;
}

export function readFocus(focus: string | null): { focusX: number; focusY: number } {
  const [focusX = 50, focusY = 50] = (focus ?? '').match(/\d+/g)?.map(Number) ?? [];
  return { focusX, focusY };
}
