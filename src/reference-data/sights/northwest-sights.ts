import { readSights } from './read-sights.ts';

/** Sights of the northwest, by province. */
export const northwestSights = readSights(`
# dien-bien
tuong-dai-chien-thang-dien-bien-phu | Tượng đài Chiến thắng Điện Biên Phủ | landmark | 21.389, 103.020 | 360 | heritage-palace-dusk-1 | Tượng đài Điện Biên Phủ; Đồi D1 | Leo hơn ba trăm bậc lên đồi D1, cả lòng chảo Mường Thanh mở ra dưới chân tượng đài bằng đồng.
nghia-trang-liet-si-a1 | Nghĩa trang liệt sĩ A1 | historic-site | 21.382, 103.020 | 260 | theatre-gate-dawn-1 | Nghĩa trang A1 | Nơi yên nghỉ của các chiến sĩ Điện Biên Phủ, ngay dưới chân đồi A1, vào thắp nén hương trước khi lên đồi.
cau-muong-thanh | Cầu Mường Thanh | bridge | 21.387, 103.012 | 220 | night-city-cable-bridge-noon-1 |  | Cây cầu sắt nhỏ qua sông Nậm Rốm từ thời chiến dịch, nay vẫn có người đi bộ qua lại mỗi ngày.
muong-lay | Mường Lay | town | 22.040, 103.155 | 300 | karst-river-valley-dawn-1 | Thị xã Mường Lay; Lai Châu cũ | Phố nhỏ ven hồ với những dãy nhà sàn Thái mái đá, thuyền đuôi én đua trên ngã ba sông Đà.
cua-khau-tay-trang | Cửa khẩu Tây Trang | border-crossing | 21.200, 102.930 | 200 | road-city-bridge-dusk-1 | Tây Trang | Cửa khẩu quốc tế sang Lào, cách trung tâm Điện Biên Phủ khoảng 35 km đường đèo.
san-bay-dien-bien | Sân bay Điện Biên | airport | 21.398, 103.008 | 150 | road-airport-dusk-1 | DIN; Sân bay Điện Biên Phủ; Sân bay Mường Thanh | Sân bay nằm ngay giữa lòng chảo, xuống máy bay đi vài phút là đến các di tích chiến dịch.
# lai-chau
ban-si-thau-chai | Bản Sì Thâu Chải | village | 22.385, 103.565 | 300 | rice-terraces-houses-mist-1 | Sì Thâu Chải; Hồ Thầu | Bản người Dao trên lưng chừng núi Tam Đường, sáng ra mây ở dưới chân, chiều xem dù lượn.
con-nuoc-na-khuong | Cọn nước Nà Khương | sight | 22.230, 103.680 | 280 | market-flowers-noon-1 | Nà Khương; Bãi cọn nước | Dãy guồng nước bằng tre của người Thái quay suốt ngày bên suối, tưới cho cánh đồng Bản Bo.
doi-che-tan-uyen | Đồi chè Tân Uyên | tea-hills | 22.170, 103.760 | 300 | cooking-tea-dawn-1 | Tân Uyên | Những nương chè xanh nối nhau hai bên quốc lộ 32, sáng sớm có người hái chè giữa sương.
dong-tien-son-lai-chau | Động Tiên Sơn (Lai Châu) | cave | 22.318, 103.620 | 220 | cave-mouth-dusk-1 | Động Tiên Sơn Lai Châu; Bình Lư | Hang nhiều cung ở Bình Lư, lối đi bắc qua suối ngầm, hợp ghé khi đi từ Sa Pa sang Lai Châu.
ban-vang-pheo | Bản Vàng Pheo | village | 22.560, 103.350 | 230 | rice-terraces-valley-noon-1 | Vàng Pheo; Mường So | Bản người Thái trắng dưới núi Phu Nhọ Khọ, có điệu xòe và bữa cơm cá nướng bên suối Mường So.
cua-khau-ma-lu-thang | Cửa khẩu Ma Lù Thàng | border-crossing | 22.617, 103.168 | 200 | road-rice-fields-dawn-1 | Ma Lù Thàng | Cửa khẩu với Trung Quốc ở phía bắc Phong Thổ, đường đến đó đi qua nhiều vườn chuối trên đồi.
# son-la
thac-chieng-khoa | Thác Chiềng Khoa | waterfall | 20.770, 104.830 | 300 | waterfall-trail-noon-1 | Chiềng Khoa | Dòng thác nhiều tầng nước xanh ở Vân Hồ, mùa khô nước trong có thể xuống chân thác ngồi chơi.
ban-hua-tat | Bản Hua Tạt | village | 20.776, 104.757 | 320 | rice-terraces-houses-mist-1 | Hua Tạt; Vân Hồ | Bản người Mông bên quốc lộ 6 trước khi vào Mộc Châu, khách ở nhà gỗ rồi đi bộ ra rừng đào, rừng mận.
thung-lung-man-na-ka | Thung lũng mận Nà Ka | sight | 20.880, 104.610 | 430 | road-rice-fields-dawn-1 | Nà Ka; Nà Ka Mộc Châu; Mận Nà Ka | Thung lũng trồng mận kín sườn, đầu xuân hoa trắng cả khoảng trời, tháng Năm vào vườn tự hái quả.
ngu-dong-ban-on | Ngũ động bản Ôn | cave | 20.870, 104.700 | 280 | cave-skylight-dusk-1 | Bản Ôn; Đồi chè bản Ôn | Năm hang nhỏ trong núi đá cạnh đồi chè, đi hết mất chừng một giờ, chân núi là vườn mận.
hang-doi-moc-chau | Hang Dơi Mộc Châu | cave | 20.855, 104.640 | 300 | cave-skylight-dawn-1 | Động Sơn Mộc Hương; Hang Dơi | Hang đá ngay trong khu trung tâm Mộc Châu, leo bậc thang lên lòng hang rộng có nhiều khối nhũ.
dinh-pha-luong | Đỉnh Pha Luông | mountain | 20.700, 104.620 | 340 | cable-park-ridges-dawn-1 | Pha Luông; Pha Luông Mộc Châu | Vách đá cao sát biên giới Lào, leo nửa ngày từ bản người Mông, trước khi lên cần báo bộ đội biên phòng.
suoi-nuoc-nong-ban-mong | Suối nước nóng bản Mòng | hot-spring | 21.285, 103.900 | 240 | waterfall-terraces-dawn-1 | Bản Mòng | Nguồn nước nóng trong bản Thái ngoại vi Sơn La, tối mùa đông người địa phương cũng ra ngâm mình.
ngoc-chien | Ngọc Chiến | village | 21.600, 104.230 | 360 | rice-terraces-houses-noon-1 | Mường Chiến; Suối nóng Ngọc Chiến | Thung lũng nhà gỗ pơ mu của người Thái với bể nước nóng lộ thiên, mùa lúa chín thơm cả bản.
ho-quynh-nhai | Hồ Quỳnh Nhai | lake | 21.700, 103.640 | 280 | pine-hills-lake-noon-1 | Quỳnh Nhai; Cầu Pá Uôn | Lòng hồ sông Đà rộng mênh mông dưới cầu Pá Uôn, thuyền đưa đi thăm đảo và ăn cá hồ.
# lao-cai
thac-tinh-yeu | Thác Tình Yêu | waterfall | 22.357, 103.773 | 480 | waterfall-jungle-golden-1 | Thác Tình Yêu Sa Pa | Con thác trong rừng Hoàng Liên gần Thác Bạc, đi bộ qua rừng trúc và suối Vàng chừng nửa giờ.
nui-ham-rong-sa-pa | Núi Hàm Rồng Sa Pa | mountain | 22.336, 103.847 | 460 | rice-terraces-knoll-golden-1 | Khu du lịch Hàm Rồng; Sân Mây; Núi Hàm Rồng | Vườn lan, vườn đá và Sân Mây ngay trên đầu thị trấn, leo nhẹ là nhìn trọn Sa Pa.
ta-van | Tả Van | village | 22.303, 103.887 | 540 | rice-terraces-houses-dawn-1 | Bản Tả Van; Ta Van | Bản người Giáy giữa ruộng bậc thang Mường Hoa, tối ở homestay nghe tiếng suối chảy dưới sàn.
ban-ta-phin | Bản Tả Phìn | village | 22.405, 103.840 | 440 | rice-terraces-valley-noon-1 | Tả Phìn; Tu viện Tả Phìn | Bản của người Dao Đỏ với thổ cẩm và tắm lá thuốc, đầu bản còn tường đá của tu viện cũ.
ban-lao-chai | Bản Lao Chải | village | 22.310, 103.870 | 430 | rice-terraces-houses-noon-1 | Lao Chải | Nhà người Mông nằm rải trên sườn ruộng bậc thang, chặng đi bộ quen thuộc từ Sa Pa xuống thung lũng.
ban-sin-chai | Bản Sín Chải | village | 22.320, 103.815 | 300 | rice-terraces-houses-dawn-1 | Sín Chải | Bản người Mông dưới chân dãy Fansipan, xa phố hơn Cát Cát nên còn yên ắng.
sun-world-fansipan-legend | Sun World Fansipan Legend | theme-park | 22.333, 103.823 | 680 | skyway-cloud-summit-mist-1 | Cáp treo Fansipan; Ga Mường Hoa; Fansipan Legend | Ga cáp treo qua thung lũng Mường Hoa lên gần đỉnh Fansipan, kèm vườn hoa và quần thể chùa trên mây.
moana-sa-pa | Moana Sa Pa | sight | 22.330, 103.850 | 380 | rice-terraces-valley-golden-1 |  | Góc chụp ảnh với cổng trời và cánh tay đá nhìn ra dãy Hoàng Liên, hợp nhất là lúc mây tràn.
cho-dem-sa-pa | Chợ đêm Sa Pa | market | 22.335, 103.842 | 440 | market-floating-dawn-1 | Chợ tình Sa Pa | Hàng thổ cẩm, đồ nướng và hạt dẻ quanh quảng trường nhà thờ đá, đông vui nhất tối thứ Bảy.
cua-khau-quoc-te-lao-cai | Cửa khẩu quốc tế Lào Cai | border-crossing | 22.506, 103.966 | 360 | road-mountain-van-golden-1 | Cửa khẩu Lào Cai; Hà Khẩu; Đền Mẫu Lào Cai | Cây cầu qua sông Nậm Thi sang Hà Khẩu, gần đó có đền Thượng và cột mốc để dừng chân.
ga-lao-cai | Ga Lào Cai | railway-station | 22.498, 103.969 | 220 | road-rice-fields-dawn-1 | Lao Cai Station | Ga cuối của chuyến tàu đêm từ Hà Nội, ra cổng có xe buýt và xe ghép lên Sa Pa.
dinh-hoang-a-tuong | Dinh Hoàng A Tưởng | historic-site | 22.534, 104.290 | 360 | heritage-palace-dusk-1 | Dinh Vua Mèo Bắc Hà | Dinh thự của thổ ty Bắc Hà dựng đầu thế kỷ 20, pha nét Á – Âu giữa vùng mận trắng.
deo-khau-pha | Đèo Khau Phạ | mountain-pass | 21.760, 104.270 | 540 | motorbike-pass-golden-1 | Khau Phạ; Thung lũng Lìm Mông; Yên Bái | Con đèo dài giữa Tú Lệ và Mù Cang Chải, tháng Chín có ngày hội bay dù trên thung lũng Cao Phạ.
thung-lung-tu-le | Thung lũng Tú Lệ | sight | 21.790, 104.300 | 460 | rice-terraces-valley-noon-1 | Tú Lệ; Suối nóng Tú Lệ; Yên Bái | Thung lũng lúa nếp dưới chân đèo Khau Phạ, mùa cốm thơm khắp bản, chiều ra suối nước nóng.
canh-dong-muong-lo | Cánh đồng Mường Lò | sight | 21.595, 104.510 | 400 | rice-terraces-knoll-golden-1 | Nghĩa Lộ; Mường Lò; Yên Bái | Cánh đồng của người Thái ở Nghĩa Lộ, có vòng xòe cổ và bữa cơm nếp trên nhà sàn.
suoi-giang | Suối Giàng | village | 21.620, 104.590 | 380 | rice-terraces-valley-dawn-1 | Chè Suối Giàng; Chè shan tuyết Suối Giàng; Yên Bái | Bản người Mông trên núi với những gốc chè shan tuyết cổ thụ, nhấp ngụm trà giữa sương sớm.
`);
