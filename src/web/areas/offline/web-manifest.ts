import { getSettings } from '#modules/settings/queries.ts';
import type { SiteSettings } from '#modules/settings/schema.ts';
import { appContext } from '#web/app/app-context.ts';
import { sharedPage } from '#web/app/shared-page.ts';
import type { Route } from './+types/web-manifest.ts';

export const headers = sharedPage({ tags: [] });

/** The web app manifest: the company's name, words and colours. */
export async function loader({ context }: Route.LoaderArgs) {
  const settings = await getSettings(context.get(appContext).readDb);
  return new Response(JSON.stringify(webManifest(settings)), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
}

export function webManifest({ name, tagline, metaDescriptions, colours }: SiteSettings) {
  return {
    id: '/',
    name: tagline ? `${name}: ${tagline}` : name,
    short_name: name,
    description: metaDescriptions,
    lang: 'vi',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colours.sand ?? '#fbf7f0',
    theme_color: colours.sea ?? '#0b6e69',
    categories: ['travel'],
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-192', 192, 'maskable'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
    shortcuts: [
      { name: 'Chuyến đi của tôi', url: '/chuyen-di', icons: [icon('icon-192', 192, 'any')] },
      { name: 'Đã lưu', url: '/da-luu', icons: [icon('icon-192', 192, 'any')] },
      { name: 'Tìm kiếm', url: '/tim-kiem', icons: [icon('icon-192', 192, 'any')] },
      {
        name: 'Khi không có mạng',
        short_name: 'Không mạng',
        url: '/ngoai-tuyen',
        icons: [icon('icon-192', 192, 'any')],
      },
    ],
    screenshots: [
      {
        src: '/pwa-dien-thoai.webp',
        sizes: '750x1334',
        type: 'image/webp',
        form_factor: 'narrow',
        label: 'Danh sách khách sạn trên điện thoại',
      },
      {
        src: '/pwa-chi-tiet.webp',
        sizes: '750x1334',
        type: 'image/webp',
        form_factor: 'narrow',
        label: 'Trang một du thuyền trên điện thoại',
      },
      {
        src: '/pwa-may-tinh.webp',
        sizes: '1280x800',
        type: 'image/webp',
        form_factor: 'wide',
        label: 'Trang chủ trên máy tính',
      },
    ],
  };
}

function icon(name: string, side: number, purpose: 'any' | 'maskable') {
  return { src: `/${name}.png`, sizes: `${side}x${side}`, type: 'image/png', purpose };
}
