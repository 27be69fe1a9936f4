import { z } from 'zod';
import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { extraInput } from '#modules/catalog/kinds/sale-terms.ts';
import { clockInput, slugInput, textInput, vndInput } from '#modules/catalog/schema.ts';
import { capitalise } from '#platform/vietnamese/capitalise.ts';
import { codeInput, codeOptions } from '../code-input.ts';
import { conditionFilters } from '../condition-filters.ts';
import { extrasLabel } from '../sale-term-labels.ts';
import { carModes, fuels, transmissions } from './codes.ts';
import { carProfile } from './profile.ts';

/** Of products that were published before they could name their own. */
const usualNight = { from: '22:00', until: '05:00' };

export const carDetails = z.object({
  mode: codeInput(carModes),
  seats: z.int().min(2).max(45),
  model: textInput(80),
  modelYear: z.int().min(2010),
  transmission: codeInput(transmissions),
  fuel: codeInput(fuels),
  /** Suitcases of 24 inches that fit in with all seats taken. */
  luggage: z.int().min(0),
  /** A code for each vehicle; none is rented out twice for the same time. */
  fleet: z.array(slugInput).min(1),
  turnaroundMinutes: z.int().min(0),
  /** Surcharge in percent where the pick-up lies in the night. */
  nightPercent: z.int().min(0).max(100),
  nightFrom: clockInput.default(usualNight.from),
  nightUntil: clockInput.default(usualNight.until),
  /** What the price has in it, as printed: tolls, fuel, driver. */
  freeWaitMinutes: z.int().min(0),
  includedKm: z.int().min(0).optional(),
  overKmVnd: vndInput.optional(),
  overtimeVnd: vndInput.optional(),
  /** Refundable security deposit for a car without driver. */
  depositVnd: vndInput.optional(),
  documents: z.array(textInput(160)),
  insurance: textInput(240),
  fuelPolicy: textInput(240),
  extras: z.array(extraInput).default([]),
});

/** One route of a transfer, or one way of renting by the day. */
export const carOfferDetails = z.object({
  route: z
    .object({ from: textInput(80), to: textInput(80), km: z.number().min(1), minutes: z.int().min(5) })
    .optional(),
  /** Hours per day with driver. */
  hours: z.int().min(1).max(24).optional(),
});

const carLabels = {
  mode: { label: 'Hình thức', options: carModes },
  seats: { label: 'Số chỗ' },
  model: { label: 'Dòng xe' },
  modelYear: { label: 'Đời xe' },
  transmission: { label: 'Hộp số', options: transmissions },
  fuel: { label: 'Nhiên liệu', options: fuels },
  luggage: { label: 'Số va li 24 inch' },
  fleet: { label: 'Các xe', hint: 'Mỗi dòng mã một xe, chữ thường không dấu: xe-1.' },
  turnaroundMinutes: { label: 'Nghỉ giữa hai chuyến (phút)' },
  nightPercent: { label: 'Phụ thu đêm (%)' },
  nightFrom: { label: 'Đêm bắt đầu lúc', hint: 'Đón trong khoảng này thì cộng phụ thu đêm.' },
  nightUntil: { label: 'Đêm hết lúc' },
  freeWaitMinutes: { label: 'Chờ miễn phí (phút)' },
  includedKm: { label: 'Số km đã gồm', hint: 'Để trống nếu không giới hạn.' },
  overKmVnd: { label: 'Mỗi km vượt' },
  overtimeVnd: { label: 'Mỗi giờ vượt' },
  depositVnd: { label: 'Tiền thế chân', hint: 'Chỉ xe tự lái.' },
  documents: { label: 'Giấy tờ cần có', hint: 'Mỗi dòng một loại.' },
  insurance: { label: 'Bảo hiểm' },
  fuelPolicy: { label: 'Quy định nhiên liệu' },
  extras: extrasLabel,
};

export const car: Kind<z.infer<typeof carDetails>> = {
  ...carProfile,
  priceUnitOf: ({ mode }) => (mode === 'airport-transfer' ? '/chuyến' : '/ngày'),
  sale: 'vehicles',
  saleTerms: (details, unitDetails) => {
    const { mode, turnaroundMinutes, nightPercent, freeWaitMinutes, extras } = details;
    const { nightFrom = usualNight.from, nightUntil = usualNight.until } = details;
    const { route, hours = 10 } = carOfferDetails.parse(unitDetails);
    return {
      childBands: [],
      extras,
      surcharges: [],
      vehicle: {
        runs: mode === 'airport-transfer' ? 'trip' : mode === 'self-drive' ? 'rental' : 'day',
        minutes: (route?.minutes ?? 60) + freeWaitMinutes,
        hours,
        turnaroundMinutes,
        night: { from: nightFrom, until: nightUntil, percent: nightPercent },
      },
    };
  },
  fleet: ({ fleet }) => fleet,
  picksUp: () => true,
  whereToGo: ({ mode, freeWaitMinutes }) => [
    mode === 'self-drive'
      ? 'Bạn đưa phiếu này khi nhận xe.'
      : 'Tài xế đón bạn ở địa chỉ trên phiếu và gọi cho bạn trước giờ đón.',
    mode === 'airport-transfer' && freeWaitMinutes ? `Xe chờ miễn phí ${freeWaitMinutes} phút.` : '',
  ],
  whatToBring: ({ documents }) => documents ?? [],
  details: carDetails,
  detailLabels: carLabels,
  unitDetails: carOfferDetails,
  quickFilters: {
    options: [
      ['mode', 'airport-transfer', 'Đưa đón sân bay'],
      ['mode', 'self-drive', 'Tự lái'],
      ['seats', '7', '7 chỗ'],
      ['seats', '16', '16 chỗ'],
    ],
    cheapVnd: 500_000,
  },
  filters: [
    {
      key: 'mode',
      label: 'Hình thức',
      type: 'detail',
      path: 'mode',
      options: codeOptions(carModes),
    },
    {
      key: 'seats',
      label: 'Số chỗ',
      type: 'detail',
      path: 'seats',
      options: [4, 5, 7, 9, 16, 29, 45].map((seats) => ({ value: String(seats), label: `${seats} chỗ` })),
    },
    ...conditionFilters,
  ],
  cardTaxonomies: [],
  cardFacts: ({ details }) => [`${details.seats} chỗ`, capitalise(carModes[details.mode]), details.model],
  jsonLd: () => ({ '@type': 'Product', category: 'Thuê xe' }),
};
