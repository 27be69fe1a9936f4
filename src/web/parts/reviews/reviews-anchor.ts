/** The anchor of the reviews in a product's page. */
export const reviewsAnchor = { id: 'danh-gia', label: 'Đánh giá' };
