import { PhoneCall } from 'lucide-react';
import type { SiteSettings } from '#modules/settings/schema.ts';
import { MessengerIcon, ZaloIcon } from '#ui/brand-icons.tsx';
import { buttonClass } from '#ui/button.tsx';
import { phoneLink } from '#ui/phone-link.ts';
import { answerHours } from '../shell/contact-channels.ts';

/** How to ask for a service: the consultation line (the first of the hotlines), Messenger and Zalo. */
export function ConsultationBox({ settings }: { settings: SiteSettings }) {
  const line = settings.hotlines[0] ?? {
    label: 'Tư vấn dịch vụ',
    phone: settings.phone,
    hours: answerHours.phone,
  };
  const chats = [
    { label: 'Nhắn qua Messenger', href: settings.messenger, Icon: MessengerIcon },
    { label: 'Nhắn qua Zalo', href: settings.zaloOa, Icon: ZaloIcon },
  ];
  return (
    <section
      aria-labelledby="consultation"
      className="rounded-card border border-line bg-sea-soft p-5 lg:p-6"
    >
      <h2 id="consultation" className="text-xl">
        Gọi hoặc nhắn để nhận báo giá
      </h2>
      <p className="mt-2 text-ink-soft">
        {line.label} · {line.hours} mỗi ngày
      </p>
      <div className="mt-4 grid gap-3 md:grid-cols-3 xl:grid-cols-1">
        <a href={phoneLink(line.phone)} className={buttonClass('primary', 'lg', 'tabular-nums')}>
          <PhoneCall aria-hidden className="size-5" />
          <span>
            <span className="sr-only">Gọi </span>
            {line.phone}
          </span>
        </a>
        {chats
          .filter((chat) => chat.href)
          .map(({ label, href, Icon }) => (
            <a
              key={label}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass('outline', 'lg')}
            >
              <Icon aria-hidden className="size-5" />
              {label}
              <span className="sr-only"> (mở trang mới)</span>
            </a>
          ))}
      </div>
      <ol className="mt-5 list-decimal space-y-1 pl-5 text-sm text-ink-soft">
        <li>Bạn cho biết ngày, nơi và số khách.</li>
        <li>Chúng tôi báo giá trong giờ hỗ trợ, {settings.supportHours}.</li>
        <li>Bạn đồng ý, chúng tôi giữ chỗ và gửi liên kết thanh toán, hoặc nhân viên hướng dẫn từng bước.</li>
      </ol>
    </section>
  );
}
