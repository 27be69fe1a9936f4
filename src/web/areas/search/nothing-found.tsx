import { Phone } from 'lucide-react';
import { ButtonLink, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { phoneLink } from '#ui/phone-link.ts';
import { useRootData } from '#web/app/root-data.ts';

/** For a search without results: how to rephrase it, and how to ask staff. */
export function NothingFound({ text }: { text: string }) {
  const { settings } = useRootData();
  return (
    <div className="mt-8">
      <EmptyState title={`Chưa tìm thấy “${text}”`}>
        <p>
          Bạn thử tên tỉnh hoặc tên gọi ngắn hơn, cả tên cũ cũng được. Hoặc để chúng tôi tìm giúp, có người
          trả lời {settings.hours.mail} mỗi ngày.
        </p>
        <AskStaff />
      </EmptyState>
    </div>
  );
}

/** The two ways to ask staff. */
export function AskStaff() {
  const { settings } = useRootData();
  return (
    <p className="mt-5 flex flex-wrap justify-center gap-3">
      <ButtonLink to="/yeu-cau" look="sea">
        Nhờ tìm giúp
      </ButtonLink>
      <a href={phoneLink(settings.phone)} className={buttonClass('outline')}>
        <Phone aria-hidden className="size-5" />
        {settings.phone}
      </a>
    </p>
  );
}
