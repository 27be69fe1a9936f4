import { monthOptions } from '../field-labels.ts';
import { childPolicyLabel, surchargeLabels } from '../sale-term-labels.ts';

export const comboLabels = {
  days: { label: 'Số ngày' },
  nights: { label: 'Số đêm' },
  pricedPer: { label: 'Giá tính cho', options: { person: 'mỗi khách', two: 'hai khách', room: 'mỗi phòng' } },
  paxIncluded: { label: 'Số khách một combo' },
  components: {
    label: 'Combo gồm',
    hint: 'Như kể với khách; phần lấy từ sản phẩm khác đặt ở hạng của combo.',
    columns: {
      kind: {
        label: 'Loại',
        options: {
          roomNights: 'đêm phòng',
          cruise: 'du thuyền',
          flight: 'vé máy bay',
          transfer: 'đưa đón',
          meal: 'bữa ăn',
          ticket: 'vé',
          tour: 'tour',
          gift: 'quà',
        },
      },
      label: { label: 'Tên' },
      quantity: { label: 'Số lượng' },
    },
  },
  saleFrom: { label: 'Bán từ ngày' },
  saleTo: { label: 'Bán đến ngày' },
  useFrom: { label: 'Dùng từ ngày' },
  useTo: { label: 'Dùng đến ngày' },
  blackouts: {
    label: 'Ngày không áp dụng',
    columns: { from: { label: 'Từ ngày' }, to: { label: 'Đến ngày' }, reason: { label: 'Vì sao' } },
  },
  advanceBookingDays: { label: 'Đặt trước (ngày)' },
  minQuantity: { label: 'Mua ít nhất' },
  surcharges: {
    label: 'Phụ thu theo ngày đến',
    hint: 'Mỗi phụ thu theo thứ, theo dịp lễ hoặc theo một ngày hằng năm.',
    columns: surchargeLabels,
  },
  childPolicy: childPolicyLabel,
  openDated: { label: 'Mua trước, chọn ngày sau' },
  combinable: { label: 'Dùng được cùng mã giảm giá' },
  hotels: { label: 'Khách sạn của combo', hint: 'Đuôi địa chỉ của khách sạn, mỗi dòng một nơi.' },
  months: { label: 'Tháng đẹp nhất', options: monthOptions },
};
