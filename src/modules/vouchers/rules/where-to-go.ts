import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';

type Details = Record<string, unknown>;
type Item = Pick<QuotedItem, 'kind' | 'options'>;

/** Where the guest is to be and what happens there, in sentences, from what the product says of itself. */
export function whereToGo(item: Item, details: Details): string[] {
  return (sentences[item.kind]?.(details, item) ?? []).filter((sentence) => sentence !== '');
}

const sentences: Partial<Record<QuotedItem['kind'], (details: Details, item: Item) => string[]>> = {
  hotel: ({ checkInFrom, checkOutUntil }) => [
    'Bạn đưa phiếu này tại quầy lễ tân.',
    checkInFrom && checkOutUntil ? `Nhận phòng từ ${checkInFrom}, trả phòng trước ${checkOutUntil}.` : '',
  ],
  combo: () => ['Bạn đưa phiếu này tại quầy lễ tân khi nhận phòng và tại các điểm dịch vụ trong gói.'],
  tour: ({ pickups }, { options }) =>
    options.pickupAddress
      ? ['Bạn có mặt ở điểm đón trước giờ khởi hành 10 phút.']
      : ((pickups ?? []) as { place: string; time: string }[]).map(
          ({ place, time }) => `Đón lúc ${time} tại ${place}.`,
        ),
  cruise: ({ pierName, boardingAt, disembarkAt }) => [
    pierName ? `Bạn làm thủ tục tại ${pierName}.` : '',
    boardingAt ? `Lên tàu lúc ${boardingAt}${disembarkAt ? `, về bến lúc ${disembarkAt}` : ''}.` : '',
  ],
  attraction: ({ redemption, openHours, howToGetThere }) => [
    redemption === 'đổi vé giấy'
      ? 'Bạn đổi phiếu này lấy vé giấy ở quầy trước khi vào cổng.'
      : 'Bạn đưa mã QR này quét tại cổng, không cần đổi vé giấy.',
    ...((openHours ?? []) as { days: string; from: string; to: string }[]).map(
      ({ days, from, to }) => `Mở cửa ${from}–${to} (${days.toLowerCase()}).`,
    ),
    String(howToGetThere ?? ''),
  ],
  experience: ({ meetingPoint }) => (meetingPoint ? [`Điểm hẹn: ${meetingPoint}.`] : []),
  car: ({ mode, freeWaitMinutes }) => [
    mode === 'tự lái'
      ? 'Bạn đưa phiếu này khi nhận xe.'
      : 'Tài xế đón bạn ở địa chỉ trên phiếu và gọi cho bạn trước giờ đón.',
    mode === 'đưa đón sân bay' && freeWaitMinutes ? `Xe chờ miễn phí ${freeWaitMinutes} phút.` : '',
  ],
};
