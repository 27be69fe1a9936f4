import type { LibraryPicture } from '#modules/media/queries/list-library.ts';
import type { ListDeclaration } from '../../parts/list/types.ts';
import { pictureUseNames } from './picture-use-link.ts';

/** List declaration of the library; `categories` are the existing groups of products' pictures. */
export function libraryList(categories: readonly string[]): ListDeclaration<LibraryPicture> {
  return {
    title: 'Hình ảnh',
    noun: 'hình',
    searchHint: 'Mô tả, thẻ, tên tệp…',
    keyOf: ({ id }) => id,
    nameOf: ({ alt, id }) => alt || id,
    hrefOf: ({ id }) => `/hinh-anh/${id}`,
    views: [
      { slug: 'tat-ca', title: 'Tất cả' },
      { slug: 'thieu-mo-ta', title: 'Thiếu mô tả' },
      { slug: 'khong-dung', title: 'Không dùng ở đâu' },
    ],
    filters: [
      {
        name: 'noi',
        title: 'Nơi dùng',
        options: Object.entries(pictureUseNames).map(([value, title]) => ({ value, title })),
      },
      ...(categories.length > 0
        ? [
            {
              name: 'nhom',
              title: 'Nhóm hình',
              options: categories.map((one) => ({ value: one, title: one })),
            },
          ]
        : []),
    ],
    columns: [],
  };
}

export const onlyOf: Readonly<Record<string, 'unused' | 'undescribed'>> = {
  'thieu-mo-ta': 'undescribed',
  'khong-dung': 'unused',
};
