import { formatNumber } from '#platform/vietnamese/format-number.ts';

/** Limits of a library picture, enforced by the server. */
export const uploadLimits = { bytes: 40 * 1024 * 1024, pixels: 100_000_000 };

/** `accept` of the file input: formats that the library reads, and those with an explanation of their refusal. */
export const acceptedFiles = 'image/jpeg,image/png,image/webp,image/avif,image/tiff,image/heic,.heic';

export const formatsHint = `JPEG, PNG, WebP, AVIF, TIFF; mỗi tệp nhiều nhất ${uploadLimits.bytes / 1024 / 1024} MB và ${uploadLimits.pixels / 1_000_000} triệu điểm ảnh.`;

/** Why a file was refused, and what to do about it. */
export const uploadRefusals: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không thêm được hình.',
  empty: 'Tệp không có nội dung. Bạn chọn lại.',
  too_large: `Tệp nặng hơn ${uploadLimits.bytes / 1024 / 1024} MB. Bạn xuất bản nhỏ hơn rồi gửi lại.`,
  too_many_pixels: `Hình lớn hơn ${formatNumber(uploadLimits.pixels / 1_000_000)} triệu điểm ảnh. Bạn thu nhỏ rồi gửi lại.`,
  not_a_photo: 'Không mở được như một bức hình. Kho nhận JPEG, PNG, WebP, AVIF và TIFF còn nguyên vẹn.',
  heic: 'Hình HEIC của điện thoại chưa đọc được ở đây. Bạn lưu thành JPEG (iPhone: Cài đặt, Camera, Định dạng, Tương thích nhất) rồi gửi lại.',
  gif: 'Hình GIF không dùng trên trang. Bạn lưu thành JPEG hoặc PNG rồi gửi lại.',
  busy: 'Nhiều hình đang chờ đọc. Bạn thử lại sau ít phút.',
  bad_piece: 'Tệp đã đổi trong lúc gửi. Bạn chọn lại.',
  in_library: 'Hình này đã có trong kho. Bạn chọn tệp khác.',
};
