import { Phone } from 'lucide-react';
import { ButtonLink, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { phoneLink } from '#ui/phone-link.ts';
import { useRootData } from '#web/app/root-data.ts';

/** When a text finds nothing: how to ask otherwise, and somebody who looks for it. */
export function NothingFound({ text }: { text: string }) {
  const { settings } = useRootData();
  return (
    <div className="mt-8">
      <EmptyState title={`Chưa tìm thấy “${text}”`}>
        <p>
          Bạn thử tên tỉnh hoặc tên gọi ngắn hơn, cả tên cũ cũng được. Hoặc để chúng tôi tìm giúp, có người
          trả lời {settings.supportHours} mỗi ngày.
        </p>
        <p className="mt-5 flex flex-wrap justify-center gap-3">
          <ButtonLink to="/yeu-cau" look="sea">
            Nhờ tìm giúp
          </ButtonLink>
          <a href={phoneLink(settings.phone)} className={buttonClass('outline')}>
            <Phone aria-hidden className="size-5" />
            {settings.phone}
          </a>
        </p>
      </EmptyState>
    </div>
  );
}
