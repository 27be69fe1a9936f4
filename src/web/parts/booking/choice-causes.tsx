import type { ChoiceView } from '#modules/booking/disruption/choices.ts';
import { Notice } from '#ui/notice.tsx';

/** The causes, in the words of the staff who closed the days. */
export function ChoiceCauses({ choices }: { choices: ChoiceView }) {
  if (choices.why === 'unallocated') {
    return (
      <Notice tone="warn" title="Chúng tôi đã nhận tiền, nhưng chỗ không còn">
        <p>Tiền của bạn tới khi chỗ không còn giữ được. Bạn chọn một cách dưới đây, không mất phí nào.</p>
      </Notice>
    );
  }
  return choices.causes.map((cause) => (
    <Notice key={`${cause.title} ${cause.fromOn}`} tone="warn" title={cause.words}>
      {cause.note && <p>{cause.note}</p>}
    </Notice>
  ));
}
