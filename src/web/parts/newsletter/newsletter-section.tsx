import type { ShownSettings } from '#modules/settings/schema.ts';
import { buttonClass } from '#ui/button.tsx';
import { SpriteIcon } from '#ui/sprite-icon.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

/** The newsletter form, with our Zalo account beside it as an alternative. */
export function NewsletterSection({ settings, openedAt }: { settings: ShownSettings; openedAt: string }) {
  return (
    <section aria-labelledby="ban-tin" className="bg-sea-soft py-12">
      <div className="container-page grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-16">
        <div>
          <h2 id="ban-tin" className="text-2xl">
            Gợi ý mùa đẹp qua email
          </h2>
          <p className="mt-1 mb-5 max-w-prose text-ink-soft">
            Lịch hoa, lịch biển lặng, combo vừa mở bán và ngày còn chỗ. Đọc trong ba phút, hủy bằng một lần
            bấm.
          </p>
          <NewsletterForm values={{ email: '', consent: false, openedAt }} source="/" />
        </div>
        {settings.zaloOa && (
          <div className="self-start rounded-card bg-rice p-5 lg:p-8">
            <h3 className="flex items-center gap-2 text-xl">
              <SpriteIcon name="zalo" className="size-6 text-sea" />
              Hỏi nhanh qua Zalo
            </h3>
            <p className="mt-2 text-ink-soft">
              Gửi ngày đi và số khách, nhân viên trả lời trong giờ hỗ trợ, {settings.hours.mail} mỗi ngày.
            </p>
            <a
              href={settings.zaloOa}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass('outline', 'md', 'mt-4')}
            >
              Mở Zalo của {settings.name}
              <span className="sr-only"> (mở trang mới)</span>
            </a>
          </div>
        )}
      </div>
    </section>
  );
}
