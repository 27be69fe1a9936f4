import { ownValue } from '#platform/forms/own-value.ts';

const doneWords: Readonly<Record<string, string>> = {
  'den-muon': 'Đã báo nơi bạn đến là bạn đến muộn.',
  'hoa-don': 'Đã lưu thông tin xuất hóa đơn.',
  'huy-mot': 'Đã hủy dịch vụ, các dịch vụ khác giữ nguyên.',
  'gui-lai': 'Thư đang được gửi lại tới hộp thư của đặt chỗ.',
};

/** The outcome of the action just taken here. */
export function doneOf(name: string | null) {
  if (name === 'gui-nhieu')
    return { isGood: false, words: 'Thư vừa được gửi lại. Vui lòng xem hộp thư, cả mục thư rác.' };
  const words = ownValue(doneWords, name);
  return words ? { isGood: true, words } : null;
}
