import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { tripTypeLabels } from '#modules/reviews/rules/trip-types.ts';

/** Readable texts for enum values, by the field's name. */
export const dataWords: Record<string, Record<string, string>> = {
  provider: { credential: 'mật khẩu', google: 'Google', apple: 'Apple', facebook: 'Facebook', zalo: 'Zalo' },
  sex: { male: 'Nam', female: 'Nữ' },
  visibility: { private: 'Chỉ mình bạn', link: 'Ai có liên kết', public: 'Công khai' },
  kind: {
    ...Object.fromEntries(Object.values(kindProfiles).map(({ name, labels }) => [name, labels.one])),
    ...{ product: 'Dịch vụ', place: 'Điểm đến', transport: 'Di chuyển', note: 'Ghi chú' },
    ...{ account: 'Tài khoản', marketing: 'Nhận ưu đãi', zalo: 'Nhắn Zalo' },
    ...{ price: 'Giảm giá', places: 'Còn chỗ', late: 'Đến muộn', no_show: 'Không đến' },
    ...{ earn: 'Tích', take_back: 'Trừ lại', burn: 'Dùng', return: 'Trả lại', expire: 'Hết hạn' },
  },
  payMode: { prepay: 'Trả trước', deposit: 'Đặt cọc', at_property: 'Trả tại nơi ở' },
  by: { bank: 'chuyển khoản', office: 'tại quầy', guest: 'bạn', staff: 'nhân viên' },
  tripType: tripTypeLabels,
  status: {
    pending: 'Chờ nhân viên đọc',
    published: 'Đã đăng',
    rejected: 'Không được đăng',
    hidden: 'Đã gỡ',
  },
};
