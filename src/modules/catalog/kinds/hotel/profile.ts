import { type KindProfile, staffCriterion, valueCriterion } from '../kind-profile.ts';

export const hotelProfile: KindProfile = {
  name: 'hotel',
  collection: 'hotels',
  collectionAliases: [],
  category: 'Hotels',
  prefix: '/khach-san',
  labels: {
    one: 'Khách sạn',
    many: 'Khách sạn',
    listTitle: 'Khách sạn và chỗ nghỉ khắp Việt Nam',
    listIntro:
      'Giá trên thẻ là giá thấp nhất của những ngày tới, đã gồm thuế phí. Mở từng nơi, chọn ngày để thấy phòng còn và tổng tiền.',
  },
  priceUnit: '/đêm',
  searchWords: ['khách sạn'],
  unit: { noun: 'phòng', plural: 'loại phòng' },
  nouns: { counted: 'khách sạn', compared: 'chỗ nghỉ', supplier: 'khách sạn' },
  hasMap: true,
  isOfferedAtDestinations: true,
  isStay: true,
  startsToday: true,
  hasDepartureList: false,
  hasProgramme: false,
  asksForPassengers: false,
  booking: { from: 'Nhận phòng', to: 'Trả phòng', counts: 'phòng', hasNights: true },
  widget: null,
  reviews: 'hotel-reviews',
  criteria: [
    { key: 'cleanliness', label: 'Sạch sẽ' },
    { key: 'comfort', label: 'Thoải mái' },
    { key: 'location', label: 'Vị trí' },
    { key: 'breakfast', label: 'Bữa sáng' },
    staffCriterion,
    valueCriterion,
  ],
};
