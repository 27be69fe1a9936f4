import { permission, type Verb } from '#platform/actor/actor.ts';

/** Rights of staff concerning enquiries. */
export const enquiryVerbs = {
  'enquiry.answer': { title: 'Trả lời yêu cầu, gửi báo giá' },
  'enquiry.create': { title: 'Ghi yêu cầu cho khách gọi tới' },
  'enquiry.export': { title: 'Xuất danh sách yêu cầu' },
  'enquiry.move': { title: 'Nhận và đóng yêu cầu' },
} satisfies Record<string, Verb>;

export const may = permission(enquiryVerbs);
