import { moveEnquiry } from '#modules/enquiries/commands/change-enquiry-state.ts';
import { createEnquiry } from '#modules/enquiries/commands/create-enquiry.ts';
import { enquiryInput } from '#modules/enquiries/schema.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { inventGuest } from './invent-guest.ts';
import { quietQueue } from './quiet-queue.ts';
import { after, type TradeParts } from './trade-parts.ts';

interface EnquiryText {
  kind: string;
  message?: string;
  /** Before the start. */
  minutesAgo: number;
  /** Taken on by staff, or closed. */
  state?: 'dang-xu-ly' | 'dong';
  flight?: (today: string) => object;
}

const wishes: EnquiryText[] = [
  { kind: 'goi-lai', minutesAgo: 18, message: 'Hỏi combo Phú Quốc 4 ngày dịp Tết, 2 người lớn và 2 bé.' },
  {
    kind: 'tu-van',
    minutesAgo: 42,
    message: 'Gia đình 6 người muốn đi Hạ Long rồi Ninh Bình, 4 ngày, có ông bà.',
  },
  {
    kind: 'bao-gia-doan',
    minutesAgo: 95,
    message: 'Công ty 28 người, tour Tràng An một ngày, ăn trưa buffet.',
  },
  {
    kind: 've-may-bay',
    minutesAgo: 130,
    flight: (today) => ({
      trip: 'return',
      legs: [
        { from: 'HAN', to: 'PQC', date: addDays(today, 27) },
        { from: 'PQC', to: 'HAN', date: addDays(today, 31) },
      ],
      adults: 2,
      childAges: [7],
      infants: 0,
    }),
  },
  {
    kind: 'khieu-nai',
    minutesAgo: 60 * 20,
    message: 'Phòng nhận không đúng hạng đã đặt, tôi muốn được giải thích.',
  },
  { kind: 'doi-tac', minutesAgo: 60 * 26, message: 'Homestay 12 phòng ở Sa Pa muốn bán phòng qua công ty.' },
  { kind: 'goi-lai', minutesAgo: 60 * 28, message: 'Gọi sau 17 giờ giúp tôi.', state: 'dang-xu-ly' },
  {
    kind: 'tu-van',
    minutesAgo: 60 * 49,
    message: 'Đà Lạt 3 ngày cho hai người, thích chỗ yên tĩnh.',
    state: 'dang-xu-ly',
  },
  {
    kind: 'gop-y',
    minutesAgo: 60 * 75,
    message: 'Trang dễ dùng, mong có thêm tour miền Tây.',
    state: 'dong',
  },
  {
    kind: 'lien-he',
    minutesAgo: 60 * 100,
    message: 'Công ty có xuất hóa đơn cho đoàn không ạ?',
    state: 'dong',
  },
];

/** Guests' enquiries, not all answered by staff. */
export async function playEnquiries(parts: TradeParts): Promise<void> {
  const { db, now, random, staff } = parts;
  for (const [at, { kind, message, minutesAgo, state, flight }] of wishes.entries()) {
    const askedAt = after(now, -minutesAgo);
    const { fullName, phone, email } = inventGuest(random, 500 + at);
    const input = enquiryInput.parse({
      kind,
      name: fullName,
      phone,
      email,
      consent: true,
      ...(message && { message }),
      ...(flight && { flight: flight(dayInVietnam(askedAt)) }),
    });
    const created = await createEnquiry(db, quietQueue, input, { actor: 'guest', now: askedAt });
    if (!created.ok || !state) continue;
    const { code } = created.enquiry;
    await moveEnquiry(db, { code, to: 'dang-xu-ly', actor: staff.operations }, after(askedAt, 25));
    if (state === 'dong')
      await moveEnquiry(db, { code, to: 'dong', actor: staff.operations }, after(askedAt, 90));
  }
}
