import { readSights } from './read-sights.ts';

/** Districts that people go on naming since they were merged into wards, towns, and shopping centres, by province. */
export const districtsAndMalls = readSights(`
# ha-noi
quan-ba-dinh | Ba Đình | urban-district | 21.036, 105.826 | 380 | theatre-colonnade-noon-1 | Quận Ba Đình; Q. Ba Đình; Ba Dinh District | Khu hành chính nhiều cây xanh quanh Lăng Bác, Hoàng thành Thăng Long và những phố biệt thự kiểu Pháp.
quan-hoan-kiem | Quận Hoàn Kiếm | urban-district | 21.031, 105.850 | 420 | market-flowers-noon-1 | Q. Hoàn Kiếm; Hoan Kiem District; Trung tâm Hà Nội | Phố cổ, Hồ Gươm và khu phố Pháp trong một vòng đi bộ, nơi phần lớn khách tới Hà Nội lần đầu chọn ở.
quan-cau-giay | Cầu Giấy | urban-district | 21.036, 105.790 | 360 | market-street-food-dusk-1 | Quận Cầu Giấy; Q. Cầu Giấy; Cau Giay District | Phía tây thành phố với nhiều trường đại học, tòa văn phòng và công viên, từ đây ra sân vận động Mỹ Đình rất gần.
quan-dong-da | Đống Đa | urban-district | 21.013, 105.827 | 340 | market-street-food-golden-1 | Quận Đống Đa; Q. Đống Đa; Dong Da District | Khu dân cư đông đúc có Văn Miếu, gò Đống Đa và vô số ngõ nhỏ bán món ăn bình dân suốt ngày.
quan-hai-ba-trung | Hai Bà Trưng | urban-district | 21.009, 105.857 | 320 | old-town-street-dawn-1 | Quận Hai Bà Trưng; Q. Hai Bà Trưng; Hai Ba Trung District | Phía nam hồ Hoàn Kiếm, có công viên Thống Nhất, hồ Thiền Quang và những phố ăn uống kéo xuống Bạch Mai.
quan-tay-ho | Tây Hồ | urban-district | 21.070, 105.822 | 400 | market-flowers-golden-1 | Quận Tây Hồ; Q. Tây Hồ; Tay Ho District | Vùng quanh Hồ Tây, đường ven nước đạp xe được trọn vòng, nhiều quán cà phê và nhà hàng của người nước ngoài.
quan-thanh-xuan | Thanh Xuân | urban-district | 20.995, 105.808 | 300 | night-city-cable-bridge-noon-1 | Quận Thanh Xuân; Q. Thanh Xuân; Thanh Xuan District | Khu nhà ở và văn phòng phía tây nam, có tàu điện trên cao chạy dọc đường Nguyễn Trãi.
quan-hoang-mai | Hoàng Mai | urban-district | 20.975, 105.860 | 280 | old-quarter-street-dawn-1 | Quận Hoàng Mai; Q. Hoàng Mai; Linh Đàm; Bến xe Giáp Bát | Cửa ngõ phía nam với bến xe Giáp Bát, bến xe Nước Ngầm và khu chung cư quanh hồ Linh Đàm.
quan-long-bien | Quận Long Biên | urban-district | 21.045, 105.888 | 320 | old-town-quay-dusk-1 | Q. Long Biên; Long Bien District; Bến xe Gia Lâm; Ga Gia Lâm | Bờ bắc sông Hồng, qua cầu Chương Dương hay cầu Long Biên là tới, có bến xe và ga tàu Gia Lâm.
quan-ha-dong | Hà Đông | urban-district | 20.971, 105.778 | 320 | old-quarter-lake-noon-1 | Quận Hà Đông; Q. Hà Đông; Ha Dong District | Thị xã tơ lụa ngày trước nay là khu đô thị phía tây nam, có làng lụa Vạn Phúc và ga cuối của tàu Cát Linh.
quan-nam-tu-liem | Nam Từ Liêm | urban-district | 21.017, 105.765 | 300 | night-city-rooftop-dusk-1 | Quận Nam Từ Liêm; Từ Liêm; Nam Tu Liem District | Nơi có sân vận động, trung tâm hội nghị và dãy cao ốc mới, tiện cho người đi công tác và xem ca nhạc.
thi-tran-soc-son | Sóc Sơn | rural-district | 21.257, 105.849 | 320 | pine-hills-lake-golden-1 | Huyện Sóc Sơn; Soc Son | Vùng đồi thông và hồ nước phía bắc, cạnh sân bay Nội Bài, cuối tuần nhiều nhà lên cắm trại và thuê biệt thự.
lotte-center-ha-noi | Lotte Center Hà Nội | shopping-mall | 21.032, 105.812 | 320 | theatre-hall-mist-1 | Lotte Center; Lotte Liễu Giai; Lotte Observation Deck | Tòa tháp trên phố Liễu Giai có đài quan sát kính ở tầng 65, tầng dưới là siêu thị và cửa hàng.
keangnam-landmark-72 | Keangnam Landmark 72 | shopping-mall | 21.017, 105.784 | 320 | night-city-promenade-noon-1 | Keangnam; Landmark 72; Tòa nhà Keangnam | Cụm cao ốc 72 tầng bên đường Phạm Hùng, mốc hẹn quen thuộc của khu văn phòng phía tây.
trang-tien-plaza | Tràng Tiền Plaza | shopping-mall | 21.025, 105.853 | 340 | theatre-colonnade-dawn-1 | Tràng Tiền; Trang Tien Plaza | Trung tâm mua sắm hàng hiệu nhìn ra Hồ Gươm, gần tiệm kem Tràng Tiền và phố sách Đinh Lễ.
vincom-ba-trieu | Vincom Bà Triệu | shopping-mall | 21.011, 105.850 | 300 | night-city-promenade-golden-1 | Vincom Center Bà Triệu; Vincom Hà Nội; Vincom | Trung tâm mua sắm trên phố Bà Triệu với rạp phim và tầng ăn uống, từ đây đi bộ lên hồ Thiền Quang được.
royal-city-ha-noi | Vincom Mega Mall Royal City | shopping-mall | 21.003, 105.816 | 340 | road-city-bridge-dusk-1 | Royal City; Royal City Hà Nội; Vincom Royal City; Vincom | Khu mua sắm dưới lòng đất có rạp chiếu phim và hàng ăn, hợp những chiều mưa.
aeon-mall-long-bien | AEON Mall Long Biên | shopping-mall | 21.027, 105.899 | 320 | market-street-food-golden-1 | AEON Long Biên; AEON Hà Nội; AEON | Siêu thị kiểu Nhật và hàng trăm gian hàng bên kia sông Hồng, cuối tuần đông các gia đình.
aeon-mall-ha-dong | AEON Mall Hà Đông | shopping-mall | 20.990, 105.751 | 300 | market-night-stalls-dusk-1 | AEON Hà Đông; AEON | Trung tâm thương mại phía tây nam với siêu thị kiểu Nhật, cuối tuần đông các gia đình.
# ho-chi-minh
quan-1 | Quận 1 | urban-district | 10.776, 106.700 | 620 | theatre-colonnade-dawn-1 | Q1; Q.1; District 1; Quận Nhất; Trung tâm Sài Gòn | Trung tâm thành phố: chợ Bến Thành, phố đi bộ Nguyễn Huệ, Nhà thờ Đức Bà và phố Tây Bùi Viện đi bộ tới nhau.
quan-2 | Quận 2 | urban-district | 10.787, 106.750 | 360 | theatre-colonnade-dawn-1 | Q2; Q.2; District 2; Thủ Thiêm; An Phú | Bờ đông sông Sài Gòn, qua cầu Ba Son là tới, có công viên bờ sông và khu Thảo Điền nhiều quán.
quan-3 | Quận 3 | urban-district | 10.782, 106.686 | 460 | old-town-river-dawn-1 | Q3; Q.3; District 3 | Phố rợp bóng cây sát Quận 1, có biệt thự cũ, hồ Con Rùa và nhà thờ Tân Định sơn màu hồng.
quan-4 | Quận 4 | urban-district | 10.759, 106.705 | 320 | theatre-gate-dusk-1 | Q4; Q.4; District 4 | Cù lao nhỏ giữa rạch Bến Nghé và kênh Tẻ, nổi tiếng với phố ốc Vĩnh Khánh sáng đèn tới khuya.
quan-5 | Quận 5 | urban-district | 10.755, 106.667 | 380 | old-quarter-lake-noon-1 | Q5; Q.5; District 5 | Khu người Hoa Chợ Lớn với hội quán khói nhang, phố lồng đèn Lương Nhữ Học và quán mì, quán chè gia truyền.
quan-6 | Quận 6 | urban-district | 10.747, 106.635 | 280 | market-street-food-dusk-1 | Q6; Q.6; District 6 | Vùng buôn bán sỉ quanh chợ Bình Tây, tiếp liền Chợ Lớn, sáng sớm xe hàng ra vào tấp nập.
quan-7 | Quận 7 | urban-district | 10.735, 106.722 | 400 | old-quarter-lake-dusk-1 | Q7; Q.7; District 7 | Phía nam thành phố, đường rộng và nhiều công viên, có khu đô thị Phú Mỹ Hưng quen với khách Hàn, Nhật.
quan-8 | Quận 8 | urban-district | 10.738, 106.665 | 260 | old-town-quay-noon-1 | Q8; Q.8; District 8; Bến Bình Đông | Những dãy phố ven kênh Tàu Hủ, giáp Tết thuyền chở hoa từ miền Tây về đậu kín bến Bình Đông.
quan-10 | Quận 10 | urban-district | 10.773, 106.668 | 320 | theatre-colonnade-golden-1 | Q10; Q.10; District 10 | Khu dân cư sát Quận 3 và Quận 5, nhiều người tìm tới chợ hoa và khu ăn vặt Hồ Thị Kỷ.
quan-11 | Quận 11 | urban-district | 10.764, 106.650 | 280 | old-quarter-lake-dusk-1 | Q11; Q.11; District 11 | Khu dân cư lâu đời quanh công viên Đầm Sen, có nhiều quán ăn của người Hoa.
quan-12 | Quận 12 | urban-district | 10.867, 106.641 | 260 | road-city-bridge-dusk-1 | Q12; Q.12; District 12 | Cửa ngõ phía bắc trên đường đi Tây Ninh, Củ Chi, ven sông còn những vườn mai ở An Phú Đông.
quan-binh-thanh | Bình Thạnh | urban-district | 10.811, 106.709 | 360 | theatre-hall-dawn-1 | Quận Bình Thạnh; Q. Bình Thạnh; Binh Thanh District; Thanh Đa | Giữa trung tâm và sông Sài Gòn: tháp Landmark 81, bán đảo Thanh Đa và lăng Ông Bà Chiểu.
quan-phu-nhuan | Phú Nhuận | urban-district | 10.799, 106.680 | 320 | old-town-street-dawn-1 | Quận Phú Nhuận; Q. Phú Nhuận; Phu Nhuan District; Phan Xích Long | Nằm giữa sân bay và trung tâm, tối đến phố Phan Xích Long sáng đèn quán nướng, quán lẩu.
quan-tan-binh | Tân Bình | urban-district | 10.802, 106.653 | 360 | market-street-food-golden-1 | Quận Tân Bình; Q. Tân Bình; Tan Binh District | Khu quanh sân bay Tân Sơn Nhất, tiện cho chuyến bay sớm hay về khuya, có chợ vải và nhiều khách sạn nhỏ.
quan-tan-phu | Tân Phú | urban-district | 10.790, 106.628 | 280 | night-city-rooftop-dusk-1 | Quận Tân Phú; Q. Tân Phú; Tan Phu District | Phía tây thành phố, phố xá đông dân và trung tâm mua sắm AEON, cách sân bay vài cây số.
quan-go-vap | Gò Vấp | urban-district | 10.838, 106.671 | 340 | night-city-promenade-noon-1 | Quận Gò Vấp; Q. Gò Vấp; Go Vap District | Khu dân cư phía bắc sân bay có công viên Gia Định, chợ Hạnh Thông Tây và nhiều quán ăn bình dân.
quan-binh-tan | Bình Tân | urban-district | 10.765, 106.604 | 280 | old-quarter-street-dawn-1 | Quận Bình Tân; Q. Bình Tân; Bến xe Miền Tây | Cửa ngõ đi các tỉnh đồng bằng, nơi có bến xe Miền Tây trên đường Kinh Dương Vương.
thu-duc | Thủ Đức | urban-district | 10.850, 106.770 | 440 | night-city-cable-bridge-noon-1 | Thành phố Thủ Đức; TP Thủ Đức; Quận Thủ Đức; Quận 9; Q9; Thu Duc City | Phía đông thành phố với làng đại học, công viên Suối Tiên, bến xe Miền Đông mới và tuyến metro số 1.
nha-be | Nhà Bè | rural-district | 10.695, 106.740 | 260 | pier-harbour-dusk-1 | Huyện Nhà Bè; Nha Be | Vùng sông nước phía nam trên đường ra phà Bình Khánh sang Cần Giờ, đang mọc lên nhiều khu nhà mới.
hoc-mon | Hóc Môn | rural-district | 10.886, 106.592 | 260 | old-quarter-street-dawn-1 | Huyện Hóc Môn; Hoc Mon; Mười tám thôn vườn trầu | Đất vườn trầu ngày trước, nay là vùng ven trên quốc lộ 22, chợ đầu mối họp từ nửa đêm.
di-an | Dĩ An | urban-area | 10.906, 106.770 | 280 | night-city-rooftop-dusk-1 | Thành phố Dĩ An; Di An; Sóng Thần | Đô thị giáp Thủ Đức có ga Sóng Thần, một phần làng đại học và nhiều khu công nghiệp.
vincom-dong-khoi | Vincom Đồng Khởi | shopping-mall | 10.778, 106.702 | 360 | theatre-gate-noon-1 | Vincom Center Đồng Khởi; Vincom Sài Gòn; Vincom | Trung tâm mua sắm trên đường Đồng Khởi, cách Nhà hát Thành phố vài phút đi bộ, tầng hầm có khu ăn uống và siêu thị.
saigon-centre-takashimaya | Saigon Centre – Takashimaya | shopping-mall | 10.773, 106.701 | 360 | theatre-colonnade-noon-1 | Takashimaya; Saigon Centre; Taka | Cửa hàng bách hóa Nhật trên đường Lê Lợi, từ đây đi bộ ra chợ Bến Thành hay phố Nguyễn Huệ đều gần.
diamond-plaza | Diamond Plaza | shopping-mall | 10.781, 106.698 | 300 | theatre-hall-dawn-1 | Diamond; Trung tâm thương mại Diamond | Trung tâm mua sắm trong tòa nhà kính trên đường Lê Duẩn, cạnh Nhà thờ Đức Bà và gần Bưu điện Thành phố.
crescent-mall | Crescent Mall | shopping-mall | 10.729, 106.719 | 300 | old-quarter-flower-bikes-dusk-1 | Crescent Mall Phú Mỹ Hưng; Crescent Mall Quận 7 | Trung tâm mua sắm bên hồ Bán Nguyệt, chiều dắt trẻ qua cầu Ánh Sao rồi vào ăn tối.
aeon-mall-tan-phu | AEON Mall Tân Phú | shopping-mall | 10.802, 106.618 | 320 | market-night-stalls-dusk-1 | AEON Tân Phú; AEON Celadon; AEON Sài Gòn; AEON | Hàng trăm gian hàng quanh một siêu thị kiểu Nhật ở phía tây thành phố, cuối tuần đông các gia đình.
aeon-mall-binh-tan | AEON Mall Bình Tân | shopping-mall | 10.742, 106.612 | 300 | market-street-food-golden-1 | AEON Bình Tân; AEON | Trung tâm thương mại gần bến xe Miền Tây, tiện ghé mua đồ ăn trước khi lên xe về đồng bằng.
# da-nang
quan-hai-chau | Hải Châu | urban-district | 16.061, 108.220 | 420 | night-city-cable-bridge-noon-1 | Quận Hải Châu; Q. Hải Châu; Hai Chau District; Trung tâm Đà Nẵng | Trung tâm bờ tây sông Hàn: chợ Hàn, chợ Cồn, Bảo tàng Chăm và phố Bạch Đằng ngắm cầu lên đèn.
quan-thanh-khe | Thanh Khê | urban-district | 16.064, 108.190 | 300 | beach-boats-dawn-1 | Quận Thanh Khê; Q. Thanh Khê; Thanh Khe District | Khu dân cư bên vịnh có ga tàu hỏa và bãi thuyền thúng, nhiều quán bún, quán hải sản bình dân.
quan-lien-chieu | Liên Chiểu | urban-district | 16.080, 108.150 | 280 | beach-single-dawn-1 | Quận Liên Chiểu; Q. Liên Chiểu; Lien Chieu District | Phía tây bắc thành phố dưới chân đèo Hải Vân, có ghềnh đá Nam Ô và bãi biển Xuân Thiều.
quan-cam-le | Cẩm Lệ | urban-district | 16.015, 108.200 | 260 | old-town-quay-noon-1 | Quận Cẩm Lệ; Q. Cẩm Lệ; Hòa Xuân; Cam Le District | Phía nam sân bay, hai bên sông Cẩm Lệ, có khu đô thị mới Hòa Xuân với đường phố rộng rãi.
vincom-ngo-quyen-da-nang | Vincom Plaza Ngô Quyền | shopping-mall | 16.072, 108.230 | 300 | old-town-quay-dusk-1 | Vincom Đà Nẵng; Vincom Ngô Quyền; Vincom | Trung tâm thương mại gần cầu Sông Hàn phía bờ đông sông Hàn, có rạp phim và tầng ăn uống, đi bộ ra sông ngắm cầu.
# hai-phong
quan-hong-bang | Hồng Bàng | urban-district | 20.862, 106.680 | 280 | theatre-colonnade-golden-1 | Quận Hồng Bàng; Q. Hồng Bàng; Trung tâm Hải Phòng | Khu trung tâm cũ với Nhà hát lớn, dải vườn hoa và những quán hoa mái ngói, mùa hè phượng nở đỏ.
quan-le-chan | Lê Chân | urban-district | 20.845, 106.685 | 260 | market-street-food-golden-1 | Quận Lê Chân; Q. Lê Chân; Le Chan District | Nơi người thành phố rủ nhau ăn bánh đa cua, nem cua bể rồi dạo quanh hồ Sen lúc chiều mát.
quan-ngo-quyen | Ngô Quyền | urban-district | 20.856, 106.700 | 260 | night-city-cable-bridge-noon-1 | Quận Ngô Quyền; Q. Ngô Quyền; Ngo Quyen District | Dọc trục Lạch Tray và Văn Cao với nhiều nhà hàng, nằm trên đường từ trung tâm ra sân bay Cát Bi.
# quang-ninh
uong-bi | Uông Bí | urban-area | 21.036, 106.763 | 320 | theatre-gate-noon-1 | Thành phố Uông Bí; Uong Bi | Thành phố mỏ trên đường vào Yên Tử và chùa Ba Vàng, nhiều khách hành hương dừng chân ở đây.
quang-yen | Quảng Yên | urban-area | 20.940, 106.800 | 260 | pier-harbour-noon-1 | Thị xã Quảng Yên; Quang Yen | Bên cửa sông Bạch Đằng với bãi cọc xưa và những xóm còn giữ nghề đan thuyền nan.
# phu-tho
vinh-yen | Vĩnh Yên | urban-area | 21.309, 105.605 | 300 | old-quarter-lake-noon-1 | Thành phố Vĩnh Yên; Vinh Yen | Đô thị bên đầm Vạc, chặng nghỉ tiện lợi trước khi theo đường đèo lên Tam Đảo.
# ninh-binh
phu-ly | Phủ Lý | urban-area | 20.541, 105.914 | 280 | old-town-quay-noon-1 | Thành phố Phủ Lý; Phu Ly | Thành phố nơi ba con sông gặp nhau, gần chùa Tam Chúc và đền Trúc, ăn bánh cuốn chả nướng buổi sáng.
# dong-nai
long-khanh | Long Khánh | urban-area | 10.930, 107.240 | 280 | old-quarter-street-dawn-1 | Thành phố Long Khánh; Long Khanh | Xứ chôm chôm, sầu riêng trên quốc lộ 1, mùa hè có nhà vườn mở cửa cho khách vào hái trái ăn tại gốc.
# lam-dong
la-gi | La Gi | urban-area | 10.660, 107.770 | 320 | old-quarter-lake-noon-1 | Lagi; Thị xã La Gi; Biển Cam Bình | Thị xã biển có dinh Thầy Thím, bãi Cam Bình và ngảnh Tam Tân, cuối tuần người Sài Gòn xuống cắm trại.
`);
