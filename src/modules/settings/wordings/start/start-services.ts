import type { ServiceSlug } from '../service-slugs.ts';
import type { ServiceWords } from '../shapes.ts';

const services: (ServiceWords & { slug: ServiceSlug })[] = [
  {
    slug: 'xe-dua-don-san-bay',
    title: 'Xe đưa đón sân bay',
    intro:
      'Xe riêng theo chặng, giá biết trước. Bạn ghi số hiệu chuyến bay lúc đặt, số ấy in trên phiếu của nhà xe.',
    isQuoteLed: false,
    seeAlsoHref: '/xe-du-lich?mode=airport-transfer',
    seeAlsoLabel: 'Xem xe và giá theo từng tuyến',
    faqs: [
      {
        question: 'Chuyến bay bị dời sang hôm sau thì sao?',
        answer:
          'Gọi cho chúng tôi giờ bay mới để hỏi nhà xe còn lịch không. Không dời được, bạn hủy theo mốc ghi trên đơn.',
      },
      {
        question: 'Xe chở được bao nhiêu vali?',
        answer:
          'Xe 4 chỗ vừa 2 vali lớn, xe 7 chỗ khoảng 4 vali khi gập hàng ghế cuối. Đồ nhiều hơn, bạn nên lên cỡ xe 16 chỗ.',
      },
      {
        question: 'Có ghé đón thêm người dọc đường không?',
        answer:
          'Ghi điểm ghé ở ô Yêu cầu thêm, dòng ấy in trên phiếu của nhà xe. Đường vòng xa thì nhà xe có thể tính thêm; bạn nên hỏi trước khi đặt.',
      },
    ],
  },
  {
    slug: 'cho-thue-tau',
    title: 'Cho thuê tàu',
    intro:
      'Bao trọn một chiếc tàu vài giờ để ngắm hoàng hôn, làm tiệc nhỏ hay đi vịnh với riêng nhóm mình. Chọn gói, chọn ngày, xem giá ngay.',
    isQuoteLed: false,
    seeAlsoHref: '',
    seeAlsoLabel: '',
    faqs: [
      {
        question: 'Mang đồ ăn, bánh sinh nhật lên tàu được không?',
        answer:
          'Thuê riêng thì phần lớn chủ tàu cho mang bánh và đồ uống, có nơi thu phí dọn dẹp. Trang của từng tàu ghi rõ.',
      },
      {
        question: 'Cảng vụ cấm biển thì sao?',
        answer:
          'Bạn dời ngày, giữ tiền cho chuyến sau hoặc nhận lại đủ tiền. Nhà tàu thường chốt vào chiều hôm trước theo bản tin gió.',
      },
    ],
  },
  {
    slug: 'cho-thue-cano',
    title: 'Cho thuê ca nô',
    intro:
      'Ca nô riêng có người lái, ghé được bãi cạn mà tàu lớn không vào. Nhóm bạn tự quyết giờ xuống biển và bãi nào nán lại lâu.',
    isQuoteLed: false,
    seeAlsoHref: '',
    seeAlsoLabel: '',
    faqs: [
      {
        question: 'Tôi có được tự lái ca nô không?',
        answer:
          'Không. Phương tiện do người có bằng lái của bến điều khiển. Bạn vẫn là người chọn điểm dừng, trong vùng được phép.',
      },
      {
        question: 'Nên đi giờ nào cho êm sóng?',
        answer:
          'Buổi sáng từ 8 giờ đến 11 giờ thường lặng gió nhất. Chiều mát hơn nhưng sóng cao dần, nhất là sau 14 giờ.',
      },
      {
        question: 'Ai không nên đi ca nô?',
        answer: 'Người mang thai, đau lưng và trẻ dưới 3 tuổi nên đi tàu lớn vì ca nô dằn sóng.',
      },
    ],
  },
  {
    slug: 'cho-thue-xe-may',
    title: 'Cho thuê xe máy',
    intro: 'Xe số, tay ga, xe điện và xe đi đèo, giao tận khách sạn kèm mũ bảo hiểm, tính theo ngày.',
    isQuoteLed: false,
    seeAlsoHref: '',
    seeAlsoLabel: '',
    faqs: [
      {
        question: 'Chưa có bằng lái thì thuê được loại nào?',
        answer:
          'Xe đạp, hoặc xe điện loại nhỏ mà luật không buộc có bằng. Xe khác phải có giấy phép lái xe phù hợp.',
      },
      {
        question: 'Xe hỏng giữa đường gọi ai?',
        answer:
          'Gọi cửa hàng giao xe trước; không liên lạc được, bạn gọi số hỗ trợ trên phiếu. Ai trả tiền sửa theo thỏa thuận lúc nhận xe.',
      },
      {
        question: 'Tiền cọc trả lúc nào?',
        answer:
          'Bạn đưa cọc cho cửa hàng lúc nhận xe và nhận lại lúc trả. Khi nhận, hãy chụp quanh xe, thử còi, đèn, phanh.',
      },
    ],
  },
  {
    slug: 'to-chuc-team-building',
    title: 'Tổ chức team building',
    intro:
      'Trò chơi bãi biển, thử thách trong phố hay chuyến công ty ba ngày. Chúng tôi hỏi về đoàn trước, rồi mới viết kịch bản và báo giá từng hạng mục.',
    isQuoteLed: true,
    seeAlsoHref: '',
    seeAlsoLabel: '',
    faqs: [
      {
        question: 'Trời mưa thì chương trình ra sao?',
        answer: 'Bạn hỏi phương án trong nhà ngay trong yêu cầu, để báo giá có dòng cho hội trường dự phòng.',
      },
      {
        question: 'Người lớn tuổi, đang mang thai tham gia thế nào?',
        answer: 'Có vai trò nhẹ như giữ mật thư, chấm điểm, chụp ảnh. Bạn ghi số người này trong yêu cầu.',
      },
      {
        question: 'Nên gửi yêu cầu trước bao lâu?',
        answer:
          'Đoàn dưới 50 khách nên trước ba tuần, đoàn lớn hoặc đi mùa hè nên trước hai tháng để còn phòng cùng một nơi.',
      },
    ],
  },
  {
    slug: 'to-chuc-gala-dinner',
    title: 'Tổ chức gala dinner',
    intro:
      'Tiệc tối công ty trọn gói: địa điểm, thực đơn, sân khấu, âm thanh, người dẫn và kịch bản. Bạn gửi yêu cầu để nhận báo giá.',
    isQuoteLed: true,
    seeAlsoHref: '',
    seeAlsoLabel: '',
    faqs: [
      {
        question: 'Tiệc 40 người có nhận không?',
        answer:
          'Có. Nhóm nhỏ hợp với phòng riêng của nhà hàng và một bộ âm thanh gọn thay cho sân khấu, tổng chi phí nhẹ hơn nhiều.',
      },
      {
        question: 'Công ty tự mang rượu được không?',
        answer:
          'Phần lớn nơi tổ chức cho mang, có phí mở chai tính theo chai hoặc theo bàn. Bạn ghi trong yêu cầu để báo giá có dòng ấy.',
      },
      {
        question: 'Tiệc ngoài trời gặp mưa thì sao?',
        answer:
          'Bạn hỏi sảnh trong nhà hoặc mái che dự phòng ngay trong yêu cầu, và chốt giờ quyết định khi nhận báo giá.',
      },
    ],
  },
];

/** Initial texts of each service type's page, until the company writes its own. */
export const startServices = Object.fromEntries(
  services.map(({ slug, ...words }) => [slug, words]),
) as Record<ServiceSlug, ServiceWords>;
