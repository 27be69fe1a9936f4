/** Where the reviews stand in the page of a product. */
export const reviewsSection = { id: 'danh-gia', label: 'Đánh giá' };
