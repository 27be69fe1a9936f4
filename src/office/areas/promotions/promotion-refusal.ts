import type { LongestSale } from '#modules/pricing/promotions/promotions.ts';
import type { ActionReply } from '../../app/action-reply.ts';

const words: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không làm được việc này.',
  unknown_promotion: 'Không còn khuyến mãi này.',
  gone: 'Không còn khuyến mãi này.',
  other_sort: 'Mã ưu đãi không đổi được thành ưu đãi tự động, hay ngược lại. Bạn thêm khuyến mãi mới.',
  is_so_already: 'Người khác vừa làm việc này rồi.',
  is_over: 'Đã qua ngày bán cuối cùng. Bạn đổi thời gian bán rồi cho chạy.',
};

interface Refusal {
  reason: string;
  name?: string;
  sale?: LongestSale;
}

/** A refusal of an action on a promotion, at its field where there is one. */
export function promotionRefusal({ reason, name = '', sale }: Refusal): ActionReply {
  if (reason === 'code_taken')
    return { errors: { code: 'Mã này đã có. Bạn ghi mã khác, hoặc sửa khuyến mãi đang có.' } };
  if (reason === 'unknown_product')
    return { errors: { products: `Không có sản phẩm “${name}”. Ghi mã hoặc địa chỉ trang của sản phẩm.` } };
  if (reason === 'unknown_place')
    return {
      errors: { places: `Không có tỉnh hay điểm đến “${name}”. Ghi tên như trong Danh mục, ví dụ Lâm Đồng.` },
    };
  if (reason === 'too_many_days' && sale) {
    const message = `${sale.title} sẽ được giảm giá ${sale.days} ngày trong năm ${sale.year}, luật cho tối đa 120 ngày.`;
    return { errors: { reason: `${message} Rút ngắn thời gian bán, hoặc ghi căn cứ.` } };
  }
  return { refused: words[reason] ?? reason };
}
