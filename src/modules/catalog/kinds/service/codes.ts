/** What one piece is. */
export const pieces = { trip: 'chuyến', hour: 'giờ', day: 'ngày', guest: 'khách', package: 'gói' };
