/** Where the reviews stand in the page of a product. */
export const reviewsAnchor = { id: 'danh-gia', label: 'Đánh giá' };
