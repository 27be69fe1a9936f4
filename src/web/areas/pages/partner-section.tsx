import { useRootData } from '#web/app/root-data.ts';
import { MessageForm } from '#web/parts/enquiries/message-form.tsx';
import { emptyMessage } from '#web/parts/enquiries/message-values.ts';

/** What the form of each partner page asks for. */
const asks: Record<string, { title: string; label: string; hint: string }> = {
  'doi-tac': {
    title: 'Gửi thông tin hợp tác',
    label: 'Giới thiệu đơn vị',
    hint: 'Tên đơn vị, mã số thuế, dịch vụ và địa bàn của bạn.',
  },
  'doi-tac-khach-san': {
    title: 'Gửi thông tin chỗ nghỉ',
    label: 'Giới thiệu chỗ nghỉ',
    hint: 'Tên chỗ nghỉ, địa chỉ, số phòng, hạng sao nếu có.',
  },
  affiliate: {
    title: 'Gửi lời giới thiệu kênh của bạn',
    label: 'Kênh của bạn',
    hint: 'Đường dẫn trang hoặc nhóm, chủ đề, số người theo dõi.',
  },
};

export function isForPartners(slug: string): boolean {
  return slug in asks;
}

/** The form for potential partners, at the end of a partner page. */
export function PartnerSection({ slug, openedAt }: { slug: string; openedAt: string }) {
  const { settings } = useRootData();
  const ask = asks[slug];
  if (!ask) return null;
  return (
    <section id="gui-thong-tin" className="mt-10 scroll-mt-24 border-t border-line pt-8">
      <h2 className="text-xl">{ask.title}</h2>
      <p className="mt-2 mb-5 text-ink-soft">
        Nhân viên đọc và trả lời trong {settings.answers.partnerHours} giờ, qua điện thoại hoặc email bạn để
        lại.
      </p>
      <MessageForm
        values={emptyMessage('doi-tac', `/page/${slug}`, openedAt)}
        messageLabel={ask.label}
        messageHint={ask.hint}
      />
    </section>
  );
}
