import { showToast } from '#ui/show-toast.ts';

/** Says why a button below a price did not go on: the choice was changed since, and is priced again. */
export function notifyPriceChanged(): void {
  showToast({
    title: 'Lựa chọn đã đổi',
    text: 'Giá vừa được tính lại. Bạn xem tổng mới rồi đặt nhé.',
    tone: 'warn',
  });
}
