import { Search } from 'lucide-react';
import { Form, Link, useLocation } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { SpriteIcon } from '#ui/sprite-icon.tsx';
import { navigationIcons } from '#web/app/navigation/navigation-icons.ts';
import { useMenus } from '#web/app/root-data.ts';

/** For an address that was not found (NAV-07): a search box with guesses at its words, and pages to go on from. */
export function NotFoundView() {
  const { pathname } = useLocation();
  const { main = [], more = [], help = [] } = useMenus() ?? {};
  const others = [...more, ...help].filter(({ href }) => ['/dia-diem', '/cam-nang-du-lich'].includes(href));
  const suggestions = [...main.filter(({ href }) => href !== '/'), ...others];
  if (isPlan(pathname)) suggestions.unshift({ href: '/ke-hoach', label: 'Kế hoạch gợi ý' });
  return (
    <div className="container-page max-w-4xl py-12 lg:py-20">
      <p className="font-semibold text-sea">Lỗi 404</p>
      <h1 className="mt-1 text-2xl lg:text-3xl">Không tìm thấy trang này</h1>
      <p className="mt-3 max-w-prose text-ink-soft">
        {isSentLink(pathname)
          ? 'Liên kết có thể đã được thu hồi, hết hạn hoặc bị cắt mất một đoạn. Bạn mở lại từ thư hay tin nhắn, hoặc nhờ người gửi cho bạn liên kết mới.'
          : `Địa chỉ có thể đã đổi, hoặc ${isPlan(pathname) ? 'kế hoạch này đã được gỡ' : 'dịch vụ này không còn bán'}. Vui lòng tìm lại bằng tên, gõ không dấu cũng được.`}
      </p>
      <Form action="/tim-kiem" role="search" className="mt-6 flex max-w-2xl gap-2">
        <input
          key={pathname}
          type="search"
          name="search"
          required
          aria-label="Điểm đến, khách sạn, tour"
          defaultValue={isSentLink(pathname) ? '' : wordsOfPath(pathname)}
          placeholder="Nơi đến, khách sạn…"
          className="min-h-12 w-full min-w-0 rounded-control border border-line-strong bg-rice px-4"
        />
        <button type="submit" className={buttonClass('sea')}>
          <Search aria-hidden className="size-5" />
          Tìm
        </button>
      </Form>
      <h2 className="mt-10 text-lg">Hoặc bắt đầu từ đây</h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {suggestions.map((entry) => {
          const icon = navigationIcons[entry.href];
          return (
            <li key={entry.href}>
              <Link
                to={entry.href}
                className="flex min-h-16 items-center gap-3 rounded-card border border-line bg-rice px-4 font-semibold shadow-soft moves hover:text-sea hover:shadow-raised"
              >
                {icon && <SpriteIcon name={icon} className="size-6 text-sea" />}
                {entry.label}
              </Link>
            </li>
          );
        })}
      </ul>
      <p className="mt-8 text-ink-soft">
        Vẫn chưa thấy?{' '}
        <Link to="/lien-he" className="text-sea underline">
          Nhắn cho chúng tôi
        </Link>
        , sẽ có người tìm giúp bạn.
      </p>
    </div>
  );
}

/** A public plan that its author or the company withdrew is gone without a trace: its title may not be told. */
const isPlan = (pathname: string) => pathname.startsWith('/ke-hoach/');

/** Whether an address is one that is sent to somebody: shared plans, parts of a bill, and what links in mails open. */
export function isSentLink(pathname: string): boolean {
  return /^\/(dat-cho\/(phan|[^/]+\/xac-nhan-quay)|chuyen-di\/ke-hoach|danh-gia|nha-cung-cap|gioi-thieu|(ban|bao)-tin\/[^/]+)\/[^/]/.test(
    pathname,
  );
}

/** Likely search words from a missing page's path: '/khach-san/bien-xanh.html' → 'bien xanh'. */
export function wordsOfPath(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  // No words, but the token of a private link that was cut short.
  if (/[^-_%]{20}/.test(last)) return '';
  return decode(last)
    .replace(/\.[a-z]{2,5}$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
