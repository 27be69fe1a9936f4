import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { publishReview, rejectReview, replyToReview } from '#modules/reviews/commands/moderate-review.ts';
import { writeReview } from '#modules/reviews/commands/write-review.ts';
import { findReviewableTrip } from '#modules/reviews/queries/find-reviewable-trip.ts';
import { tripTypes } from '#modules/reviews/rules/trip-types.ts';
import { instantInVietnam } from '#platform/time/days.ts';
import { quietQueue } from './quiet-queue.ts';
import { laterBy, type TradeParts } from './trade-parts.ts';

/** Texts of reviews that fit any product, with their scores, in order of the guests' return. */
const texts = [
  {
    overall: 9,
    title: 'Đúng như trên trang',
    content: 'Giá và giờ giấc đúng như lúc đặt. Phiếu quét một lần là xong, không phải chờ.',
    pros: 'Đúng giờ, người đón vui vẻ.',
  },
  {
    overall: 8,
    title: 'Ổn, sẽ quay lại',
    content: 'Nhà mình hai người lớn một trẻ em, mọi thứ như mô tả. Đi ngày thường nên vắng, rất thoải mái.',
    pros: 'Vắng, sạch sẽ.',
    cons: 'Đường vào hơi khó tìm.',
  },
  {
    overall: 6,
    title: 'Tạm được so với giá',
    content: 'Chuyến đi không có gì sai, chỉ là phải chờ chừng hai mươi phút lúc đến vì đông khách.',
    cons: 'Chờ lâu lúc đông.',
  },
  {
    overall: 10,
    title: 'Cả nhóm ai cũng thích',
    content:
      'Bọn mình sáu người, đặt trước một tuần. Hỏi gì cũng được trả lời nhanh, đi về vẫn còn nhắc mãi.',
    pros: 'Chu đáo từ đầu đến cuối.',
  },
  {
    overall: 7,
    title: 'Đáng tiền',
    content: 'Đi công tác nên chỉ cần gọn và đúng giờ, và đúng là gọn và đúng giờ thật.',
  },
  {
    overall: 9,
    title: 'Hẹn lần sau đi lâu hơn',
    content: 'Ngắn quá nên tiếc. Lần sau mình sẽ đi thêm một ngày để không phải vội.',
  },
] as const;

/** A review that breaks the rules. */
const advertising = {
  overall: 10,
  title: 'Liên hệ mình để có giá rẻ hơn',
  content: 'Ai cần đặt giá tốt hơn thì nhắn trang cá nhân của mình, mình có mối quen khắp nơi.',
};

/**
 * Reviews by guests whose trips are over. The first is answered, one is refused, one in four waits for moderation. Sends no
 * mails.
 */
export async function playReviews(parts: TradeParts): Promise<void> {
  const { db, now, staff } = parts;
  const actor = staff.operations;
  for (const [at, { code, name, item }] of (await listReviewed(parts)).entries()) {
    const words = at === 2 ? advertising : (texts[at % texts.length] ?? texts[0]);
    const writtenAt = laterBy(parts, instantInVietnam(item.to, '20:00'), 90 + at * 7);
    const written = await writeReview(
      db,
      {
        code,
        productId: item.productId,
        review: {
          ...{ pros: '', cons: '', ...words },
          scores: Object.fromEntries(
            kindProfiles[item.kind].criteria.map(({ key }, of) => [
              key,
              Math.max(1, Math.min(10, words.overall + ((at + of) % 3) - 1)),
            ]),
          ),
          tripType: tripTypes[at % tripTypes.length] ?? tripTypes[0],
          stayedIn: item.months[0] ?? item.to.slice(0, 7),
          authorName: name,
        },
        sender: { counted: null, isProven: true, proof: `demo ${code} ${item.productId}`, expiresAt: now },
      },
      writtenAt,
    );
    if (!written.ok) throw new Error(`A review of the demo was not written: ${written.reason}`);
    const { id } = written;
    const readAt = laterBy(parts, writtenAt, 45);
    if (at === 2) await rejectReview(db, quietQueue, { id, actor, reason: 'quang-cao' }, readAt);
    else if (at % 4 !== 3) await publishReview(db, quietQueue, { id, actor }, readAt);
    if (at === 0)
      await replyToReview(
        db,
        quietQueue,
        { id, by: 'Bộ phận chăm sóc khách', content: 'Cảm ơn bạn, hẹn gặp lại ở chuyến sau.', actor },
        readAt,
      );
  }
}

/** Trips that are over, each with the first product that can be reviewed. */
async function listReviewed({ db, now }: TradeParts) {
  const bookings = await db
    .selectFrom('bookings')
    .select('code')
    .where('state', '=', 'completed')
    .orderBy('created_at')
    .orderBy('code')
    .execute();
  const trips = await Promise.all(bookings.map(({ code }) => findReviewableTrip(db, code, now)));
  return trips.flatMap((trip) => {
    const [item] = trip?.items ?? [];
    return trip?.isOpen && item ? [{ code: trip.code, name: trip.guestName, item }] : [];
  });
}
