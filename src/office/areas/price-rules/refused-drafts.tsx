import { Notice } from '../../parts/notice.tsx';

/** Why a draft could not be put in force as it is. */
const whyWords: Readonly<Record<string, string>> = {
  unknown_rule: 'luật mà bản nháp sửa đã được xóa',
  changed_meanwhile: 'luật mà bản nháp sửa đã đổi từ khi lưu nháp',
  unknown_unit: 'hạng của nó không còn',
  unknown_holiday: 'dịp lễ của nó không còn',
  reason_needed: 'giá đổi quá 50%, cần ghi lý do',
  too_many_days: 'một dịch vụ sẽ được giảm giá quá 120 ngày trong năm',
};

/** Drafts that the year leaves out. */
export function RefusedDrafts({ refused }: { refused: readonly { label: string; reason: string }[] }) {
  return (
    <Notice tone="warn">
      Không tính được {refused.length} bản nháp:{' '}
      {refused.map(({ label, reason }) => `${label} (${whyWords[reason] ?? 'chưa áp dụng được'})`).join('; ')}
      .
    </Notice>
  );
}
