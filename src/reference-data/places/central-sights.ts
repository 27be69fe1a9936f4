import { readSights } from './read-sights.ts';

/** Sights of the centre, by province. */
export const centralSights = readSights(`
# thanh-hoa
hon-trong-mai-sam-son | Hòn Trống Mái Sầm Sơn | điểm tham quan | 19.734, 105.902 | 420 | road-coast-pass-noon-1 | Hòn Trống Mái; Núi Trường Lệ | Hai khối đá chồng lên nhau trên núi Trường Lệ, leo lên hóng gió và nhìn dọc bãi Sầm Sơn.
den-doc-cuoc | Đền Độc Cước | đền | 19.742, 105.906 | 340 | theatre-gate-mist-1 | Hòn Cổ Giải | Đền nằm trên mỏm đá đầu bãi Sầm Sơn, thờ thần Độc Cước xẻ đôi mình giữ biển và giữ đất.
den-ba-trieu | Đền Bà Triệu | đền | 19.967, 105.832 | 360 | theatre-gate-dusk-1 | Lăng Bà Triệu; Núi Tùng | Đền và lăng Bà Triệu dưới chân núi bên quốc lộ 1, xe đi Bắc – Nam hay dừng thắp hương.
thac-may | Thác Mây | thác | 20.335, 105.440 | 340 | waterfall-terraces-dawn-1 | Thác Chín Bậc; Thác Mây Thạch Thành | Thác xếp chín bậc thấp giữa rừng Thạch Thành, hè đông các bạn trẻ xuống tắm.
ban-don-pu-luong | Bản Đôn Pù Luông | bản làng | 20.447, 105.195 | 460 | rice-terraces-houses-mist-1 | Bản Đôn; Thành Lâm | Bản Thái trong thung lũng Pù Luông, nhà nghỉ nhìn xuống ruộng bậc thang và guồng nước.
ban-hieu | Bản Hiêu | bản làng | 20.495, 105.230 | 380 | rice-terraces-valley-mist-1 | Thác Hiêu | Bản Thái bên suối Hiêu, nước đổ thành nhiều bậc ngay cạnh nhà sàn, trời nóng xuống ngâm chân.
dong-tu-thuc | Động Từ Thức | hang động | 20.030, 105.950 | 260 | cave-hall-dusk-1 | Từ Thức; Nga Sơn | Hang đá ở Nga Sơn gắn với chuyện Từ Thức gặp tiên, nhũ đá mang tên kho gạo, kho tiền.
phu-na | Phủ Na | đền | 19.712, 105.573 | 280 | theatre-gate-noon-1 | Phủ Na Thanh Hóa | Đền thờ Mẫu giữa suối và rừng dưới núi Nưa, đầu năm người đi lễ nối nhau.
am-tien-nui-nua | Am Tiên núi Nưa | đền | 19.730, 105.610 | 300 | theatre-colonnade-golden-1 | Am Tiên; Núi Nưa | Huyệt đạo trên đỉnh núi Nưa nơi Bà Triệu dấy nghĩa, lên từ sớm để đón nắng đầu ngày.
dao-nghi-son | Đảo Nghi Sơn | đảo | 19.310, 105.820 | 300 | beach-cove-dusk-1 | Nghi Sơn | Bán đảo làng chài phía nam Thanh Hóa với bãi đá, xóm lưới và những bè cá giữa vịnh.
bai-dong-nghi-son | Bãi Đông Nghi Sơn | biển | 19.294, 105.808 | 280 | beach-parasol-dusk-1 | Bãi Đông | Bãi cát vắng quay ra biển ở Nghi Sơn, sóng êm, hàng quán ít nên nhớ mang theo nước.
sun-world-sam-son | Sun World Sầm Sơn | công viên giải trí | 19.755, 105.905 | 400 | cable-park-seaside-dusk-1 | Công viên nước Sầm Sơn | Công viên nước và vui chơi bên quảng trường biển Sầm Sơn, mùa hè mở cả buổi tối.
san-bay-tho-xuan | Sân bay Thọ Xuân | sân bay | 19.902, 105.468 | 150 | road-airport-dusk-1 | THD; Sân bay Thanh Hóa; Sân bay Sao Vàng | Sân bay của Thanh Hóa, cách trung tâm chừng 45 km và Sầm Sơn khoảng một giờ rưỡi xe.
# nghe-an
thac-khe-kem | Thác Khe Kèm | thác | 18.965, 104.790 | 340 | waterfall-jungle-mist-1 | Khe Kèm; Thác Kèm | Thác cao trong rừng Pù Mát, bà con Thái gọi là Bổ Bố, vào bằng đường nhựa từ Con Cuông.
dap-pha-lai | Đập Phà Lài | hồ | 18.940, 104.920 | 260 | island-sea-paddle-boards-dawn-1 | Phà Lài; Sông Giăng | Bến thuyền ngược sông Giăng vào rừng Pù Mát, nước xanh giữa hai bờ núi đá.
den-ong-hoang-muoi | Đền Ông Hoàng Mười | đền | 18.640, 105.690 | 440 | theatre-gate-mist-1 | Ông Hoàng Mười; Đền Ông Hoàng Mười Nghệ An | Đền bên sông Lam ở Hưng Nguyên, người buôn bán khắp nơi về lễ dịp rằm tháng Ba, mùng mười tháng Mười âm lịch.
nui-quyet | Núi Quyết | núi | 18.655, 105.700 | 300 | cable-park-ridges-golden-1 | Phượng Hoàng Trung Đô; Núi Dũng Quyết; Đền thờ vua Quang Trung Vinh | Ngọn núi ven sông Lam ngay trong lòng Vinh, trên đỉnh có đền thờ vua Quang Trung.
bai-bien-cua-hoi | Bãi biển Cửa Hội | biển | 18.770, 105.750 | 300 | beach-hammock-night-1 | Cửa Hội | Đầu phía nam của dải biển Cửa Lò, có bến cá và cầu nối sang Hà Tĩnh, sáng mua mực nhảy.
bai-bien-dien-thanh | Bãi biển Diễn Thành | biển | 18.965, 105.620 | 280 | beach-parasol-golden-1 | Diễn Châu; Biển Diễn Châu | Bãi biển thoải ở Diễn Châu, bớt đông hơn Cửa Lò, có khu nghỉ dưới rừng phi lao.
bai-bien-quynh | Bãi biển Quỳnh | biển | 19.160, 105.730 | 300 | beach-pair-dusk-1 | Biển Quỳnh | Dải cát phía bắc Nghệ An trải dài qua mấy làng chài, sáng sớm mua cá ngay mép sóng.
khu-luu-niem-phan-boi-chau | Khu lưu niệm Phan Bội Châu | di tích | 18.702, 105.495 | 220 | theatre-hall-dawn-1 | Nhà cụ Phan Bội Châu | Nếp nhà tranh nơi Phan Bội Châu sống thuở trẻ, nằm trong vườn cây ở trung tâm Nam Đàn.
truong-bon | Truông Bồn | di tích | 18.820, 105.430 | 280 | theatre-gate-dusk-1 | Khu di tích Truông Bồn | Con dốc trên tuyến đường chiến lược xưa, nơi tưởng niệm các thanh niên xung phong ngã xuống năm 1968.
cua-khau-nam-can | Cửa khẩu Nậm Cắn | cửa khẩu | 19.445, 104.095 | 180 | road-mountain-van-golden-1 | Nậm Cắn | Cửa khẩu với Lào ở Kỳ Sơn, đường lên nhiều dốc, chợ phiên họp vào buổi sáng.
san-bay-vinh | Sân bay Vinh | sân bay | 18.738, 105.671 | 160 | road-airport-dusk-1 | VII; Sân bay Nghệ An | Sân bay của Nghệ An, gần trung tâm Vinh và cách biển Cửa Lò chừng hai mươi phút xe.
ga-vinh | Ga Vinh | nhà ga | 18.687, 105.665 | 150 | road-city-bridge-dusk-1 |  | Nhà ga Bắc – Nam ở phía tây Vinh, khách đi Cửa Lò và quê Bác thường xuống đây.
# ha-tinh
den-cho-cui | Đền Chợ Củi | đền | 18.620, 105.690 | 340 | theatre-gate-noon-1 | Đền Củi | Đền bên sông Lam phía Nghi Xuân thờ ông Hoàng Mười, gần cầu Bến Thủy nên đi cùng đền bên kia sông.
bai-bien-ky-ninh | Bãi biển Kỳ Ninh | biển | 18.130, 106.320 | 260 | beach-single-dusk-1 | Kỳ Ninh; Mũi Đao | Bãi biển cong ở Kỳ Anh, kề bên là đền Bà Hải, sau lưng có làng làm mắm.
den-ba-hai | Đền Bà Hải | đền | 18.120, 106.325 | 260 | theatre-hall-dawn-1 | Đền Chế Thắng phu nhân; Nguyễn Thị Bích Châu | Đền thờ bà Nguyễn Thị Bích Châu ở Kỳ Ninh, ngư dân đến lễ trước mùa biển.
bai-bien-thach-hai | Bãi biển Thạch Hải | biển | 18.390, 105.988 | 260 | beach-boats-dawn-1 | Thạch Hải; Quỳnh Viên | Bãi biển gần trung tâm Hà Tĩnh, dưới chân núi Nam Giới có chùa Quỳnh Viên.
bai-bien-loc-ha | Bãi biển Lộc Hà | biển | 18.476, 105.905 | 260 | beach-boats-golden-1 | Lộc Hà; Xuân Hải | Bờ biển làng chài với chợ cá sáng sớm, chiều ngồi chòi ăn ghẹ nhìn ra cửa Sót.
khu-luu-niem-tran-phu | Khu lưu niệm Trần Phú | di tích | 18.525, 105.588 | 200 | theatre-colonnade-noon-1 | Trần Phú | Mộ và nhà lưu niệm Tổng Bí thư Trần Phú ở Đức Thọ, trên đồi nhìn ra ngã ba sông Tam Soa.
suoi-khoang-nong-son-kim | Suối khoáng nóng Sơn Kim | suối khoáng | 18.430, 105.230 | 240 | waterfall-jungle-mist-1 | Nước Sốt; Sơn Kim | Nguồn nước nóng trong rừng trên đường lên cửa khẩu Cầu Treo, tắm khoáng rồi ăn hươu Hương Sơn.
cua-khau-cau-treo | Cửa khẩu Cầu Treo | cửa khẩu | 18.395, 105.160 | 200 | road-mountain-van-golden-1 | Cầu Treo | Cửa khẩu quốc tế sang Lào trên quốc lộ 8, đường đèo xanh rừng và hay có sương.
lang-truong-luu | Làng Trường Lưu | làng cổ | 18.440, 105.665 | 200 | old-town-quay-dusk-1 | Mộc bản Trường Lưu; Phúc Giang thư viện | Làng văn hóa họ Nguyễn Huy ở Can Lộc, giữ mộc bản, hát ví phường vải và giếng làng.
# quang-tri
dong-tien-son | Động Tiên Sơn | hang động | 17.583, 106.287 | 420 | cave-river-dawn-1 | Tiên Sơn; Động khô Phong Nha; Quảng Bình | Hang khô ngay phía trên cửa động Phong Nha, leo vài trăm bậc rồi đi trên sàn gỗ giữa nhũ đá.
hang-toi | Hang Tối | hang động | 17.578, 106.247 | 560 | cave-river-noon-1 | Dark Cave; Sông Chày – Hang Tối; Quảng Bình | Đu zipline qua sông Chày, bơi vào hang tối và ngâm bùn, một buổi ướt sũng mà vui.
suoi-nuoc-mooc | Suối Nước Moọc | điểm tham quan | 17.552, 106.232 | 460 | market-flowers-dawn-1 | Suối Moọc; Nước Moọc; Quảng Bình | Mạch nước trồi từ lòng núi chảy thành suối xanh, có cầu tre, chèo kayak và bãi tắm.
ozo-park | Ozo Park | công viên giải trí | 17.560, 106.240 | 340 | cable-park-seaside-noon-1 | Ozo Treetop Park; Quảng Bình | Công viên dây mạo hiểm trong rừng Phong Nha, qua cầu treo rồi xuống suối chơi nước.
hang-en | Hang Én | hang động | 17.470, 106.290 | 500 | cave-skylight-golden-1 | Hang En Cave; Quảng Bình | Hang có bãi cát bên hồ để dựng lều, đi bộ một ngày qua rừng và bản Đoòng mới tới.
hang-tu-lan | Hang Tú Làn | hang động | 17.800, 105.960 | 440 | cave-hall-noon-1 | Tú Làn; Tu Lan Cave; Quảng Bình | Chuỗi hang nước ở Tân Hóa, vừa đi bộ qua đồng vừa bơi qua sông ngầm.
vung-chua-dao-yen | Vũng Chùa – Đảo Yến | di tích | 17.915, 106.465 | 460 | heritage-valley-museum-golden-1 | Vũng Chùa; Mộ Đại tướng Võ Nguyên Giáp; Đảo Yến; Quảng Bình | Nơi yên nghỉ của Đại tướng Võ Nguyên Giáp trên sườn núi nhìn ra Đảo Yến.
doi-cat-quang-phu | Đồi cát Quang Phú | điểm tham quan | 17.510, 106.615 | 380 | road-coast-pass-dusk-1 | Cồn cát Quang Phú; Quang Phú; Quảng Bình | Những cồn cát vàng sát biển phía bắc Đồng Hới, chiều mát ra trượt cát và ngắm mặt trời lặn.
thanh-dong-hoi | Thành Đồng Hới | di tích | 17.467, 106.624 | 260 | theatre-gate-noon-1 | Quảng Bình Quan; Thành cổ Đồng Hới; Quảng Bình | Dấu thành và hào nước giữa Đồng Hới, gần đó có cổng Quảng Bình Quan xây lại.
thap-chuong-tam-toa | Tháp chuông Tam Tòa | di tích | 17.473, 106.624 | 260 | theatre-hall-mist-1 | Nhà thờ Tam Tòa; Quảng Bình | Tháp chuông còn sót của nhà thờ bị bom phá bên sông Nhật Lệ, giữ nguyên làm chứng tích.
bai-bien-bao-ninh | Bãi biển Bảo Ninh | biển | 17.468, 106.642 | 340 | beach-boats-dusk-1 | Bảo Ninh; Quảng Bình | Dải cát mịn phía bên kia cầu Nhật Lệ, nhiều khách sạn mới mà bãi vẫn thoáng.
bai-da-nhay | Bãi Đá Nhảy | biển | 17.655, 106.505 | 360 | beach-parasol-dusk-1 | Đá Nhảy; Lý Hòa; Quảng Bình | Những tảng đá nằm chơi với sóng dưới chân đèo Lý Hòa, bên cạnh là làng chài cùng tên.
chua-hoang-phuc | Chùa Hoằng Phúc | chùa | 17.235, 106.790 | 260 | theatre-hall-noon-1 | Chùa Kính Thiên; Quảng Bình | Ngôi chùa cổ ở Lệ Thủy còn chiếc chuông đồng thời Nguyễn, phục dựng với sân rộng.
suoi-nuoc-nong-bang | Suối nước nóng Bang | suối khoáng | 17.070, 106.690 | 300 | spa-hot-spring-mist-1 | Bang Onsen; Suối Bang; Quảng Bình | Nguồn nước rất nóng trong rừng Lệ Thủy, nay có khu tắm khoáng và lối dạo ven suối.
nha-tho-la-vang | Nhà thờ La Vang | nhà thờ | 16.705, 107.195 | 440 | pine-hills-villas-golden-1 | Thánh địa La Vang; Đức Mẹ La Vang | Trung tâm hành hương của người Công giáo, giữa tháng Tám hằng năm đông khách về dự lễ kiệu.
nghia-trang-liet-si-truong-son | Nghĩa trang liệt sĩ Trường Sơn | di tích | 16.958, 106.955 | 420 | heritage-tunnels-golden-1 | Nghĩa trang Trường Sơn | Nơi an nghỉ của hơn mười nghìn liệt sĩ mở đường Trường Sơn, hàng bia trắng nằm dưới rừng cây.
san-bay-ta-con | Sân bay Tà Cơn | di tích | 16.655, 106.730 | 360 | theatre-gate-mist-1 | Khe Sanh; Tà Cơn; Khe Sanh Combat Base | Căn cứ cũ ở Khe Sanh với đường băng đất đỏ, máy bay C-130 và nhà trưng bày nhỏ.
cua-khau-lao-bao | Cửa khẩu Lao Bảo | cửa khẩu | 16.620, 106.600 | 320 | road-rice-fields-dawn-1 | Lao Bảo | Cửa khẩu sang Lào trên đường 9, chợ nhiều hàng Thái và hàng Lào, gần nhà tù Lao Bảo cũ.
bai-bien-cua-viet | Bãi biển Cửa Việt | biển | 16.905, 107.190 | 340 | beach-boats-golden-1 | Cửa Việt | Bãi cát thoải bên cảng Cửa Việt, nơi lên tàu ra Cồn Cỏ, chiều có nhà hàng cá nướng.
tram-tra-loc | Trằm Trà Lộc | hồ | 16.745, 107.295 | 220 | pine-hills-lake-dawn-1 | Trà Lộc | Hồ nước dưới rừng tràm ở Hải Lăng, khách ngồi chòi ăn cá lóc nướng ngày hè.
san-bay-dong-hoi | Sân bay Đồng Hới | sân bay | 17.515, 106.591 | 150 | road-airport-dusk-1 | VDH; Sân bay Quảng Bình; Quảng Bình | Sân bay sát biển, gần trung tâm Đồng Hới, đi Phong Nha chừng một giờ xe.
ga-dong-hoi | Ga Đồng Hới | nhà ga | 17.470, 106.600 | 150 | road-rice-fields-noon-1 | Quảng Bình | Ga Bắc – Nam của Đồng Hới, từ đây có xe buýt và xe đón khách lên Phong Nha.
# hue
lang-gia-long | Lăng Gia Long | di sản | 16.362, 107.602 | 420 | karst-river-lotus-dawn-1 | Thiên Thọ Lăng | Lăng vua đầu triều Nguyễn nằm giữa đồi thông và hồ nước, xa phố nên bước chân tự nhiên chậm lại.
lang-thieu-tri | Lăng Thiệu Trị | di sản | 16.420, 107.570 | 320 | gala-garden-golden-1 | Xương Lăng | Lăng vắng khách giữa ruộng và vườn cây, mấy mặt hồ nối nhau nở sen khi vào hè.
lang-dong-khanh | Lăng Đồng Khánh | di sản | 16.432, 107.571 | 320 | gala-garden-dusk-1 | Tư Lăng | Lăng nhỏ gần lăng Tự Đức, trong điện còn cửa kính màu và phù điêu đất nung pha nét Tây.
dien-hon-chen | Điện Hòn Chén | đền | 16.423, 107.560 | 360 | theatre-colonnade-golden-1 | Hòn Chén; Huệ Nam Điện | Ngôi điện trên vách núi bên sông Hương, tháng Bảy âm lịch thuyền rồng rước Mẫu kín mặt nước.
chua-tu-hieu | Chùa Từ Hiếu | chùa | 16.437, 107.572 | 420 | theatre-gate-mist-1 | Từ Hiếu; Tổ đình Từ Hiếu | Tổ đình giữa rừng thông, nơi thiền sư Thích Nhất Hạnh xuất gia và trở về những năm cuối đời.
chua-tu-dam | Chùa Từ Đàm | chùa | 16.452, 107.582 | 320 | theatre-hall-dawn-1 | Từ Đàm | Ngôi chùa trên đồi dốc đường Sư Liễu Quán, rằm tháng Tư phật tử Huế tụ về rất đông.
chua-huyen-khong-son-thuong | Chùa Huyền Không Sơn Thượng | chùa | 16.452, 107.492 | 380 | theatre-hall-dawn-1 | Huyền Không Sơn Thượng; Chùa Huyền Không | Chùa trong thung thông phía tây Huế, ao súng, vườn lan và những bức thư pháp trên gỗ.
cho-dong-ba | Chợ Đông Ba | chợ | 16.472, 107.589 | 560 | market-floating-mist-1 | Đông Ba | Chợ bên sông Hương, tầng dưới bán mè xửng, nón lá, mắm, ghé hàng bún và chè lúc xế chiều.
doi-vong-canh | Đồi Vọng Cảnh | núi | 16.424, 107.567 | 420 | rice-terraces-ridge-mist-1 | Vọng Cảnh | Ngọn đồi thông nhìn xuống khúc quanh sông Hương, chiều người Huế lên ngồi ngắm nước.
nui-ngu-binh | Núi Ngự Bình | núi | 16.437, 107.595 | 300 | cable-park-ridges-mist-1 | Ngự Bình | Ngọn núi làm bình phong cho kinh thành, trồng thông, leo nửa giờ là thấy Huế dưới chân.
dan-nam-giao | Đàn Nam Giao | di sản | 16.436, 107.583 | 280 | karst-river-valley-mist-1 | Nam Giao | Đàn tế trời của triều Nguyễn giữa rừng thông, ba tầng nền tròn vuông chồng lên nhau.
bao-tang-co-vat-cung-dinh-hue | Bảo tàng Cổ vật Cung đình Huế | bảo tàng | 16.470, 107.582 | 320 | heritage-tunnels-golden-1 | Điện Long An | Đồ sứ, áo mão và long sàng của triều Nguyễn trong ngôi điện gỗ chạm thơ, gần cửa Hiển Nhơn.
cung-an-dinh | Cung An Định | di tích | 16.457, 107.598 | 380 | heritage-valley-museum-golden-1 | An Định | Cung điện kiểu Âu bên sông An Cựu, nơi vua Khải Định và gia đình vua Bảo Đại từng ở.
lang-co-phuoc-tich | Làng cổ Phước Tích | làng cổ | 16.640, 107.310 | 320 | old-town-street-dawn-1 | Phước Tích | Làng gốm cũ trong vòng sông Ô Lâu, nhà rường dưới vườn cây và những lu sành trước ngõ.
cau-ngoi-thanh-toan | Cầu ngói Thanh Toàn | cầu | 16.466, 107.643 | 400 | old-town-river-dawn-1 | Thanh Toàn; Cầu ngói Huế | Cây cầu gỗ lợp ngói giữa làng quê ngoại ô Huế, trưa hè người làng nằm nghỉ trên sập cầu.
lang-huong-thuy-xuan | Làng hương Thủy Xuân | làng nghề | 16.431, 107.569 | 480 | cooking-class-dawn-1 | Thủy Xuân; Làng hương Huế | Những bó chân hương nhuộm màu xòe như hoa ven đường lên lăng Tự Đức, ghé se thử một cây.
pho-di-bo-nguyen-dinh-chieu-hue | Phố đi bộ Nguyễn Đình Chiểu Huế | phố đi bộ | 16.465, 107.587 | 380 | old-quarter-lake-dusk-1 | Cầu gỗ lim; Cầu đi bộ sông Hương | Con đường đi bộ ven sông Hương với sàn gỗ lim, chiều tối có gió và nhạc.
pho-tay-hue | Phố Tây Huế | phố đi bộ | 16.470, 107.595 | 380 | market-night-stalls-dusk-1 | Phố đi bộ Phạm Ngũ Lão | Cụm phố Phạm Ngũ Lão – Chu Văn An – Võ Thị Sáu, cuối tuần cấm xe cho quán xá bày bàn ghế.
ho-thuy-tien | Hồ Thủy Tiên | hồ | 16.409, 107.578 | 420 | island-sea-paddle-boards-golden-1 | Công viên nước Hồ Thủy Tiên | Công viên nước bỏ hoang với con rồng bê tông giữa hồ, nay được thành phố dọn lại làm nơi dạo chơi.
dam-chuon | Đầm Chuồn | điểm tham quan | 16.525, 107.650 | 380 | road-coast-pass-golden-1 | Chuồn; Đầm Chuồn Huế | Mặt đầm nhà chồ và lưới nò, chiều ra ăn bánh khoái cá kình ngắm mặt trời xuống.
ru-cha | Rú Chá | khu bảo tồn | 16.560, 107.620 | 360 | karst-river-valley-dawn-1 | Rừng ngập mặn Rú Chá | Rừng ngập mặn nhỏ gần cửa biển, vào thu lá chá ngả vàng, có lối đi và đài ngắm.
bai-bien-canh-duong | Bãi biển Cảnh Dương | biển | 16.290, 108.020 | 360 | beach-parasol-noon-1 | Cảnh Dương | Bãi cát cong giữa hai mũi núi ở Chân Mây, sóng êm và cắm trại được khi trời yên.
dam-lap-an | Đầm Lập An | điểm tham quan | 16.245, 108.060 | 460 | market-flowers-golden-1 | Lập An; Đầm An Cư | Đầm nước lợ dưới chân đèo Hải Vân, mặt nước phẳng soi núi, quanh bờ bán hàu nướng.
suoi-voi | Suối Voi | thác | 16.250, 107.955 | 420 | waterfall-jungle-golden-1 | Elephant Springs | Suối nước trong có những tảng đá hình voi, mùa hè người Huế và Đà Nẵng kéo về tắm.
suoi-khoang-nong-thanh-tan | Suối khoáng nóng Thanh Tân | suối khoáng | 16.545, 107.395 | 360 | spa-hot-spring-mist-1 | Alba Thanh Tân; Thanh Tân | Nguồn khoáng nóng dưới chân núi phía tây bắc Huế, có bể ngâm, máng trượt và đường zipline.
a-luoi | A Lưới | điểm tham quan | 16.260, 107.240 | 280 | pine-hills-path-dawn-1 | Đồi A Biah; Suối A Lin | Thung lũng của người Tà Ôi, Pa Kô trên đường Hồ Chí Minh, có dệt zèng và những con thác mát.
san-bay-phu-bai | Sân bay Phú Bài | sân bay | 16.402, 107.703 | 170 | road-airport-dusk-1 | HUI; Sân bay Huế; Sân bay quốc tế Phú Bài | Sân bay của Huế, cách Đại Nội khoảng 15 km, đi xe chừng nửa giờ.
ga-hue | Ga Huế | nhà ga | 16.457, 107.578 | 200 | road-city-bridge-dusk-1 | Hue Railway Station | Nhà ga màu hồng nhạt thời Pháp bên sông An Cựu, nơi lên chuyến tàu qua đèo Hải Vân.
# da-nang
cau-vang | Cầu Vàng | cầu | 15.995, 107.996 | 700 | night-city-promenade-golden-1 | Golden Bridge; Cầu Bàn Tay; Cầu Vàng Bà Nà; Cầu Vàng Đà Nẵng | Cây cầu đi bộ tựa trên hai bàn tay đá ở Bà Nà, lên sớm để gặp lúc mây quấn chân cầu.
cau-song-han | Cầu Sông Hàn | cầu | 16.072, 108.227 | 520 | old-town-river-dawn-1 | Cầu quay Sông Hàn; Han River Bridge | Cây cầu quay nối hai bờ sông Hàn, đêm khuya cuối tuần nhịp giữa xoay cho tàu qua.
cau-tinh-yeu-da-nang | Cầu Tình Yêu Đà Nẵng | cầu | 16.063, 108.230 | 440 | road-city-bridge-dusk-1 | Cầu tàu Tình Yêu; Cá chép hóa rồng | Cầu tàu treo ổ khóa và đèn lồng trái tim bên sông Hàn, cạnh tượng cá chép hóa rồng.
cau-thuan-phuoc | Cầu Thuận Phước | cầu | 16.095, 108.219 | 320 | night-city-promenade-noon-1 | Thuận Phước | Cầu treo dây võng ở cửa sông Hàn, chạy xe qua lúc chiều thấy cả vịnh và bán đảo Sơn Trà.
cho-han | Chợ Hàn | chợ | 16.068, 108.224 | 560 | market-flowers-dawn-1 | Han Market | Chợ giữa trung tâm bán đồ khô, mắm và áo dài may nhanh, khách đến đông từ sáng.
cho-con | Chợ Cồn | chợ | 16.068, 108.214 | 500 | market-noodle-boat-dawn-1 | Con Market; Chợ Cồn Đà Nẵng | Chợ của người Đà Nẵng với khu ăn vặt chật kín ghế nhựa: mít trộn, bún mắm, ốc hút.
cho-dem-son-tra | Chợ đêm Sơn Trà | chợ | 16.062, 108.232 | 520 | market-flowers-noon-1 | Chợ đêm cầu Rồng | Chợ đêm ngay chân cầu Rồng, tối cuối tuần ăn xong đi vài bước ra xem rồng phun lửa.
nha-tho-con-ga | Nhà thờ Con Gà | nhà thờ | 16.067, 108.223 | 520 | pine-hills-villas-mist-1 | Nhà thờ chính tòa Đà Nẵng; Nhà thờ Đà Nẵng | Nhà thờ màu hồng giữa phố Trần Phú, trên nóc có con gà gió nên thành tên gọi.
bao-tang-dieu-khac-cham | Bảo tàng Điêu khắc Chăm | bảo tàng | 16.061, 108.223 | 500 | heritage-tunnels-golden-1 | Bảo tàng Chăm Đà Nẵng; Cham Museum | Tượng và đài thờ Chăm từ Mỹ Sơn, Trà Kiệu, Đồng Dương, bày trong ngôi nhà vàng bên cầu Rồng.
cong-vien-chau-a | Công viên Châu Á | công viên giải trí | 16.039, 108.227 | 540 | team-building-race-golden-1 | Asia Park; Sun Wheel; Da Nang Downtown; Sun World Danang Wonders | Vòng quay Mặt Trời và các trò chơi bên sông Hàn, mở từ chiều nên hợp ghé lúc trời dịu.
bai-bien-non-nuoc | Bãi biển Non Nước | biển | 16.000, 108.270 | 520 | beach-grove-noon-1 | Non Nước; Bãi tắm Non Nước | Bãi cát rộng dưới chân Ngũ Hành Sơn, thoáng hơn Mỹ Khê, gần làng đá mỹ nghệ.
bai-bien-pham-van-dong | Bãi biển Phạm Văn Đồng | biển | 16.071, 108.246 | 440 | beach-parasol-noon-1 | Công viên Biển Đông | Bãi tắm đầu đường Phạm Văn Đồng, có công viên chim bồ câu và hàng hải sản hai bên.
bai-bien-man-thai | Bãi biển Mân Thái | biển | 16.088, 108.247 | 420 | beach-grove-dawn-1 | Mân Thái; Làng chài Mân Thái | Bãi biển còn thuyền thúng và chợ cá sớm, người địa phương ra tắm từ năm giờ sáng.
bai-bien-nam-o | Bãi biển Nam Ô | biển | 16.115, 108.130 | 400 | beach-hammock-golden-1 | Nam Ô; Rạn Nam Ô; Ghềnh Nam Ô | Rạn đá phủ rêu xanh vào đầu xuân cạnh làng nước mắm, nơi người chụp ảnh đón bình minh.
bai-bien-xuan-thieu | Bãi biển Xuân Thiều | biển | 16.098, 108.143 | 320 | beach-pair-dawn-1 | Xuân Thiều; Biển Nguyễn Tất Thành | Bãi tắm êm trong vịnh Đà Nẵng, nhìn sang Sơn Trà và đèo Hải Vân.
deo-hai-van | Đèo Hải Vân | đèo | 16.189, 108.132 | 700 | motorbike-pass-dawn-1 | Hải Vân; Hải Vân Quan; Hai Van Pass | Con đèo giữa Huế và Đà Nẵng, trên đỉnh có cửa ải Hải Vân Quan nhìn xuống hai phía biển.
suoi-khoang-nong-nui-than-tai | Suối khoáng nóng Núi Thần Tài | suối khoáng | 15.967, 108.020 | 560 | waterfall-terraces-dawn-1 | Núi Thần Tài; Suối khoáng Thần Tài | Công viên suối khoáng trong rừng phía tây Đà Nẵng, ngâm bùn, bể nóng và trượt nước trong một ngày.
lang-da-my-nghe-non-nuoc | Làng đá mỹ nghệ Non Nước | làng nghề | 15.999, 108.262 | 360 | cooking-tea-mist-1 | Làng đá Non Nước | Xưởng đục tượng đá ngay chân Ngũ Hành Sơn, món nhỏ xách tay, món lớn thợ nhận gửi về.
chua-cau | Chùa Cầu | cầu | 15.877, 108.326 | 760 | night-city-cable-bridge-noon-1 | Cầu Nhật Bản; Lai Viễn Kiều; Japanese Bridge; Chùa Cầu Hội An | Cây cầu gỗ có mái của thương nhân Nhật, nối hai con phố cổ, đêm soi đèn xuống lạch nước.
cho-dem-hoi-an | Chợ đêm Hội An | chợ | 15.876, 108.326 | 560 | market-flowers-golden-1 | Chợ đêm Nguyễn Hoàng; Phố đèn lồng | Dãy quầy đèn lồng và quà vặt bên An Hội, từ phố cổ qua cầu là tới, lên đèn là đông.
cho-hoi-an | Chợ Hội An | chợ | 15.877, 108.331 | 420 | market-night-stalls-dusk-1 |  | Chợ bên sông Hoài với dãy cao lầu, mì Quảng và hoành thánh, sáng sớm có hàng cá rau từ làng.
hoi-quan-phuc-kien | Hội quán Phúc Kiến | di tích | 15.878, 108.331 | 420 | heritage-valley-museum-golden-1 | Phúc Kiến; Phước Kiến | Hội quán của người Phúc Kiến thờ bà Thiên Hậu, cổng ba tầng và những vòng hương treo xoắn.
bai-bien-an-bang | Bãi biển An Bàng | biển | 15.914, 108.341 | 620 | beach-hammock-night-1 | An Bàng; An Bang Beach | Bãi biển gần phố cổ Hội An, sáng yên để bơi, chiều có quán mở nhạc và ghế nằm trên cát.
bai-bien-cua-dai | Bãi biển Cửa Đại | biển | 15.898, 108.367 | 480 | beach-hammock-dusk-1 | Cửa Đại | Bãi biển cuối con đường từ phố cổ ra, có kè chống xói và hàng dừa, gần bến tàu đi Cù Lao Chàm.
rung-dua-bay-mau | Rừng dừa Bảy Mẫu | điểm tham quan | 15.873, 108.375 | 640 | beach-headland-dawn-1 | Rừng dừa Cẩm Thanh; Cẩm Thanh; Bay Mau Coconut Forest | Ngồi thuyền thúng len giữa rừng dừa nước, xem quăng chài và múa thúng ở Cẩm Thanh.
lang-rau-tra-que | Làng rau Trà Quế | làng nghề | 15.900, 108.337 | 520 | cooking-table-dawn-1 | Trà Quế; Tra Que | Làng trồng rau thơm giữa phố cổ và biển, xắn tay cuốc luống, tưới nước rồi học nấu vài món.
lang-gom-thanh-ha | Làng gốm Thanh Hà | làng nghề | 15.878, 108.303 | 460 | cooking-class-dawn-1 | Thanh Hà; Công viên đất nung | Làng gốm đất nung bên sông Thu Bồn, ngồi chuốt thử cái bát và mang về con tò he thổi được.
lang-moc-kim-bong | Làng mộc Kim Bồng | làng nghề | 15.870, 108.320 | 380 | cooking-tea-dawn-1 | Kim Bồng; Cẩm Kim | Làng thợ mộc bên kia sông Hoài, qua cầu Cẩm Kim đạp xe thăm xưởng đóng ghe và ruộng lúa.
cong-vien-an-tuong-hoi-an | Công viên Ấn tượng Hội An | công viên giải trí | 15.872, 108.335 | 560 | cable-park-seaside-noon-1 | Ký ức Hội An; Hoi An Memories Land | Khu nhà cổ trên cù lao sông Hoài và vở diễn ngoài trời kể chuyện thương cảng vào buổi tối.
lang-bich-hoa-tam-thanh | Làng bích họa Tam Thanh | bản làng | 15.582, 108.548 | 400 | rice-terraces-valley-golden-1 | Tam Thanh; Bãi biển Tam Thanh; Quảng Nam | Làng chài vẽ tranh lên tường và thuyền thúng, bước ra ngõ là bãi biển dài.
ho-phu-ninh | Hồ Phú Ninh | hồ | 15.480, 108.450 | 340 | island-sea-paddle-boards-dusk-1 | Phú Ninh; Quảng Nam | Hồ nước giữa rừng phía tây Tam Kỳ, thuyền đi qua các đảo và có nguồn nước khoáng nóng.
tuong-dai-me-viet-nam-anh-hung | Tượng đài Mẹ Việt Nam Anh hùng | công trình | 15.545, 108.500 | 340 | gala-garden-golden-1 | Tượng đài Mẹ Thứ; Quảng Nam | Tượng đài bằng đá ở Tam Kỳ lấy hình mẹ Thứ làm nguyên mẫu, bên trong có nhà trưng bày.
san-bay-da-nang | Sân bay Đà Nẵng | sân bay | 16.044, 108.199 | 200 | road-airport-dusk-1 | DAD; Da Nang Airport; Sân bay quốc tế Đà Nẵng | Sân bay quốc tế nằm ngay trong thành phố, ra bãi biển Mỹ Khê chừng mười lăm phút xe.
san-bay-chu-lai | Sân bay Chu Lai | sân bay | 15.403, 108.706 | 150 | road-coast-pass-golden-1 | VCL; Sân bay Tam Kỳ; Quảng Nam | Sân bay ở Núi Thành, tiện cho khách về Tam Kỳ, Quảng Ngãi và ra bến tàu Lý Sơn.
ga-da-nang | Ga Đà Nẵng | nhà ga | 16.072, 108.209 | 200 | road-rice-fields-dawn-1 | Da Nang Railway Station | Nhà ga trong trung tâm, nên chọn ghế phía biển nếu đi chuyến tàu qua đèo Hải Vân.
cang-cua-dai | Cảng Cửa Đại | bến cảng | 15.878, 108.385 | 260 | pier-moored-dusk-1 | Bến tàu Cửa Đại; Bến tàu Cù Lao Chàm | Bến ca nô đi Cù Lao Chàm, tàu chạy buổi sáng, mùa biển động thường tạm nghỉ.
# quang-ngai
dao-be | Đảo Bé | đảo | 15.430, 109.085 | 480 | island-sea-reef-golden-1 | An Bình; Đảo Bé Lý Sơn | Đảo nhỏ cạnh Lý Sơn, đi ca nô mười phút, có bãi Sau nước trong và những vách đá đen.
cong-to-vo | Cổng Tò Vò | điểm tham quan | 15.384, 109.094 | 420 | road-rice-fields-dawn-1 | Cổng Tò Vò Lý Sơn | Vòm đá nham thạch sát mép biển Lý Sơn, chiều người ta chờ mặt trời lọt qua khung đá.
nui-thoi-loi | Núi Thới Lới | núi | 15.385, 109.140 | 400 | rice-terraces-ridge-golden-1 | Thới Lới; Hồ Thới Lới | Miệng núi lửa cũ ở Lý Sơn nay thành hồ nước ngọt, đứng trên đỉnh thấy ruộng tỏi và biển.
hang-cau | Hang Câu | hang động | 15.386, 109.143 | 360 | cave-mouth-noon-1 | Hang Câu Lý Sơn | Vách đá trầm tích bị sóng khoét dưới chân núi Thới Lới, bãi đá phẳng để ngồi nghe biển.
chua-hang-ly-son | Chùa Hang Lý Sơn | chùa | 15.388, 109.137 | 330 | theatre-gate-noon-1 | Chùa Hang; Thiên Khổng Thạch Tự | Ngôi chùa trong hang đá ở Lý Sơn, trước cửa là hàng bàng biển và tượng Quan Âm.
cang-sa-ky | Cảng Sa Kỳ | bến cảng | 15.213, 108.917 | 280 | pier-yacht-dawn-1 | Sa Kỳ; Bến tàu Lý Sơn | Bến tàu cao tốc ra Lý Sơn, chạy chừng nửa giờ, trời có gió nên xem lịch trước khi đi.
ganh-yen | Gành Yến | điểm tham quan | 15.290, 108.870 | 320 | rice-terraces-knoll-noon-1 | Ghềnh Yến; Bình Hải | Vách đá đen hình tổ ong bên biển Bình Hải, dưới nước có rạn san hô sát bờ.
lang-go-co | Làng Gò Cỏ | bản làng | 14.665, 109.075 | 340 | rice-terraces-valley-dawn-1 | Gò Cỏ; Làng Gò Cỏ Sa Huỳnh | Làng biển nhỏ ở Sa Huỳnh còn giếng đá và lối đi Chăm xưa, bà con tự tay đón khách.
canh-dong-muoi-sa-huynh | Cánh đồng muối Sa Huỳnh | điểm tham quan | 14.660, 109.060 | 320 | road-coast-pass-dawn-1 | Muối Sa Huỳnh | Ruộng muối trắng chia ô bên đầm, mùa nắng diêm dân gánh muối từ sáng tới chiều.
nui-thien-an | Núi Thiên Ấn | núi | 15.150, 108.820 | 300 | cable-park-ridges-noon-1 | Chùa Thiên Ấn; Thiên Ấn | Ngọn núi đỉnh phẳng bên sông Trà Khúc, có chùa cổ và mộ cụ Huỳnh Thúc Kháng.
bai-bien-khe-hai | Bãi biển Khe Hai | biển | 15.365, 108.800 | 280 | beach-parasol-noon-1 | Khe Hai; Bãi biển Dung Quất | Bãi cát vòng cung gần Dung Quất, sóng nhẹ, cuối tuần các gia đình ra cắm trại.
tuong-duc-me-mang-den | Tượng Đức Mẹ Măng Đen | nhà thờ | 14.620, 108.270 | 340 | pine-hills-villas-mist-1 | Đức Mẹ Măng Đen; Đức Mẹ Cụt Tay; Kon Tum | Bức tượng giữa rừng thông là nơi hành hương, khách lên khấn nguyện quanh năm.
ho-dak-ke | Hồ Đăk Ke | hồ | 14.610, 108.280 | 300 | pine-hills-lake-golden-1 | Đăk Ke; Hồ Đăk Ke Măng Đen; Kon Tum | Hồ nước trong thị trấn thông Măng Đen, sáng lên có sương là là mặt nước.
nha-nguc-kon-tum | Nhà ngục Kon Tum | di tích | 14.350, 107.990 | 240 | heritage-tunnels-golden-1 | Ngục Kon Tum; Kon Tum | Di tích nhà ngục thời Pháp bên sông Đăk Bla, có tượng đài và nhà trưng bày.
chung-vien-thua-sai-kon-tum | Chủng viện Thừa sai Kon Tum | nhà thờ | 14.350, 108.010 | 320 | pine-hills-villas-noon-1 | Tòa giám mục Kon Tum; Kon Tum | Ngôi nhà gỗ ba tầng dựng từ thập niên 1930, vườn sứ cổ thụ phía trước rợp mát.
lang-kon-k-tu | Làng Kon K'Tu | bản làng | 14.345, 108.085 | 260 | rice-terraces-valley-golden-1 | Kon K'Tu; Kon Kơ Tu; Kon Tum | Làng Ba Na bên sông Đăk Bla với nhà rông cao, khách chèo thuyền độc mộc và nghe cồng chiêng.
cua-khau-bo-y | Cửa khẩu Bờ Y | cửa khẩu | 14.705, 107.600 | 240 | road-mountain-van-golden-1 | Bờ Y; Kon Tum | Cửa khẩu quốc tế sang Lào gần ngã ba biên giới, đường rộng chạy giữa rừng cao su.
# gia-lai
dao-hon-kho | Đảo Hòn Khô | đảo | 13.766, 109.300 | 480 | beach-cove-golden-1 | Hòn Khô; Hòn Khô Nhơn Hải; Bình Định | Đảo nhỏ trước làng Nhơn Hải, đi ca nô ra lặn ngắm san hô và bước trên cầu gỗ ven vách.
lang-chai-nhon-ly | Làng chài Nhơn Lý | bản làng | 13.892, 109.290 | 400 | rice-terraces-valley-noon-1 | Nhơn Lý; Bình Định | Làng chài cạnh Eo Gió với tượng Phật trên đồi, bến thuyền và những nhà bích họa.
lang-chai-nhon-hai | Làng chài Nhơn Hải | bản làng | 13.762, 109.299 | 340 | rice-terraces-valley-golden-1 | Nhơn Hải; Bình Định | Làng biển có bức tường thành cổ lộ ra khi triều rút, sáng sớm lưới về đầy bến.
bai-xep-quy-nhon | Bãi Xép Quy Nhơn | biển | 13.685, 109.230 | 360 | beach-single-dawn-1 | Bãi Xép Bình Định; Bình Định | Hai bãi cát nhỏ cạnh làng chài phía nam Quy Nhơn, khách ở lại nghe sóng và ăn cơm nhà.
trung-tam-icise-quy-nhon | Trung tâm ICISE Quy Nhơn | công trình | 13.720, 109.205 | 340 | night-city-promenade-golden-1 | ICISE; Thung lũng Sáng tạo; Bình Định | Nơi các nhà khoa học gặp nhau bên biển, cạnh đó có khu khám phá khoa học cho trẻ em.
thap-duong-long | Tháp Dương Long | di tích | 13.935, 108.990 | 340 | theatre-hall-noon-1 | Dương Long; Bình Định | Ba tháp Chăm bằng gạch và sa thạch đứng giữa đồng Tây Sơn, ghé cùng Bảo tàng Quang Trung.
thanh-hoang-de | Thành Hoàng Đế | di tích | 13.930, 109.075 | 260 | heritage-valley-museum-golden-1 | Thành Đồ Bàn; Tháp Cánh Tiên; Chà Bàn; Bình Định | Nền thành Đồ Bàn và kinh đô Tây Sơn, còn tượng voi đá và tháp Cánh Tiên trên gò.
chua-thien-hung | Chùa Thiên Hưng | chùa | 13.890, 109.110 | 420 | theatre-gate-noon-1 | Thiên Hưng; Bình Định | Ngôi chùa ở An Nhơn với cổng lớn, hồ cá và vườn cây tỉa, sáng ít người nên dễ ngắm.
chua-ong-nui | Chùa Ông Núi | chùa | 14.010, 109.220 | 400 | theatre-gate-dawn-1 | Linh Phong Tự; Tượng Phật Chùa Ông Núi; Bình Định | Tượng Phật ngồi trắng trên lưng núi Bà nhìn xuống đầm và biển, leo hơn sáu trăm bậc.
ham-ho | Hầm Hô | điểm tham quan | 13.890, 108.850 | 400 | beach-headland-dawn-1 | Khu du lịch Hầm Hô; Bình Định | Khúc sông đầy đá lớn ở Tây Sơn, ngồi thuyền nhỏ len qua ghềnh rồi ăn bữa bên suối.
bai-bien-trung-luong | Bãi biển Trung Lương | biển | 13.944, 109.243 | 440 | beach-parasol-dusk-1 | Trung Lương; Picnic Trung Lương; Bình Định | Bãi đá và cát ở Cát Tiến, chỗ dựng lều qua đêm để đón bình minh.
dam-thi-nai | Đầm Thị Nại | điểm tham quan | 13.830, 109.230 | 360 | karst-river-fields-noon-1 | Thị Nại; Cầu Thị Nại; Cồn Chim; Bình Định | Đầm nước mặn rộng sau lưng Quy Nhơn, chiều ra Cồn Chim chèo sõng qua rừng đước.
bai-bien-tam-quan | Bãi biển Tam Quan | biển | 14.560, 109.060 | 320 | beach-hammock-dusk-1 | Tam Quan; Bình Định | Xứ dừa Hoài Nhơn với bãi biển phía sau làng, mua bánh tráng nước dừa về làm quà.
thac-k50 | Thác K50 | thác | 14.480, 108.550 | 440 | waterfall-terraces-dawn-1 | K50; Hang Én Kbang; Kon Chư Răng | Con thác cao đổ giữa rừng Kon Chư Răng ở Kbang, đường vào đi bộ và chỉ nên đi cùng người dẫn.
thac-phu-cuong | Thác Phú Cường | thác | 13.720, 108.110 | 360 | waterfall-jungle-dawn-1 | Phú Cường | Thác đổ trên nền đá nham thạch ở Chư Sê, đứng bên trên hay xuống chân thác đều gần.
hang-thong-tram-tuoi | Hàng thông trăm tuổi | điểm tham quan | 14.060, 108.030 | 440 | pine-hills-path-dawn-1 | Hàng thông Pleiku; Con đường thông; Đồi chè Biển Hồ | Hàng thông già chụm ngọn trên đường vào đồi chè Biển Hồ, sáng nắng lọt thành vệt.
chua-minh-thanh | Chùa Minh Thành | chùa | 13.965, 108.020 | 420 | theatre-colonnade-noon-1 | Minh Thành; Chùa Minh Thành Pleiku | Ngôi chùa gỗ mái cong ở Pleiku, có bảo tháp cao và hồ nước trước sân.
quang-truong-dai-doan-ket | Quảng trường Đại Đoàn Kết | công trình | 13.985, 108.000 | 340 | night-city-promenade-noon-1 | Quảng trường Pleiku | Quảng trường ở trung tâm Pleiku với tượng Bác và bức phù điêu đá về Tây Nguyên, tối gió mát.
nha-tu-pleiku | Nhà tù Pleiku | di tích | 13.985, 108.012 | 220 | theatre-gate-dusk-1 |  | Trại giam cũ trên đồi ở Pleiku, nay giữ phòng giam và hiện vật kể về tù chính trị.
nui-ham-rong-pleiku | Núi Hàm Rồng Pleiku | núi | 13.885, 108.035 | 320 | rice-terraces-ridge-mist-1 | Chư H'Drông; Hàm Rồng Pleiku | Ngọn núi lửa tắt phía nam Pleiku, mùa khô cỏ cháy vàng, mùa mưa mây phủ lưng chừng.
san-bay-phu-cat | Sân bay Phù Cát | sân bay | 13.955, 109.042 | 170 | road-airport-dusk-1 | UIH; Sân bay Quy Nhơn; Sân bay Bình Định; Bình Định | Sân bay của Quy Nhơn, cách biển chừng 30 km, xe buýt và taxi đón theo giờ bay.
san-bay-pleiku | Sân bay Pleiku | sân bay | 14.005, 108.017 | 150 | road-coast-pass-noon-1 | PXU; Sân bay Gia Lai; Sân bay Cù Hanh | Sân bay trên cao nguyên, vào trung tâm Pleiku chừng mười phút, đi tiếp được Măng Đen.
# khanh-hoa
hon-chong | Hòn Chồng | điểm tham quan | 12.272, 109.206 | 480 | road-rice-fields-dawn-1 | Hòn Chồng Nha Trang; Hòn Vợ | Những khối đá xếp chồng ở mũi biển phía bắc Nha Trang, có nhà cổ và tiếng đàn đá.
vien-hai-duong-hoc-nha-trang | Viện Hải dương học Nha Trang | bảo tàng | 12.207, 109.214 | 480 | heritage-valley-museum-golden-1 | Viện Hải dương học; Bảo tàng Hải dương học | Bộ xương cá voi, bể sinh vật biển và các phòng mẫu vật, chỗ học vui cho trẻ gần cảng Cầu Đá.
nha-tho-nui-nha-trang | Nhà thờ Núi Nha Trang | nhà thờ | 12.247, 109.188 | 500 | pine-hills-villas-noon-1 | Nhà thờ Đá Nha Trang; Nhà thờ Ngã Sáu | Nhà thờ đá trên ngọn đồi nhỏ gần ga, lối dốc cong lên sân có tháp chuông nhìn ra phố.
cho-dam | Chợ Đầm | chợ | 12.255, 109.191 | 500 | market-river-houses-dawn-1 | Chợ Đầm Nha Trang | Khu chợ lâu năm bán mực khô, tôm khô và quà biển, quanh chợ là hàng bún sứa, nem nướng.
cho-dem-nha-trang | Chợ đêm Nha Trang | chợ | 12.241, 109.196 | 440 | market-floating-mist-1 | Chợ đêm Trần Phú | Con phố đi bộ bán đồ lưu niệm sát đường Trần Phú, tắm biển chiều xong ghé ăn xiên nướng.
thap-tram-huong | Tháp Trầm Hương | công trình | 12.239, 109.197 | 480 | gala-garden-dusk-1 | Quảng trường 2 Tháng 4 | Tòa tháp hình búp sen trên quảng trường ven biển, nơi hẹn nhau của người Nha Trang.
hon-tam | Hòn Tằm | đảo | 12.175, 109.245 | 560 | beach-headland-dawn-1 | Hon Tam; Hòn Tằm Resort | Đảo trong vịnh Nha Trang với bãi cát, hồ bơi và bùn khoáng, đi trong ngày bằng ca nô.
hon-tre | Hòn Tre | đảo | 12.210, 109.265 | 480 | beach-cove-dawn-1 | Đảo Hòn Tre; Vinpearl Nha Trang | Đảo lớn che chắn vịnh Nha Trang, sang bằng cáp treo hoặc tàu cao tốc từ Phú Quý.
dao-khi-nha-trang | Đảo Khỉ Nha Trang | đảo | 12.355, 109.195 | 420 | beach-cove-dusk-1 | Hòn Lao; Đảo Khỉ | Đảo Hòn Lao trong vịnh Nha Phu, khỉ chạy quanh chân khách, cạnh đó là suối Hoa Lan.
bai-bien-doc-let | Bãi biển Dốc Lết | biển | 12.545, 109.231 | 560 | beach-grove-dawn-1 | Dốc Lết | Dải cát trắng thoai thoải ở Ninh Hòa, nước nông ra xa, hợp cho trẻ nhỏ tập bơi.
bai-bien-dai-lanh | Bãi biển Đại Lãnh | biển | 12.830, 109.355 | 420 | beach-grove-noon-1 | Đại Lãnh | Bãi biển dưới chân đèo Cả, tàu hỏa chạy sát làng chài, nước chia màu xanh theo độ sâu.
dao-diep-son | Đảo Điệp Sơn | đảo | 12.637, 109.303 | 560 | island-sea-kayaks-golden-1 | Điệp Sơn; Con đường giữa biển | Ba hòn đảo trong vịnh Vân Phong nối bằng dải cát, lúc triều rút đi bộ giữa biển.
dam-mon | Đầm Môn | vịnh | 12.670, 109.403 | 320 | karst-bay-open-noon-1 | Vịnh Vân Phong; Vân Phong | Làng chài trong vịnh Vân Phong, thuyền từ đây đi các đảo và mũi Đôi đón bình minh.
mui-doi | Mũi Đôi | điểm tham quan | 12.648, 109.460 | 380 | market-flowers-golden-1 | Cực Đông; Mũi Đôi – Hòn Đầu | Điểm cực Đông trên đất liền, đi bộ qua đồi cát và bãi đá, ngủ lều để đón mặt trời.
suoi-ba-ho | Suối Ba Hồ | thác | 12.390, 109.130 | 420 | waterfall-jungle-mist-1 | Ba Hồ | Ba hồ nước nối nhau bằng ghềnh đá trong rừng phía bắc Nha Trang, giày bám tốt sẽ đỡ mệt.
thac-yang-bay | Thác Yang Bay | thác | 12.190, 108.910 | 440 | waterfall-jungle-dawn-1 | Yang Bay | Công viên thác ở Khánh Vĩnh với suối khoáng nóng, nghe đàn đá và bơi dưới bóng cây.
suoi-khoang-nong-thap-ba | Suối khoáng nóng Tháp Bà | suối khoáng | 12.270, 109.178 | 520 | spa-hot-spring-mist-1 | Tắm bùn Tháp Bà | Khu tắm bùn gần Tháp Bà, ngâm bùn ấm rồi sang bể khoáng sau một ngày đi đảo.
bai-binh-tien | Bãi Bình Tiên | biển | 11.805, 109.185 | 380 | beach-parasol-golden-1 | Bình Tiên; Ninh Thuận | Bãi cát giữa núi Chúa và biển, đường ven biển từ Vĩnh Hy ra đi qua những khúc quanh nhìn thấy đảo.
hang-rai | Hang Rái | điểm tham quan | 11.677, 109.181 | 480 | karst-river-fields-noon-1 | Hang Rái Ninh Thuận; Ninh Thuận | Bãi san hô hóa thạch nơi sóng tràn qua thành thác nước, người chụp ảnh tới từ tờ mờ.
bai-bien-ninh-chu | Bãi biển Ninh Chữ | biển | 11.590, 109.030 | 480 | beach-hammock-golden-1 | Ninh Chữ; Bình Sơn – Ninh Chữ; Ninh Thuận | Bãi biển vòng cung gần Phan Rang, nước lặng phần lớn năm, có phố hải sản phía sau.
doi-cat-nam-cuong | Đồi cát Nam Cương | điểm tham quan | 11.500, 108.990 | 420 | road-rice-fields-noon-1 | Nam Cương; Ninh Thuận | Đồi cát đổi hình theo gió phía nam Phan Rang, chiều phụ nữ Chăm đội nước đi ngang.
lang-gom-bau-truc | Làng gốm Bàu Trúc | làng nghề | 11.525, 108.930 | 420 | cooking-table-dawn-1 | Bàu Trúc; Ninh Thuận | Làng Chăm nặn gốm bằng tay không bàn xoay, thợ đi giật lùi quanh khối đất rồi nung ngoài trời.
lang-det-my-nghiep | Làng dệt Mỹ Nghiệp | làng nghề | 11.530, 108.920 | 320 | cooking-class-dawn-1 | Mỹ Nghiệp; Ninh Thuận | Làng dệt thổ cẩm Chăm với khung cửi trong nhà, hoa văn kể chuyện thần và muông thú.
vuon-nho-ba-moi | Vườn nho Ba Mọi | điểm tham quan | 11.545, 108.940 | 400 | market-flowers-noon-1 | Vườn nho Ninh Thuận; Nho Ba Mọi; Ninh Thuận | Vào giàn nho hái chùm chín, nếm mật nho và vang nhà làm, mùa nào cũng có vườn mở.
dong-cuu-an-hoa | Đồng cừu An Hòa | điểm tham quan | 11.660, 109.070 | 400 | pine-hills-path-dawn-1 | Cánh đồng cừu An Hòa; Đồng cừu Ninh Thuận; Ninh Thuận | Đàn cừu đi qua bãi cỏ khô dưới chân núi, sáng sớm hoặc chiều mát là lúc lùa bầy.
mui-dinh | Mũi Dinh | điểm tham quan | 11.365, 109.010 | 420 | market-flowers-dawn-1 | Hải đăng Mũi Dinh; Bãi Tràng; Ninh Thuận | Ngọn hải đăng trên mũi đá cùng đồi cát sát biển, chạy xe địa hình qua tiểu sa mạc.
bien-ca-na | Biển Cà Ná | biển | 11.335, 108.875 | 340 | beach-grove-golden-1 | Cà Ná; Ninh Thuận | Bãi đá và cát bên quốc lộ 1, biển xanh cạnh ruộng muối, gió lớn gần quanh năm.
thap-po-rome | Tháp Po Rome | di tích | 11.487, 108.868 | 260 | heritage-tunnels-golden-1 | Po Rome; Ninh Thuận | Ngôi tháp Chăm trên đồi ở Hậu Sanh, lễ Ka Tê hằng năm bà con mặc áo trắng lên cúng.
san-bay-cam-ranh | Sân bay Cam Ranh | sân bay | 11.998, 109.219 | 190 | road-airport-dusk-1 | CXR; Sân bay Nha Trang; Sân bay quốc tế Cam Ranh | Sân bay quốc tế của Nha Trang, đường ven biển vào phố chừng 35 km qua Bãi Dài.
ga-nha-trang | Ga Nha Trang | nhà ga | 12.248, 109.184 | 200 | night-city-promenade-golden-1 | Nha Trang Railway Station | Ga Bắc – Nam gần nhà thờ Núi, có chuyến tàu đêm từ Sài Gòn tới lúc sáng sớm.
cang-cau-da | Cảng Cầu Đá | bến cảng | 12.206, 109.214 | 260 | pier-yacht-dawn-1 | Cầu Đá; Cảng Nha Trang; Bến tàu du lịch Nha Trang | Bến tàu đi các đảo trong vịnh Nha Trang, gần cáp treo và Viện Hải dương học.
# dak-lak
bai-mon | Bãi Môn | biển | 12.900, 109.452 | 440 | beach-parasol-golden-1 | Bãi Môn Phú Yên; Phú Yên | Bãi cát nằm gọn dưới chân Mũi Điện, có dòng suối chảy ra biển, xuống tắm sau khi ngắm hải đăng.
vung-ro | Vũng Rô | vịnh | 12.870, 109.410 | 400 | karst-bay-open-dawn-1 | Vịnh Vũng Rô; Phú Yên | Vịnh kín dưới đèo Cả, nơi đón những con tàu không số, nay ra bè ăn hải sản.
hon-yen | Hòn Yến | đảo | 13.226, 109.308 | 440 | island-sea-reef-dawn-1 | Hòn Yến Phú Yên; Phú Yên | Cặp đảo đá sát làng Nhơn Hội, hôm nước ròng san hô lộ ra, nhớ đừng giẫm lên.
hon-nua | Hòn Nưa | đảo | 12.830, 109.394 | 340 | island-sea-sandbar-golden-1 | Hòn Nưa Đại Lãnh; Phú Yên | Hòn đảo nhỏ ngoài Vũng Rô, nước trong, đi thuyền ra lặn và nằm bãi cát vắng.
nha-tho-mang-lang | Nhà thờ Mằng Lăng | nhà thờ | 13.350, 109.220 | 480 | old-town-quay-noon-1 | Mằng Lăng; Phú Yên | Nhà thờ vòm nhọn hơn trăm tuổi ở Tuy An, lưu cuốn giáo lý chữ Quốc ngữ in năm 1651.
thap-nghinh-phong | Tháp Nghinh Phong | công trình | 13.093, 109.325 | 520 | gala-garden-dusk-1 | Nghinh Phong; Quảng trường Nghinh Phong; Phú Yên | Cụm tháp đá lấy ý gành Đá Đĩa bên biển Tuy Hòa, sáng đón gió, tối có đèn màu.
bai-bien-tuy-hoa | Bãi biển Tuy Hòa | biển | 13.099, 109.321 | 440 | beach-single-dusk-1 | Tuy Hòa; Biển Tuy Hòa; Phú Yên | Bãi cát dài trước phố Tuy Hòa, dải công viên ven biển dành cho buổi chạy bộ sáng.
dam-o-loan | Đầm Ô Loan | điểm tham quan | 13.270, 109.270 | 400 | market-flowers-golden-1 | Ô Loan; Phú Yên | Đầm nước lợ dưới đèo Quán Cau, ngồi nhà bè ăn sò huyết và nhìn thuyền nhỏ giăng lưới.
cau-ong-cop | Cầu Ông Cọp | cầu | 13.400, 109.220 | 340 | old-town-river-dawn-1 | Cầu gỗ Ông Cọp; Phú Yên | Cây cầu gỗ dài bắc qua sông Bình Bá, sau mùa lũ thường dựng lại, đi xe máy qua nghe ván kêu.
ganh-den | Gành Đèn | điểm tham quan | 13.362, 109.288 | 340 | market-flowers-noon-1 | Hải đăng Gành Đèn; Phú Yên | Ngọn hải đăng sọc trên bãi đá gần Gành Đá Đĩa, chiều tới ngồi câu cá hóng gió.
dao-nhat-tu-son | Đảo Nhất Tự Sơn | đảo | 13.432, 109.233 | 360 | island-sea-sandbar-dawn-1 | Nhất Tự Sơn; Phú Yên | Đảo nhỏ trong vịnh Xuân Đài, triều rút lộ con đường cát đi bộ từ bờ ra.
hon-lao-mai-nha | Hòn Lao Mái Nhà | đảo | 13.280, 109.330 | 320 | beach-cove-dawn-1 | Lao Mái Nhà; Phú Yên | Đảo ngoài khơi An Hải với bãi đá xếp và ốc ngon, thuyền chạy khoảng nửa giờ.
deo-ca | Đèo Cả | đèo | 12.880, 109.370 | 280 | motorbike-pass-golden-1 | Phú Yên | Con đèo ven biển ngắm xuống Vũng Rô và bãi Đại Lãnh, trên đầu là khối đá Bia.
nui-da-bia | Núi Đá Bia | núi | 12.895, 109.395 | 340 | cable-park-ridges-golden-1 | Đá Bia; Thạch Bi Sơn; Phú Yên | Tảng đá dựng đứng trên đỉnh dãy Đèo Cả, leo nửa ngày theo bậc đá giữa rừng.
bai-bien-long-thuy | Bãi biển Long Thủy | biển | 13.161, 109.293 | 300 | beach-parasol-dawn-1 | Long Thủy; Phú Yên | Làng chài trồng dừa phía bắc Tuy Hòa, nhìn ra Hòn Chùa, sáng mua cá ngay trên cát.
nha-day-buon-ma-thuot | Nhà đày Buôn Ma Thuột | di tích | 12.678, 108.045 | 320 | heritage-valley-museum-golden-1 | Nhà đày | Nhà giam tù chính trị thời Pháp giữa Buôn Ma Thuột, tường dày, dãy lao và chòi canh còn nguyên.
chua-sac-tu-khai-doan | Chùa Sắc tứ Khải Đoan | chùa | 12.683, 108.040 | 300 | theatre-gate-mist-1 | Khải Đoan | Ngôi chùa nửa nhà rường Huế nửa nhà dài Ê Đê, xây giữa thế kỷ 20 ở Buôn Ma Thuột.
bao-tang-dak-lak | Bảo tàng Đắk Lắk | bảo tàng | 12.675, 108.045 | 300 | gala-garden-golden-1 | Biệt điện Bảo Đại Buôn Ma Thuột | Bảo tàng hình nhà dài trong khuôn viên Biệt điện Bảo Đại, kể về voi, rừng và cồng chiêng.
nga-sau-buon-ma-thuot | Ngã sáu Buôn Ma Thuột | công trình | 12.680, 108.042 | 300 | night-city-promenade-golden-1 | Tượng đài Chiến thắng Buôn Ma Thuột; Ngã 6 Ban Mê | Vòng xoay giữa phố với chiếc xe tăng trên tượng đài, từ đây tỏa ra các đường cà phê.
buon-ako-dhong | Buôn Akô Dhông | bản làng | 12.700, 108.050 | 380 | rice-terraces-houses-mist-1 | Ako Dhong; Buôn Cô Thôn | Buôn Ê Đê trong phố, nhà dài xếp thẳng hàng dưới bóng cây, có quán cơm và cà phê.
ho-ea-kao | Hồ Ea Kao | hồ | 12.610, 108.040 | 300 | pine-hills-lake-mist-1 | Ea Kao | Hồ rộng ngoại ô Buôn Ma Thuột, chiều người phố ra câu cá, cắm trại trên đồi cỏ.
cum-thac-krong-kmar | Cụm thác Krông Kmar | thác | 12.500, 108.350 | 300 | waterfall-jungle-golden-1 | Krông Kmar; Thác Krông Kmar | Dòng suối từ Chư Yang Sin đổ qua những tảng đá nhẵn, dưới chân có hồ tắm.
vuon-quoc-gia-chu-yang-sin | Vườn quốc gia Chư Yang Sin | vườn quốc gia | 12.400, 108.400 | 280 | waterfall-trail-mist-1 | Chư Yang Sin | Rừng già quanh đỉnh núi cao của Đắk Lắk, đường leo hai ba ngày dành cho người quen đi rừng.
thac-thuy-tien | Thác Thủy Tiên | thác | 13.000, 108.370 | 280 | waterfall-jungle-noon-1 | Thác Thủy Tiên Krông Năng; Thác Ba Tầng | Dòng thác ba bậc dưới rừng cây ở Krông Năng, nước mát quanh năm, đường vào men rẫy cà phê.
biet-dien-bao-dai-ho-lak | Biệt điện Bảo Đại hồ Lắk | di tích | 12.412, 108.178 | 320 | theatre-colonnade-dawn-1 | Biệt điện Bảo Đại Lắk | Ngôi biệt thự trên đồi nhìn xuống hồ Lắk, phòng trưng ảnh vua Bảo Đại và những chuyến săn.
san-bay-buon-ma-thuot | Sân bay Buôn Ma Thuột | sân bay | 12.668, 108.120 | 160 | road-airport-dusk-1 | BMV; Sân bay Đắk Lắk | Sân bay của Buôn Ma Thuột, cách trung tâm khoảng 8 km, xung quanh là vườn cà phê.
san-bay-tuy-hoa | Sân bay Tuy Hòa | sân bay | 13.050, 109.334 | 150 | road-coast-pass-dawn-1 | TBB; Sân bay Phú Yên; Phú Yên | Sân bay sát biển, vào trung tâm Tuy Hòa chừng mười phút xe, ra Gành Đá Đĩa chừng một giờ.
ga-tuy-hoa | Ga Tuy Hòa | nhà ga | 13.090, 109.300 | 140 | night-city-promenade-noon-1 | Phú Yên | Ga Bắc – Nam giữa phố Tuy Hòa, xuống tàu đi bộ được tới Tháp Nhạn.
# lam-dong
quang-truong-lam-vien | Quảng trường Lâm Viên | công trình | 11.938, 108.445 | 620 | theatre-colonnade-noon-1 | Lâm Viên; Nụ hoa Atiso | Quảng trường có khối kính hình hoa dã quỳ và nụ atiso, chiều ra ngồi nhìn hồ Xuân Hương.
cho-da-lat | Chợ Đà Lạt | chợ | 11.943, 108.437 | 620 | market-floating-mist-1 | Chợ đêm Đà Lạt; Chợ Âm Phủ | Ban ngày mua dâu, mứt, hoa tươi; tối bậc thềm chợ thành phố bánh tráng nướng và sữa đậu.
nha-tho-con-ga-da-lat | Nhà thờ Con Gà Đà Lạt | nhà thờ | 11.936, 108.438 | 480 | pine-hills-villas-mist-1 | Nhà thờ chính tòa Đà Lạt | Nhà thờ tháp cao trên đường Trần Phú, con gà đồng quay trên đỉnh, kính màu nắng lọt vào.
nha-tho-domaine-de-marie | Nhà thờ Domaine de Marie | nhà thờ | 11.948, 108.430 | 460 | old-town-quay-dusk-1 | Domaine de Marie; Nhà thờ Mai Anh | Nhà thờ hồng trên đồi Mai Anh với vườn hoa của các sơ, chiều nắng xiên qua hàng thông.
chua-linh-phuoc | Chùa Linh Phước | chùa | 11.944, 108.500 | 560 | theatre-gate-mist-1 | Chùa Ve Chai; Linh Phước | Ngôi chùa ghép mảnh sành ở Trại Mát, có tháp chuông và con rồng làm từ vỏ chai.
dinh-bao-dai | Dinh Bảo Đại | di tích | 11.930, 108.430 | 480 | heritage-tunnels-golden-1 | Dinh III; Dinh 3; Biệt điện Bảo Đại Đà Lạt | Biệt điện mùa hè của vua Bảo Đại giữa đồi thông, phòng khách và thư phòng giữ nếp cũ.
biet-thu-hang-nga | Biệt thự Hằng Nga | công trình | 11.935, 108.431 | 500 | gala-garden-golden-1 | Crazy House; Ngôi nhà điên; Ngôi nhà Quái dị | Ngôi nhà hình gốc cây với lối đi ngoằn ngoèo trên cao, chui qua từng phòng như truyện cổ tích.
vuon-hoa-thanh-pho-da-lat | Vườn hoa thành phố Đà Lạt | điểm tham quan | 11.950, 108.450 | 540 | karst-river-fields-noon-1 | Vườn hoa Đà Lạt; Vườn hoa thành phố | Vườn hoa bên đầu hồ Xuân Hương, cẩm tú cầu, hồng và lan thay nhau nở quanh năm.
doi-che-cau-dat | Đồi chè Cầu Đất | đồi chè | 11.885, 108.560 | 560 | rice-terraces-knoll-golden-1 | Cầu Đất; Cầu Đất Farm | Nương chè từ thời Pháp ở phía đông Đà Lạt, lên sớm có mây giăng và hàng tua-bin gió.
thac-prenn | Thác Prenn | thác | 11.877, 108.470 | 460 | waterfall-jungle-golden-1 | Prenn | Thác dưới chân đèo vào Đà Lạt, có lối đi sau màn nước, tiện ghé khi lên từ Liên Khương.
thac-voi | Thác Voi | thác | 11.823, 108.335 | 460 | waterfall-jungle-mist-1 | Thác Liêng Rơwoa; Elephant Falls; Chùa Linh Ẩn | Thác lớn ở Nam Ban đổ qua đá tảng, cạnh đó là chùa Linh Ẩn với tượng Quan Âm cao.
thac-pongour | Thác Pongour | thác | 11.690, 108.267 | 460 | waterfall-jungle-noon-1 | Pongour | Thác bảy tầng trải rộng ở Đức Trọng, rằm tháng Giêng có hội, mùa mưa nước trắng xóa.
thac-cam-ly | Thác Cam Ly | thác | 11.942, 108.420 | 320 | waterfall-trail-mist-1 | Cam Ly | Thác trong phố cách chợ Đà Lạt vài cây số, dòng chảy từ hồ Xuân Hương xuống.
thac-dambri | Thác Dambri | thác | 11.640, 107.740 | 480 | waterfall-terraces-dawn-1 | Đambri; Đam B'ri | Thác cao ở Bảo Lộc trong khu rừng có máng trượt, đi bộ xuống chân thác hơi nước mát mặt.
ho-than-tho | Hồ Than Thở | hồ | 11.955, 108.478 | 340 | island-sea-paddle-boards-golden-1 | Than Thở; Đồi thông Hai Mộ | Hồ nhỏ giữa rừng thông gắn với chuyện tình buồn, đi dạo lúc sương chưa tan.
ho-suoi-vang | Hồ Suối Vàng | hồ | 12.010, 108.370 | 420 | island-sea-paddle-boards-dawn-1 | Suối Vàng; Dankia; Thung lũng Vàng | Hồ Đan Kia và Suối Vàng dưới chân Langbiang, đồi cỏ quanh hồ cuối năm chuyển hồng.
lang-cu-lan | Làng Cù Lần | điểm tham quan | 12.030, 108.370 | 500 | rice-terraces-valley-golden-1 | Cù Lần | Khu suối và nhà gỗ trong thung lũng dưới Langbiang, có xe jeep lội suối và tiết mục cồng chiêng.
duong-ham-dat-set | Đường hầm Đất sét | điểm tham quan | 11.895, 108.420 | 460 | rice-terraces-valley-dawn-1 | Đường hầm điêu khắc; Dalat Star | Đường hào tạc từ đất đỏ kể lịch sử Đà Lạt, có hai gương mặt nhìn nhau bên hồ.
thien-vien-van-hanh | Thiền viện Vạn Hạnh | chùa | 11.975, 108.440 | 320 | theatre-hall-mist-1 | Vạn Hạnh; Chùa Vạn Hạnh Đà Lạt | Thiền viện trên đồi với tượng Phật cầm đóa sen, sân rộng nhìn xuống vườn rau và phố xa.
vuon-quoc-gia-bidoup-nui-ba | Vườn quốc gia Bidoup – Núi Bà | vườn quốc gia | 12.180, 108.680 | 360 | waterfall-trail-golden-1 | Bidoup; Bidoup Núi Bà; Hòn Giao | Rừng thông và rừng lá rộng trên đường sang Nha Trang, các cung đi bộ có kiểm lâm dẫn.
doi-che-tam-chau | Đồi chè Tâm Châu | đồi chè | 11.560, 107.830 | 380 | cooking-tea-mist-1 | Tâm Châu Bảo Lộc; Đồi chè Bảo Lộc | Nương chè trải dài ở Bảo Lộc, vào xem chế biến trà và chụp hình giữa luống xanh.
deo-prenn | Đèo Prenn | đèo | 11.880, 108.460 | 320 | road-coast-pass-dusk-1 |  | Con đèo rợp thông dẫn vào Đà Lạt từ Liên Khương, đã mở rộng nên chạy êm hơn trước.
deo-bao-loc | Đèo Bảo Lộc | đèo | 11.460, 107.720 | 340 | motorbike-pass-noon-1 |  | Đoạn đèo rừng trên quốc lộ 20 giữa Đồng Nai và Bảo Lộc, giữa đèo có miếu Ba Cô bên đường.
deo-khanh-le | Đèo Khánh Lê | đèo | 12.180, 108.720 | 380 | motorbike-pass-golden-1 | Đèo Omega; Đèo Khánh Vĩnh | Con đèo nối Đà Lạt với Nha Trang, nửa trên mây mù, nửa dưới thác đổ bên đường.
doi-cat-bay-mui-ne | Đồi cát bay Mũi Né | điểm tham quan | 10.950, 108.290 | 620 | rice-terraces-valley-noon-1 | Đồi Cát Bay; Đồi cát đỏ; Đồi cát vàng; Red Sand Dunes; Bình Thuận | Đồi cát đỏ sát đường biển, thuê tấm ván trượt từ đỉnh đồi xuống lúc nắng còn xiên, sớm hoặc chiều.
suoi-tien-mui-ne | Suối Tiên Mũi Né | điểm tham quan | 10.947, 108.260 | 540 | pine-hills-path-noon-1 | Suối Tiên; Fairy Stream; Bình Thuận | Tháo giày lội dòng suối nông giữa vách cát đỏ trắng, đi chừng nửa giờ tới con thác nhỏ.
lang-chai-mui-ne | Làng chài Mũi Né | bản làng | 10.935, 108.285 | 500 | rice-terraces-houses-mist-1 | Làng chài; Mui Ne Fishing Village; Bình Thuận | Vịnh đậu đầy thuyền thúng và ghe màu, năm sáu giờ sáng chợ cá họp ngay bãi cát.
hon-rom | Hòn Rơm | biển | 10.960, 108.319 | 480 | beach-hammock-night-1 | Bãi biển Hòn Rơm; Bình Thuận | Bãi cát thoải phía bắc Mũi Né dưới ngọn đồi cỏ rơm, nhóm đông hay chọn cắm trại.
bai-da-ong-dia | Bãi đá Ông Địa | biển | 10.944, 108.199 | 400 | beach-parasol-dawn-1 | Đá Ông Địa; Ông Địa; Bình Thuận | Bãi đá lớn đầu đường vào Hàm Tiến, ngồi chờ hoàng hôn, mùa gió có người lướt ván.
ham-tien | Hàm Tiến | biển | 10.953, 108.219 | 420 | beach-grove-dusk-1 | Phố Tây Mũi Né; Bình Thuận | Con đường resort và quán xá ven biển giữa Phan Thiết với Mũi Né, đi bộ ra là tới sóng.
doi-duong-phan-thiet | Đồi Dương Phan Thiết | biển | 10.925, 108.115 | 420 | beach-grove-golden-1 | Đồi Dương; Bãi biển Đồi Dương; Bình Thuận | Bãi tắm trong phố Phan Thiết dưới rừng dương, chiều người dân ra dạo và thả diều.
thap-po-sah-inu | Tháp Po Sah Inư | di tích | 10.937, 108.145 | 440 | theatre-gate-noon-1 | Tháp Chăm Phan Thiết; Po Sah Inu; Poshanu; Lầu Ông Hoàng; Bình Thuận | Nhóm tháp Chăm trên đồi Bà Nài nhìn xuống biển Phan Thiết, cạnh dấu Lầu Ông Hoàng.
bao-tang-lang-chai-xua | Bảo tàng Làng chài xưa | bảo tàng | 10.945, 108.190 | 360 | gala-garden-dusk-1 | Bảo tàng nước mắm; Làng chài xưa; Bình Thuận | Bảo tàng dựng lại phố cổ Phan Thiết và nghề nước mắm ba trăm năm, nếm thử từ thùng gỗ.
van-thuy-tu | Vạn Thủy Tú | di tích | 10.923, 108.103 | 320 | theatre-hall-noon-1 | Dinh Vạn Thủy Tú; Bình Thuận | Lăng thờ cá Ông của ngư dân Phan Thiết, giữ bộ xương cá voi dài hơn hai mươi mét.
truong-duc-thanh | Trường Dục Thanh | di tích | 10.925, 108.102 | 280 | theatre-hall-dawn-1 | Dục Thanh; Bình Thuận | Ngôi trường bên sông Cà Ty nơi thầy giáo Nguyễn Tất Thành dạy học trước khi vào Sài Gòn.
novaworld-phan-thiet | NovaWorld Phan Thiết | công viên giải trí | 10.850, 108.020 | 440 | cable-park-ridges-golden-1 | Nova World Phan Thiết; Tiến Thành; Bình Thuận | Khu nghỉ bên biển Tiến Thành với công viên nước, phố ăn uống và dãy nhà cho đoàn đông.
hai-dang-ke-ga | Hải đăng Kê Gà | điểm tham quan | 10.695, 107.992 | 500 | road-coast-pass-golden-1 | Kê Gà; Khe Gà; Mũi Kê Gà; Bình Thuận | Ngọn hải đăng đá trên đảo nhỏ sát bờ, triều xuống có thể lội ra, quanh là bãi đá tròn.
nui-ta-cu | Núi Tà Cú | núi | 10.815, 107.893 | 500 | rice-terraces-ridge-golden-1 | Chùa núi Tà Cú; Tà Cú; Bình Thuận | Đi cáp treo lên lưng núi thăm chùa và tượng Phật nằm dài 49 mét dưới tán rừng.
dinh-thay-thim | Dinh Thầy Thím | đền | 10.706, 107.832 | 460 | theatre-gate-dusk-1 | Thầy Thím; Dinh Thầy Thím La Gi; Bình Thuận | Ngôi dinh trong rừng dầu ở La Gi, giữa tháng Chín âm lịch mở hội, khách phương Nam về lễ.
bai-bien-la-gi | Bãi biển La Gi | biển | 10.648, 107.772 | 440 | beach-boats-dawn-1 | La Gi; Coco Beach; Lagi; Bình Thuận | Bãi biển cách Sài Gòn vài giờ xe, có khu cắm trại dưới dừa và chợ hải sản buổi sáng.
bai-da-co-thach | Bãi đá Cổ Thạch | biển | 11.195, 108.731 | 480 | beach-pair-dawn-1 | Cổ Thạch; Bãi đá bảy màu; Biển Cổ Thạch; Bình Thuận | Bãi đá cuội nhiều màu ở Tuy Phong, mùa rêu đầu xuân phủ xanh, trên đồi là chùa Hang.
cu-lao-cau | Cù Lao Câu | đảo | 11.225, 108.830 | 400 | beach-cove-dawn-1 | Hòn Cau; Cù lao Cau; Bình Thuận | Đảo đá không người ở ngoài khơi Tuy Phong, nước trong, đi tàu ra lặn và cắm trại một đêm.
ganh-son | Gành Son | điểm tham quan | 11.182, 108.618 | 320 | road-coast-pass-noon-1 | Gành Son Bình Thuận; Bình Thuận | Vách đất đỏ bên biển Chí Công trông như hẻm núi nhỏ, chiều màu càng đậm.
thac-lieng-nung | Thác Liêng Nung | thác | 12.020, 107.700 | 300 | waterfall-trail-noon-1 | Liêng Nung; Đắk Nông | Dòng thác rủ xuống vòm đá rộng ở Gia Nghĩa, đi vòng được ra phía sau làn nước.
nui-lua-chu-b-luk | Núi lửa Chư B'Luk | núi | 12.510, 107.900 | 300 | rice-terraces-ridge-mist-1 | Chư B'Luk; Hang động núi lửa Krông Nô; Công viên địa chất Đắk Nông; Đắk Nông | Miệng núi lửa tắt ở Krông Nô với hệ hang dung nham, mùa dã quỳ phủ vàng lối lên.
san-bay-lien-khuong | Sân bay Liên Khương | sân bay | 11.751, 108.367 | 180 | road-airport-dusk-1 | DLI; Sân bay Đà Lạt | Sân bay của Đà Lạt ở Đức Trọng, chạy xe lên trung tâm chừng bốn mươi phút qua đèo Prenn.
cang-phan-thiet | Cảng Phan Thiết | bến cảng | 10.918, 108.105 | 240 | pier-moored-dawn-1 | Bến tàu Phú Quý; Cảng vận tải Phan Thiết; Bình Thuận | Bến tàu cao tốc ra đảo Phú Quý, giờ chạy theo con nước nên đổi từng ngày.
`);
