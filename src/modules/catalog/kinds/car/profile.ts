import { type KindProfile, valueCriterion, widgetLabels } from '../kind-profile.ts';

export const carProfile: KindProfile = {
  name: 'car',
  collection: 'cars',
  collectionAliases: [],
  category: 'Cars',
  prefix: '/xe-du-lich',
  labels: {
    one: 'Thuê xe',
    many: 'Thuê xe',
    listTitle: 'Thuê xe du lịch và xe đưa đón sân bay',
    listIntro:
      'Giá trọn gói đã gồm cầu đường và xăng, hoặc nói rõ phần nào chưa gồm. Mỗi xe chỉ nhận một khách cùng lúc.',
  },
  priceUnit: '/chuyến',
  searchWords: ['thuê xe', 'xe du lịch', 'đưa đón sân bay'],
  unit: { noun: 'xe', plural: 'tuyến và gói thuê' },
  nouns: { counted: 'xe', compared: 'xe', supplier: 'nhà cung cấp' },
  hasMap: false,
  isOfferedAtDestinations: true,
  isStay: false,
  startsToday: true,
  hasDepartureList: false,
  hasProgramme: false,
  asksForPassengers: false,
  booking: { from: 'Đón lúc', to: 'Trả xe', counts: 'xe' },
  widget: {
    ...widgetLabels,
    unit: 'Tuyến hoặc gói',
    day: 'Ngày đón',
    left: 'xe',
    quantity: 'Số xe',
    adults: 'Số khách',
  },
  reviews: 'car-reviews',
  criteria: [
    { key: 'driver', label: 'Tài xế' },
    { key: 'vehicle', label: 'Xe' },
    { key: 'punctuality', label: 'Đúng giờ' },
    valueCriterion,
  ],
};
