/** One thing that was found, or something to do with what was typed. */
export interface FoundThing {
  group:
    | 'Đặt chỗ'
    | 'Khách'
    | 'Yêu cầu'
    | 'Tiền về'
    | 'Phiếu quà tặng'
    | 'Tiếp thị'
    | 'Nhà cung cấp'
    | 'Sản phẩm, nơi'
    | 'Lệnh';
  /** Below /quan-tri, or an address of the public site where `isPublic`. */
  href: string;
  isPublic?: boolean;
  title: string;
  /** What it is known by. */
  about: string;
  aside: string;
  /** What else is known of it, shown beside the list. */
  facts?: readonly { label: string; value: string }[];
}
