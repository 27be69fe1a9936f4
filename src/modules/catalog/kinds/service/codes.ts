/** Units in which services are counted. */
export const pieces = { trip: 'chuyến', hour: 'giờ', day: 'ngày', guest: 'khách', package: 'gói' };
