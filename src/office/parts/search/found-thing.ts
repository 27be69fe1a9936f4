/** A search result, or an action with the typed text. */
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
  /** What identifies it. */
  about: string;
  aside: string;
  /** Further details, shown beside the list. */
  facts?: readonly { label: string; value: string }[];
}
