import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { linkToContent } from '#modules/catalog/rules.ts';
import type { PictureUse } from '#modules/media/queries/find-library-picture.ts';
import type { PictureUseType } from '#modules/media/queries/list-library.ts';

/** Uses of a picture, in words. */
export const pictureUseNames: Record<PictureUseType, string> = {
  product: 'Sản phẩm',
  unit: 'Hạng phòng, chỗ',
  article: 'Bài viết',
  page: 'Trang',
  province: 'Tỉnh, thành',
  place: 'Điểm đến',
  plan: 'Kế hoạch',
  setting: 'Thông tin công ty',
};

/** The page that shows a use: on the site, or in the office where it is edited there. */
export function pictureUseLink({ type, ref }: PictureUse): { href: string; isOffice: boolean } {
  const office = (to: string) => ({ href: `/quan-tri${to}`, isOffice: true });
  const site = (href: string) => ({ href, isOffice: false });
  switch (type) {
    case 'product':
    case 'unit': {
      const [kind = '', slug = ''] = ref.split('/');
      const profile = kind in kindProfiles ? kindProfiles[kind as keyof typeof kindProfiles] : null;
      return site(`${profile?.prefix ?? ''}/${slug}.html`);
    }
    case 'article':
      return office(`/noi-dung/bai-viet/${ref}`);
    case 'page':
      return office(`/noi-dung/trang/${ref}`);
    case 'province':
      return site(linkToContent('Provinces', ref));
    case 'place':
      return site(linkToContent('Place', ref));
    case 'plan':
      return site(`/ke-hoach/${ref}`);
    case 'setting':
      return office('/cai-dat');
  }
}
