import { readSights } from './read-sights.ts';

/** Sights of the Central Highlands, by province. */
export const highlandsSights = readSights(`
# gia-lai
dao-hon-kho | Đảo Hòn Khô | island | 13.766, 109.300 | 480 | beach-cove-golden-1 | Hòn Khô; Hòn Khô Nhơn Hải; Bình Định | Đảo nhỏ trước làng Nhơn Hải, đi ca nô ra lặn ngắm san hô và bước trên cầu gỗ ven vách.
lang-chai-nhon-ly | Làng chài Nhơn Lý | village | 13.892, 109.290 | 400 | beach-boats-dawn-1 | Nhơn Lý; Bình Định | Làng chài cạnh Eo Gió với tượng Phật trên đồi, bến thuyền và những nhà bích họa.
lang-chai-nhon-hai | Làng chài Nhơn Hải | village | 13.762, 109.299 | 340 | beach-boats-dusk-1 | Nhơn Hải; Bình Định | Làng biển có bức tường thành cổ lộ ra khi triều rút, sáng sớm lưới về đầy bến.
bai-xep-quy-nhon | Bãi Xép Quy Nhơn | beach | 13.685, 109.230 | 360 | beach-single-dawn-1 | Bãi Xép Bình Định; Bình Định | Hai bãi cát nhỏ cạnh làng chài phía nam Quy Nhơn, khách ở lại nghe sóng và ăn cơm nhà.
trung-tam-icise-quy-nhon | Trung tâm ICISE Quy Nhơn | landmark | 13.720, 109.205 | 340 | night-city-promenade-golden-1 | ICISE; Thung lũng Sáng tạo; Bình Định | Nơi các nhà khoa học gặp nhau bên biển, cạnh đó có khu khám phá khoa học cho trẻ em.
thap-duong-long | Tháp Dương Long | historic-site | 13.935, 108.990 | 340 | theatre-hall-noon-1 | Dương Long; Bình Định | Ba tháp Chăm bằng gạch và sa thạch đứng giữa đồng Tây Sơn, ghé cùng Bảo tàng Quang Trung.
thanh-hoang-de | Thành Hoàng Đế | historic-site | 13.930, 109.075 | 260 | theatre-colonnade-golden-1 | Thành Đồ Bàn; Tháp Cánh Tiên; Chà Bàn; Bình Định | Nền thành Đồ Bàn và kinh đô Tây Sơn, còn tượng voi đá và tháp Cánh Tiên trên gò.
chua-thien-hung | Chùa Thiên Hưng | pagoda | 13.890, 109.110 | 420 | theatre-gate-noon-1 | Thiên Hưng; Bình Định | Ngôi chùa ở An Nhơn với cổng lớn, hồ cá và vườn cây tỉa, sáng ít người nên dễ ngắm.
chua-ong-nui | Chùa Ông Núi | pagoda | 14.010, 109.220 | 400 | theatre-gate-dawn-1 | Linh Phong Tự; Tượng Phật Chùa Ông Núi; Bình Định | Tượng Phật ngồi trắng trên lưng núi Bà nhìn xuống đầm và biển, leo hơn sáu trăm bậc.
ham-ho | Hầm Hô | sight | 13.890, 108.850 | 400 | karst-river-valley-dawn-1 | Khu du lịch Hầm Hô; Bình Định | Khúc sông đầy đá lớn ở Tây Sơn, ngồi thuyền nhỏ len qua ghềnh rồi ăn bữa bên suối.
bai-bien-trung-luong | Bãi biển Trung Lương | beach | 13.944, 109.243 | 440 | beach-parasol-dusk-1 | Trung Lương; Picnic Trung Lương; Bình Định | Bãi đá và cát ở Cát Tiến, chỗ dựng lều qua đêm để đón bình minh.
dam-thi-nai | Đầm Thị Nại | sight | 13.830, 109.230 | 360 | karst-river-fields-noon-1 | Thị Nại; Cầu Thị Nại; Cồn Chim; Bình Định | Đầm nước mặn rộng sau lưng Quy Nhơn, chiều ra Cồn Chim chèo sõng qua rừng đước.
bai-bien-tam-quan | Bãi biển Tam Quan | beach | 14.560, 109.060 | 320 | beach-hammock-dusk-1 | Tam Quan; Bình Định | Xứ dừa Hoài Nhơn với bãi biển phía sau làng, mua bánh tráng nước dừa về làm quà.
thac-k50 | Thác K50 | waterfall | 14.480, 108.550 | 440 | waterfall-terraces-dawn-1 | K50; Hang Én Kbang; Kon Chư Răng | Con thác cao đổ giữa rừng Kon Chư Răng ở Kbang, đường vào đi bộ và chỉ nên đi cùng người dẫn.
thac-phu-cuong | Thác Phú Cường | waterfall | 13.720, 108.110 | 360 | waterfall-jungle-dawn-1 | Phú Cường | Thác đổ trên nền đá nham thạch ở Chư Sê, đứng bên trên hay xuống chân thác đều gần.
hang-thong-tram-tuoi | Hàng thông trăm tuổi | sight | 14.060, 108.030 | 440 | pine-hills-path-dawn-1 | Hàng thông Pleiku; Con đường thông; Đồi chè Biển Hồ | Hàng thông già chụm ngọn trên đường vào đồi chè Biển Hồ, sáng nắng lọt thành vệt.
chua-minh-thanh | Chùa Minh Thành | pagoda | 13.965, 108.020 | 420 | theatre-colonnade-noon-1 | Minh Thành; Chùa Minh Thành Pleiku | Ngôi chùa gỗ mái cong ở Pleiku, có bảo tháp cao và hồ nước trước sân.
quang-truong-dai-doan-ket | Quảng trường Đại Đoàn Kết | landmark | 13.985, 108.000 | 340 | night-city-promenade-noon-1 | Quảng trường Pleiku | Quảng trường ở trung tâm Pleiku với tượng Bác và bức phù điêu đá về Tây Nguyên, tối gió mát.
nha-tu-pleiku | Nhà tù Pleiku | historic-site | 13.985, 108.012 | 220 | old-quarter-flower-bikes-dusk-1 |  | Trại giam cũ trên đồi ở Pleiku, nay giữ phòng giam và hiện vật kể về tù chính trị.
nui-ham-rong-pleiku | Núi Hàm Rồng Pleiku | mountain | 13.885, 108.035 | 320 | rice-terraces-ridge-mist-1 | Chư H'Drông; Hàm Rồng Pleiku | Ngọn núi lửa tắt phía nam Pleiku, mùa khô cỏ cháy vàng, mùa mưa mây phủ lưng chừng.
san-bay-phu-cat | Sân bay Phù Cát | airport | 13.955, 109.042 | 170 | road-airport-dusk-1 | UIH; Sân bay Quy Nhơn; Sân bay Bình Định; Bình Định | Sân bay của Quy Nhơn, cách biển chừng 30 km, xe buýt và taxi đón theo giờ bay.
san-bay-pleiku | Sân bay Pleiku | airport | 14.005, 108.017 | 150 | road-airport-dusk-1 | PXU; Sân bay Gia Lai; Sân bay Cù Hanh | Sân bay trên cao nguyên, vào trung tâm Pleiku chừng mười phút, đi tiếp được Măng Đen.
# dak-lak
bai-mon | Bãi Môn | beach | 12.900, 109.452 | 440 | beach-parasol-golden-1 | Bãi Môn Phú Yên; Phú Yên | Bãi cát nằm gọn dưới chân Mũi Điện, có dòng suối chảy ra biển, xuống tắm sau khi ngắm hải đăng.
vung-ro | Vũng Rô | bay | 12.870, 109.410 | 400 | karst-bay-open-dawn-1 | Vịnh Vũng Rô; Phú Yên | Vịnh kín dưới đèo Cả, nơi đón những con tàu không số, nay ra bè ăn hải sản.
hon-yen | Hòn Yến | island | 13.226, 109.308 | 440 | island-sea-reef-dawn-1 | Hòn Yến Phú Yên; Phú Yên | Cặp đảo đá sát làng Nhơn Hội, hôm nước ròng san hô lộ ra, nhớ đừng giẫm lên.
hon-nua | Hòn Nưa | island | 12.830, 109.394 | 340 | island-sea-sandbar-golden-1 | Hòn Nưa Đại Lãnh; Phú Yên | Hòn đảo nhỏ ngoài Vũng Rô, nước trong, đi thuyền ra lặn và nằm bãi cát vắng.
nha-tho-mang-lang | Nhà thờ Mằng Lăng | church | 13.350, 109.220 | 480 | heritage-church-dusk-1 | Mằng Lăng; Phú Yên | Nhà thờ vòm nhọn hơn trăm tuổi ở Tuy An, lưu cuốn giáo lý chữ Quốc ngữ in năm 1651.
thap-nghinh-phong | Tháp Nghinh Phong | landmark | 13.093, 109.325 | 520 | night-city-promenade-golden-1 | Nghinh Phong; Quảng trường Nghinh Phong; Phú Yên | Cụm tháp đá lấy ý gành Đá Đĩa bên biển Tuy Hòa, sáng đón gió, tối có đèn màu.
bai-bien-tuy-hoa | Bãi biển Tuy Hòa | beach | 13.099, 109.321 | 440 | beach-single-dusk-1 | Tuy Hòa; Biển Tuy Hòa; Phú Yên | Bãi cát dài trước phố Tuy Hòa, dải công viên ven biển dành cho buổi chạy bộ sáng.
dam-o-loan | Đầm Ô Loan | sight | 13.270, 109.270 | 400 | market-flowers-golden-1 | Ô Loan; Phú Yên | Đầm nước lợ dưới đèo Quán Cau, ngồi nhà bè ăn sò huyết và nhìn thuyền nhỏ giăng lưới.
cau-ong-cop | Cầu Ông Cọp | bridge | 13.400, 109.220 | 340 | old-town-river-dawn-1 | Cầu gỗ Ông Cọp; Phú Yên | Cây cầu gỗ dài bắc qua sông Bình Bá, sau mùa lũ thường dựng lại, đi xe máy qua nghe ván kêu.
ganh-den | Gành Đèn | sight | 13.362, 109.288 | 340 | market-flowers-noon-1 | Hải đăng Gành Đèn; Phú Yên | Ngọn hải đăng sọc trên bãi đá gần Gành Đá Đĩa, chiều tới ngồi câu cá hóng gió.
dao-nhat-tu-son | Đảo Nhất Tự Sơn | island | 13.432, 109.233 | 360 | island-sea-sandbar-dawn-1 | Nhất Tự Sơn; Phú Yên | Đảo nhỏ trong vịnh Xuân Đài, triều rút lộ con đường cát đi bộ từ bờ ra.
hon-lao-mai-nha | Hòn Lao Mái Nhà | island | 13.280, 109.330 | 320 | beach-cove-dawn-1 | Lao Mái Nhà; Phú Yên | Đảo ngoài khơi An Hải với bãi đá xếp và ốc ngon, thuyền chạy khoảng nửa giờ.
deo-ca | Đèo Cả | mountain-pass | 12.880, 109.370 | 280 | motorbike-pass-golden-1 | Phú Yên | Con đèo ven biển ngắm xuống Vũng Rô và bãi Đại Lãnh, trên đầu là khối đá Bia.
nui-da-bia | Núi Đá Bia | mountain | 12.895, 109.395 | 340 | cable-park-ridges-golden-1 | Đá Bia; Thạch Bi Sơn; Phú Yên | Tảng đá dựng đứng trên đỉnh dãy Đèo Cả, leo nửa ngày theo bậc đá giữa rừng.
bai-bien-long-thuy | Bãi biển Long Thủy | beach | 13.161, 109.293 | 300 | beach-parasol-dawn-1 | Long Thủy; Phú Yên | Làng chài trồng dừa phía bắc Tuy Hòa, nhìn ra Hòn Chùa, sáng mua cá ngay trên cát.
nha-day-buon-ma-thuot | Nhà đày Buôn Ma Thuột | historic-site | 12.678, 108.045 | 320 | old-quarter-flower-bikes-dusk-1 | Nhà đày | Nhà giam tù chính trị thời Pháp giữa Buôn Ma Thuột, tường dày, dãy lao và chòi canh còn nguyên.
chua-sac-tu-khai-doan | Chùa Sắc tứ Khải Đoan | pagoda | 12.683, 108.040 | 300 | theatre-gate-mist-1 | Khải Đoan | Ngôi chùa nửa nhà rường Huế nửa nhà dài Ê Đê, xây giữa thế kỷ 20 ở Buôn Ma Thuột.
bao-tang-dak-lak | Bảo tàng Đắk Lắk | museum | 12.675, 108.045 | 300 | heritage-museum-dusk-1 | Biệt điện Bảo Đại Buôn Ma Thuột | Bảo tàng hình nhà dài trong khuôn viên Biệt điện Bảo Đại, kể về voi, rừng và cồng chiêng.
nga-sau-buon-ma-thuot | Ngã sáu Buôn Ma Thuột | landmark | 12.680, 108.042 | 300 | night-city-promenade-golden-1 | Tượng đài Chiến thắng Buôn Ma Thuột; Ngã 6 Ban Mê | Vòng xoay giữa phố với chiếc xe tăng trên tượng đài, từ đây tỏa ra các đường cà phê.
buon-ako-dhong | Buôn Akô Dhông | village | 12.700, 108.050 | 380 | heritage-rong-house-noon-1 | Ako Dhong; Buôn Cô Thôn | Buôn Ê Đê trong phố, nhà dài xếp thẳng hàng dưới bóng cây, có quán cơm và cà phê.
ho-ea-kao | Hồ Ea Kao | lake | 12.610, 108.040 | 300 | pine-hills-lake-mist-1 | Ea Kao | Hồ rộng ngoại ô Buôn Ma Thuột, chiều người phố ra câu cá, cắm trại trên đồi cỏ.
cum-thac-krong-kmar | Cụm thác Krông Kmar | waterfall | 12.500, 108.350 | 300 | waterfall-jungle-golden-1 | Krông Kmar; Thác Krông Kmar | Dòng suối từ Chư Yang Sin đổ qua những tảng đá nhẵn, dưới chân có hồ tắm.
vuon-quoc-gia-chu-yang-sin | Vườn quốc gia Chư Yang Sin | national-park | 12.400, 108.400 | 280 | waterfall-trail-mist-1 | Chư Yang Sin | Rừng già quanh đỉnh núi cao của Đắk Lắk, đường leo hai ba ngày dành cho người quen đi rừng.
thac-thuy-tien | Thác Thủy Tiên | waterfall | 13.000, 108.370 | 280 | waterfall-jungle-noon-1 | Thác Thủy Tiên Krông Năng; Thác Ba Tầng | Dòng thác ba bậc dưới rừng cây ở Krông Năng, nước mát quanh năm, đường vào men rẫy cà phê.
biet-dien-bao-dai-ho-lak | Biệt điện Bảo Đại hồ Lắk | historic-site | 12.412, 108.178 | 320 | theatre-colonnade-dawn-1 | Biệt điện Bảo Đại Lắk | Ngôi biệt thự trên đồi nhìn xuống hồ Lắk, phòng trưng ảnh vua Bảo Đại và những chuyến săn.
san-bay-buon-ma-thuot | Sân bay Buôn Ma Thuột | airport | 12.668, 108.120 | 160 | road-airport-dusk-1 | BMV; Sân bay Đắk Lắk | Sân bay của Buôn Ma Thuột, cách trung tâm khoảng 8 km, xung quanh là vườn cà phê.
san-bay-tuy-hoa | Sân bay Tuy Hòa | airport | 13.050, 109.334 | 150 | road-airport-dusk-1 | TBB; Sân bay Phú Yên; Phú Yên | Sân bay sát biển, vào trung tâm Tuy Hòa chừng mười phút xe, ra Gành Đá Đĩa chừng một giờ.
ga-tuy-hoa | Ga Tuy Hòa | railway-station | 13.090, 109.300 | 140 | night-city-promenade-noon-1 | Phú Yên | Ga Bắc – Nam giữa phố Tuy Hòa, xuống tàu đi bộ được tới Tháp Nhạn.
# lam-dong
quang-truong-lam-vien | Quảng trường Lâm Viên | landmark | 11.938, 108.445 | 620 | theatre-colonnade-noon-1 | Lâm Viên; Nụ hoa Atiso | Quảng trường có khối kính hình hoa dã quỳ và nụ atiso, chiều ra ngồi nhìn hồ Xuân Hương.
cho-da-lat | Chợ Đà Lạt | market | 11.943, 108.437 | 620 | market-floating-mist-1 | Chợ đêm Đà Lạt; Chợ Âm Phủ | Ban ngày mua dâu, mứt, hoa tươi; tối bậc thềm chợ thành phố bánh tráng nướng và sữa đậu.
nha-tho-con-ga-da-lat | Nhà thờ Con Gà Đà Lạt | church | 11.936, 108.438 | 480 | heritage-church-dusk-1 | Nhà thờ chính tòa Đà Lạt | Nhà thờ tháp cao trên đường Trần Phú, con gà đồng quay trên đỉnh, kính màu nắng lọt vào.
nha-tho-domaine-de-marie | Nhà thờ Domaine de Marie | church | 11.948, 108.430 | 460 | heritage-church-golden-1 | Domaine de Marie; Nhà thờ Mai Anh | Nhà thờ hồng trên đồi Mai Anh với vườn hoa của các sơ, chiều nắng xiên qua hàng thông.
chua-linh-phuoc | Chùa Linh Phước | pagoda | 11.944, 108.500 | 560 | theatre-gate-mist-1 | Chùa Ve Chai; Linh Phước | Ngôi chùa ghép mảnh sành ở Trại Mát, có tháp chuông và con rồng làm từ vỏ chai.
dinh-bao-dai | Dinh Bảo Đại | historic-site | 11.930, 108.430 | 480 | heritage-palace-dusk-1 | Dinh III; Dinh 3; Biệt điện Bảo Đại Đà Lạt | Biệt điện mùa hè của vua Bảo Đại giữa đồi thông, phòng khách và thư phòng giữ nếp cũ.
biet-thu-hang-nga | Biệt thự Hằng Nga | landmark | 11.935, 108.431 | 500 | heritage-palace-noon-1 | Crazy House; Ngôi nhà điên; Ngôi nhà Quái dị | Ngôi nhà hình gốc cây với lối đi ngoằn ngoèo trên cao, chui qua từng phòng như truyện cổ tích.
vuon-hoa-thanh-pho-da-lat | Vườn hoa thành phố Đà Lạt | sight | 11.950, 108.450 | 540 | pine-hills-villas-golden-1 | Vườn hoa Đà Lạt; Vườn hoa thành phố | Vườn hoa bên đầu hồ Xuân Hương, cẩm tú cầu, hồng và lan thay nhau nở quanh năm.
doi-che-cau-dat | Đồi chè Cầu Đất | tea-hills | 11.885, 108.560 | 560 | cooking-tea-dawn-1 | Cầu Đất; Cầu Đất Farm | Nương chè từ thời Pháp ở phía đông Đà Lạt, lên sớm có mây giăng và hàng tua-bin gió.
thac-prenn | Thác Prenn | waterfall | 11.877, 108.470 | 460 | waterfall-jungle-golden-1 | Prenn | Thác dưới chân đèo vào Đà Lạt, có lối đi sau màn nước, tiện ghé khi lên từ Liên Khương.
thac-voi | Thác Voi | waterfall | 11.823, 108.335 | 460 | waterfall-jungle-mist-1 | Thác Liêng Rơwoa; Elephant Falls; Chùa Linh Ẩn | Thác lớn ở Nam Ban đổ qua đá tảng, cạnh đó là chùa Linh Ẩn với tượng Quan Âm cao.
thac-pongour | Thác Pongour | waterfall | 11.690, 108.267 | 460 | waterfall-jungle-noon-1 | Pongour | Thác bảy tầng trải rộng ở Đức Trọng, rằm tháng Giêng có hội, mùa mưa nước trắng xóa.
thac-cam-ly | Thác Cam Ly | waterfall | 11.942, 108.420 | 320 | waterfall-trail-mist-1 | Cam Ly | Thác trong phố cách chợ Đà Lạt vài cây số, dòng chảy từ hồ Xuân Hương xuống.
thac-dambri | Thác Dambri | waterfall | 11.640, 107.740 | 480 | waterfall-terraces-dawn-1 | Đambri; Đam B'ri | Thác cao ở Bảo Lộc trong khu rừng có máng trượt, đi bộ xuống chân thác hơi nước mát mặt.
ho-than-tho | Hồ Than Thở | lake | 11.955, 108.478 | 340 | island-sea-paddle-boards-golden-1 | Than Thở; Đồi thông Hai Mộ | Hồ nhỏ giữa rừng thông gắn với chuyện tình buồn, đi dạo lúc sương chưa tan.
ho-suoi-vang | Hồ Suối Vàng | lake | 12.010, 108.370 | 420 | island-sea-paddle-boards-dawn-1 | Suối Vàng; Dankia; Thung lũng Vàng | Hồ Đan Kia và Suối Vàng dưới chân Langbiang, đồi cỏ quanh hồ cuối năm chuyển hồng.
lang-cu-lan | Làng Cù Lần | sight | 12.030, 108.370 | 500 | rice-terraces-valley-golden-1 | Cù Lần | Khu suối và nhà gỗ trong thung lũng dưới Langbiang, có xe jeep lội suối và tiết mục cồng chiêng.
duong-ham-dat-set | Đường hầm Đất sét | sight | 11.895, 108.420 | 460 | rice-terraces-valley-dawn-1 | Đường hầm điêu khắc; Dalat Star | Đường hào tạc từ đất đỏ kể lịch sử Đà Lạt, có hai gương mặt nhìn nhau bên hồ.
thien-vien-van-hanh | Thiền viện Vạn Hạnh | pagoda | 11.975, 108.440 | 320 | theatre-hall-mist-1 | Vạn Hạnh; Chùa Vạn Hạnh Đà Lạt | Thiền viện trên đồi với tượng Phật cầm đóa sen, sân rộng nhìn xuống vườn rau và phố xa.
vuon-quoc-gia-bidoup-nui-ba | Vườn quốc gia Bidoup – Núi Bà | national-park | 12.180, 108.680 | 360 | waterfall-trail-golden-1 | Bidoup; Bidoup Núi Bà; Hòn Giao | Rừng thông và rừng lá rộng trên đường sang Nha Trang, các cung đi bộ có kiểm lâm dẫn.
doi-che-tam-chau | Đồi chè Tâm Châu | tea-hills | 11.560, 107.830 | 380 | cooking-tea-mist-1 | Tâm Châu Bảo Lộc; Đồi chè Bảo Lộc | Nương chè trải dài ở Bảo Lộc, vào xem chế biến trà và chụp hình giữa luống xanh.
deo-prenn | Đèo Prenn | mountain-pass | 11.880, 108.460 | 320 | motorbike-pine-road-dawn-1 |  | Con đèo rợp thông dẫn vào Đà Lạt từ Liên Khương, đã mở rộng nên chạy êm hơn trước.
deo-bao-loc | Đèo Bảo Lộc | mountain-pass | 11.460, 107.720 | 340 | motorbike-pine-road-dawn-1 |  | Đoạn đèo rừng trên quốc lộ 20 giữa Đồng Nai và Bảo Lộc, giữa đèo có miếu Ba Cô bên đường.
deo-khanh-le | Đèo Khánh Lê | mountain-pass | 12.180, 108.720 | 380 | motorbike-pass-golden-1 | Đèo Omega; Đèo Khánh Vĩnh | Con đèo nối Đà Lạt với Nha Trang, nửa trên mây mù, nửa dưới thác đổ bên đường.
doi-cat-bay-mui-ne | Đồi cát bay Mũi Né | sight | 10.950, 108.290 | 620 | dunes-crest-dawn-1 | Đồi Cát Bay; Đồi cát đỏ; Đồi cát vàng; Red Sand Dunes; Bình Thuận | Đồi cát đỏ sát đường biển, thuê tấm ván trượt từ đỉnh đồi xuống lúc nắng còn xiên, sớm hoặc chiều.
suoi-tien-mui-ne | Suối Tiên Mũi Né | sight | 10.947, 108.260 | 540 | dunes-sea-dawn-1 | Suối Tiên; Fairy Stream; Bình Thuận | Tháo giày lội dòng suối nông giữa vách cát đỏ trắng, đi chừng nửa giờ tới con thác nhỏ.
lang-chai-mui-ne | Làng chài Mũi Né | village | 10.935, 108.285 | 500 | beach-boats-dawn-1 | Làng chài; Mui Ne Fishing Village; Bình Thuận | Vịnh đậu đầy thuyền thúng và ghe màu, năm sáu giờ sáng chợ cá họp ngay bãi cát.
hon-rom | Hòn Rơm | beach | 10.960, 108.319 | 480 | beach-hammock-night-1 | Bãi biển Hòn Rơm; Bình Thuận | Bãi cát thoải phía bắc Mũi Né dưới ngọn đồi cỏ rơm, nhóm đông hay chọn cắm trại.
bai-da-ong-dia | Bãi đá Ông Địa | beach | 10.944, 108.199 | 400 | beach-parasol-dawn-1 | Đá Ông Địa; Ông Địa; Bình Thuận | Bãi đá lớn đầu đường vào Hàm Tiến, ngồi chờ hoàng hôn, mùa gió có người lướt ván.
ham-tien | Hàm Tiến | beach | 10.953, 108.219 | 420 | beach-grove-dusk-1 | Phố Tây Mũi Né; Bình Thuận | Con đường resort và quán xá ven biển giữa Phan Thiết với Mũi Né, đi bộ ra là tới sóng.
doi-duong-phan-thiet | Đồi Dương Phan Thiết | beach | 10.925, 108.115 | 420 | beach-grove-golden-1 | Đồi Dương; Bãi biển Đồi Dương; Bình Thuận | Bãi tắm trong phố Phan Thiết dưới rừng dương, chiều người dân ra dạo và thả diều.
thap-po-sah-inu | Tháp Po Sah Inư | historic-site | 10.937, 108.145 | 440 | theatre-gate-noon-1 | Tháp Chăm Phan Thiết; Po Sah Inu; Poshanu; Lầu Ông Hoàng; Bình Thuận | Nhóm tháp Chăm trên đồi Bà Nài nhìn xuống biển Phan Thiết, cạnh dấu Lầu Ông Hoàng.
bao-tang-lang-chai-xua | Bảo tàng Làng chài xưa | museum | 10.945, 108.190 | 360 | heritage-museum-dusk-1 | Bảo tàng nước mắm; Làng chài xưa; Bình Thuận | Bảo tàng dựng lại phố cổ Phan Thiết và nghề nước mắm ba trăm năm, nếm thử từ thùng gỗ.
van-thuy-tu | Vạn Thủy Tú | historic-site | 10.923, 108.103 | 320 | theatre-hall-noon-1 | Dinh Vạn Thủy Tú; Bình Thuận | Lăng thờ cá Ông của ngư dân Phan Thiết, giữ bộ xương cá voi dài hơn hai mươi mét.
truong-duc-thanh | Trường Dục Thanh | historic-site | 10.925, 108.102 | 280 | theatre-hall-dawn-1 | Dục Thanh; Bình Thuận | Ngôi trường bên sông Cà Ty nơi thầy giáo Nguyễn Tất Thành dạy học trước khi vào Sài Gòn.
novaworld-phan-thiet | NovaWorld Phan Thiết | theme-park | 10.850, 108.020 | 440 | cable-park-seaside-dawn-1 | Nova World Phan Thiết; Tiến Thành; Bình Thuận | Khu nghỉ bên biển Tiến Thành với công viên nước, phố ăn uống và dãy nhà cho đoàn đông.
hai-dang-ke-ga | Hải đăng Kê Gà | sight | 10.695, 107.992 | 500 | voyage-lighthouse-dawn-1 | Kê Gà; Khe Gà; Mũi Kê Gà; Bình Thuận | Ngọn hải đăng đá trên đảo nhỏ sát bờ, triều xuống có thể lội ra, quanh là bãi đá tròn.
nui-ta-cu | Núi Tà Cú | mountain | 10.815, 107.893 | 500 | rice-terraces-ridge-golden-1 | Chùa núi Tà Cú; Tà Cú; Bình Thuận | Đi cáp treo lên lưng núi thăm chùa và tượng Phật nằm dài 49 mét dưới tán rừng.
dinh-thay-thim | Dinh Thầy Thím | temple | 10.706, 107.832 | 460 | theatre-gate-dusk-1 | Thầy Thím; Dinh Thầy Thím La Gi; Bình Thuận | Ngôi dinh trong rừng dầu ở La Gi, giữa tháng Chín âm lịch mở hội, khách phương Nam về lễ.
bai-bien-la-gi | Bãi biển La Gi | beach | 10.648, 107.772 | 440 | beach-boats-dawn-1 | La Gi; Coco Beach; Lagi; Bình Thuận | Bãi biển cách Sài Gòn vài giờ xe, có khu cắm trại dưới dừa và chợ hải sản buổi sáng.
bai-da-co-thach | Bãi đá Cổ Thạch | beach | 11.195, 108.731 | 480 | beach-pair-dawn-1 | Cổ Thạch; Bãi đá bảy màu; Biển Cổ Thạch; Bình Thuận | Bãi đá cuội nhiều màu ở Tuy Phong, mùa rêu đầu xuân phủ xanh, trên đồi là chùa Hang.
cu-lao-cau | Cù Lao Câu | island | 11.225, 108.830 | 400 | beach-cove-dawn-1 | Hòn Cau; Cù lao Cau; Bình Thuận | Đảo đá không người ở ngoài khơi Tuy Phong, nước trong, đi tàu ra lặn và cắm trại một đêm.
ganh-son | Gành Son | sight | 11.182, 108.618 | 320 | beach-headland-dawn-1 | Gành Son Bình Thuận; Bình Thuận | Vách đất đỏ bên biển Chí Công trông như hẻm núi nhỏ, chiều màu càng đậm.
thac-lieng-nung | Thác Liêng Nung | waterfall | 12.020, 107.700 | 300 | waterfall-trail-noon-1 | Liêng Nung; Đắk Nông | Dòng thác rủ xuống vòm đá rộng ở Gia Nghĩa, đi vòng được ra phía sau làn nước.
nui-lua-chu-b-luk | Núi lửa Chư B'Luk | mountain | 12.510, 107.900 | 300 | rice-terraces-ridge-mist-1 | Chư B'Luk; Hang động núi lửa Krông Nô; Công viên địa chất Đắk Nông; Đắk Nông | Miệng núi lửa tắt ở Krông Nô với hệ hang dung nham, mùa dã quỳ phủ vàng lối lên.
san-bay-lien-khuong | Sân bay Liên Khương | airport | 11.751, 108.367 | 180 | road-airport-dusk-1 | DLI; Sân bay Đà Lạt | Sân bay của Đà Lạt ở Đức Trọng, chạy xe lên trung tâm chừng bốn mươi phút qua đèo Prenn.
cang-phan-thiet | Cảng Phan Thiết | port | 10.918, 108.105 | 240 | pier-moored-dawn-1 | Bến tàu Phú Quý; Cảng vận tải Phan Thiết; Bình Thuận | Bến tàu cao tốc ra đảo Phú Quý, giờ chạy theo con nước nên đổi từng ngày.
`);
