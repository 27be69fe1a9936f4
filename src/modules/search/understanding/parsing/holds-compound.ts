import { searchKey } from '#modules/search/understanding/search-key.ts';

/**
 * Everyday words of two syllables that no catalogue of trips need have, and that are one letter away from names in some: typed without
 * marks, 'lam viec' is no 'Lâm Viên'.
 */
const compounds = `
bảo hiểm, bảo đảm, bảo vệ, bảo mật, bảo hành, bảo tàng, bảo tồn, làm việc, làm sao, làm ăn, làm đẹp, làm quen, công việc, công ty, công tác, công cụ,
công nghệ, công nhân, công an, cơ quan, cơ hội, cơ sở, cơ thể, thanh toán, thanh lý, thanh niên, thành viên, thành công, hóa đơn, hóa chất, hàng hóa,
hàng không, hàng ngày, hàng xóm, chuyển khoản, chuyển phát, chuyển tiền, chuyển nhà, ngân hàng, ngân sách, tài khoản, tài liệu, tài chính, tài xế,
mật khẩu, mật mã, đăng ký, đăng nhập, đăng bài, đăng tin, xác nhận, xác minh, liên hệ, liên lạc, hỗ trợ, tư vấn, tư liệu, khiếu nại, phản hồi,
phản ánh, góp ý, đánh giá, nhận xét, chính sách, chính thức, chính chủ, quy định, quy chế, quy trình, điều khoản, điều kiện, điều hòa, điều hành,
giảm giá, giá cả, giá trị, khuyến mãi, khuyến mại, ưu đãi, quà tặng, phần thưởng, tích lũy, tích điểm, trẻ em, trẻ con, trẻ nhỏ, em bé, người lớn,
người già, người nhà, người yêu, gia đình, bạn bè, bạn gái, bạn trai, vợ chồng, cặp đôi, đám cưới, đám hỏi, sinh nhật, kỷ niệm, tuần trăng,
trăng mật, học sinh, sinh viên, giáo viên, bác sĩ, bệnh viện, nhà thuốc, nhà trường, trường học, nhà nước, nhà đất, nhà cửa, nhà bếp, nhà tắm,
nhà nghỉ, nhà xe, ô tô, xe máy, xe đạp, xe khách, xe buýt, xe tải, bằng lái, giấy tờ, giấy phép, căn cước, chứng minh, hộ chiếu, thị thực, hải quan,
sân bay, máy bay, chuyến bay, hành lý, ký gửi, xách tay, bến xe, nhà ga, tàu hỏa, xe lửa, vé tàu, thời tiết, thời gian, thời sự, mưa bão, dự báo,
khí hậu, nhiệt độ, điện thoại, điện tử, điện nước, máy tính, máy ảnh, máy lạnh, máy giặt, tủ lạnh, quần áo, giày dép, túi xách, mỹ phẩm, đồ ăn,
đồ uống, ăn uống, ăn sáng, ăn trưa, ăn tối, món ăn, món chay, nhà hàng, quán ăn, quán nước, cà phê, trà sữa, hải sản, đặc sản, trái cây, bánh mì,
bánh kẹo, phim ảnh, ca nhạc, âm nhạc, bóng đá, thể thao, bơi lội, tiền mặt, tính tiền, tiền cọc, tiền lương, đặt cọc, đặt chỗ, đặt bàn, đặt vé, đặt phòng,
trả phòng, nhận phòng, trả góp, trả trước, trả sau, hoàn tiền, hoàn hủy, hủy bỏ, đổi ngày, đổi tên, đổi vé, dời ngày, mất đồ, quên đồ, lừa đảo,
uy tín, an toàn, an ninh, yêu cầu, yêu thích, yên tĩnh, sang trọng, hiện đại, sạch sẽ, rẻ nhất, đẹp nhất, tốt nhất, gần nhất, gần đây, xung quanh,
trung tâm, ngoại ô, nông thôn, tuyển dụng, việc làm, lao động, hợp đồng, hợp tác, đối tác, cộng tác, doanh nghiệp, văn phòng, địa chỉ, bản đồ,
thông tin, tin tức, tin nhắn, hình ảnh, lịch trình, lịch sử, kế hoạch, chương trình, hoạt động, vui chơi, giải trí, nghỉ ngơi, thư giãn, tham gia,
trải nghiệm, khám phá, hướng dẫn, thủ tục, tự túc, săn mây, cá heo, dù lượn, cắm trại, tắm bùn, ăn gì, chơi gì, mua gì, làm gì, đi đâu, ở đâu`;

const keys: ReadonlySet<string> = new Set(compounds.split(',').map((phrase) => searchKey(phrase)));

/** Whether words in search form are such a word and nothing else. */
export const isCompound = (words: readonly string[]): boolean => keys.has(words.join(' '));

/** The words of such a kind in a text, in search form. */
export const compoundsIn = (words: readonly string[]): string[] =>
  words.slice(1).flatMap((word, at) => (keys.has(`${words[at]} ${word}`) ? [`${words[at]} ${word}`] : []));

/** Whether two or more words in search form contain such a word. */
export const holdsCompound = (words: readonly string[]): boolean =>
  words.slice(1).some((word, at) => keys.has(`${words[at]} ${word}`));
