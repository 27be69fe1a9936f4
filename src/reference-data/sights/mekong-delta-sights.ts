import { readSights } from './read-sights.ts';

/** Sights of the Mekong Delta, by province. */
export const mekongDeltaSights = readSights(`
# dong-thap
chua-kien-an-cung | Chùa Kiến An Cung | pagoda | 10.293, 105.768 | 280 | theatre-hall-mist-1 | Chùa Ông Quách; Kiến An Cung | Ngôi chùa của người Phúc Kiến ở Sa Đéc, ba gian tranh tường và mái ngói ống.
khu-du-lich-xeo-quyt | Khu du lịch Xẻo Quýt | historic-site | 10.405, 105.800 | 340 | voyage-coconut-rowers-golden-1 | Xẻo Quýt; Xẻo Quít | Căn cứ cũ giữa rừng tràm nguyên sinh, ngồi xuồng ba lá qua lạch đầy dây choại.
khu-sinh-thai-gao-giong | Khu sinh thái Gáo Giồng | nature-reserve | 10.570, 105.650 | 340 | karst-river-lotus-dawn-1 | Gáo Giồng | Rừng tràm và vườn cò ở Cao Lãnh, mùa nước nổi đi xuồng ngắm chim về tổ.
dong-sen-thap-muoi | Đồng sen Tháp Mười | sight | 10.600, 105.830 | 340 | karst-river-lotus-golden-1 | Đồng sen Gò Tháp; Tháp Mười | Ao sen trải quanh Gò Tháp, ngồi chòi ăn cơm lá sen và chèo xuồng hái bông mùa hè.
lang-chieu-dinh-yen | Làng chiếu Định Yên | craft-village | 10.318, 105.523 | 280 | craft-weaving-golden-1 | Định Yên; Chợ chiếu ma | Làng dệt chiếu bên sông Hậu, nổi tiếng phiên chợ chiếu họp lúc nửa đêm nay diễn lại cho khách.
cau-cao-lanh | Cầu Cao Lãnh | bridge | 10.435, 105.650 | 220 | old-town-river-dawn-1 |  | Cầu dây văng qua sông Tiền, chạy xe qua lúc chiều thấy cù lao và ghe gạo bên dưới.
cu-lao-tan-long | Cù lao Tân Long | sight | 10.345, 106.370 | 260 | cycling-coconut-canal-dawn-1 | Cồn Long; Tiền Giang | Cồn Long trước bến Mỹ Tho, vườn nhãn và xóm chài, đi phà vài phút.
cho-dem-my-tho | Chợ đêm Mỹ Tho | market | 10.352, 106.365 | 260 | market-floating-dawn-1 | Mỹ Tho; Phố đi bộ Mỹ Tho; Tiền Giang | Khu chợ và phố ven sông Tiền ở Mỹ Tho, ăn hủ tiếu và gió sông thổi suốt tối.
trai-ran-dong-tam | Trại rắn Đồng Tâm | sight | 10.362, 106.318 | 300 | karst-river-fields-noon-1 | Đồng Tâm; Tiền Giang | Trại nuôi rắn lấy nọc làm thuốc của quân y, kèm bảo tàng rắn và vườn thú nhỏ.
thien-vien-truc-lam-chanh-giac | Thiền viện Trúc Lâm Chánh Giác | pagoda | 10.540, 106.260 | 340 | theatre-gate-dusk-1 | Trúc Lâm Chánh Giác; Tiền Giang | Thiền viện rộng giữa đồng khóm Tân Phước, có bốn động tâm dựng theo bốn thánh tích.
khu-di-tich-rach-gam-xoai-mut | Khu di tích Rạch Gầm – Xoài Mút | historic-site | 10.345, 106.290 | 260 | theatre-colonnade-dawn-1 | Rạch Gầm – Xoài Mút; Rạch Gầm; Tiền Giang | Khúc sông Tiền nơi Nguyễn Huệ thắng quân Xiêm năm 1785, có tượng đài và vườn cây.
lang-co-dong-hoa-hiep | Làng cổ Đông Hòa Hiệp | ancient-village | 10.340, 106.030 | 320 | old-quarter-lake-dusk-1 | Đông Hòa Hiệp; Nhà cổ Ông Kiệt; Tiền Giang | Những nhà cổ cột gỗ trong vườn trái cây Cái Bè, khách ngồi ăn cơm cá tai tượng bên rạch.
lang-hoang-gia-go-cong | Lăng Hoàng Gia Gò Công | historic-site | 10.385, 106.665 | 220 | theatre-hall-noon-1 | Lăng Hoàng Gia; Tiền Giang | Khu mộ dòng họ Phạm Đăng, quê ngoại của vua Tự Đức, nằm trên giồng đất Sơn Quy.
nha-co-doc-phu-hai | Nhà cổ Đốc Phủ Hải | historic-site | 10.362, 106.675 | 220 | old-quarter-flower-bikes-dusk-1 | Đốc Phủ Hải; Tiền Giang | Ngôi nhà pha Tây ở Gò Công với bao lam chạm gỗ, tủ cẩn ốc và mái ngói âm dương.
# vinh-long
chua-tien-chau | Chùa Tiên Châu | pagoda | 10.265, 105.980 | 260 | theatre-gate-dawn-1 | Tiên Châu; Di Đà Tự | Ngôi chùa cổ ở đầu cù lao An Bình, qua phà từ bến chợ là thấy mái ngói bên sông.
nha-co-cai-cuong | Nhà cổ Cai Cường | historic-site | 10.285, 105.960 | 240 | theatre-colonnade-dawn-1 | Cai Cường | Ngôi nhà cổ trên cù lao, mặt tiền Tây, bên trong ba gian gỗ và ghe xuồng trước bến.
cho-vinh-long | Chợ Vĩnh Long | market | 10.254, 105.972 | 240 | market-floating-mist-1 |  | Chợ bên sông Cổ Chiên, gần bến phà An Bình, sáng sớm trái cây lên ghe từng thúng.
cau-my-thuan | Cầu Mỹ Thuận | bridge | 10.275, 105.905 | 280 | road-city-bridge-dusk-1 |  | Cầu dây văng qua sông Tiền trên đường về miền Tây, hai bên là cù lao và vườn cây.
khu-luu-niem-vo-van-kiet | Khu lưu niệm Võ Văn Kiệt | historic-site | 10.090, 106.180 | 220 | theatre-hall-mist-1 | Võ Văn Kiệt | Khu vườn và nhà trưng bày về Thủ tướng Võ Văn Kiệt trên quê hương Vũng Liêm.
chua-hang-tra-vinh | Chùa Hang Trà Vinh | pagoda | 9.870, 106.350 | 280 | theatre-colonnade-golden-1 | Kompong Chrây; Chùa Hang; Trà Vinh | Ngôi chùa Khmer trong rừng sao dầu có bầy cò, các sư và thợ tạc tượng từ gốc cây.
chua-vam-ray | Chùa Vàm Ray | pagoda | 9.660, 106.280 | 280 | theatre-colonnade-noon-1 | Vàm Ray; Trà Vinh | Ngôi chùa Khmer sơn vàng rực với cây cột cờ hình rắn và tượng Phật nằm ngoài trời.
den-tho-bac-ho-tra-vinh | Đền thờ Bác Hồ Trà Vinh | temple | 9.980, 106.330 | 220 | theatre-gate-dusk-1 | Đền thờ Bác Hồ Long Đức; Trà Vinh | Ngôi đền dân Long Đức dựng từ thời chiến, nay là khu vườn có ao cá và nhà sàn.
con-chim-tra-vinh | Cồn Chim Trà Vinh | sight | 9.905, 106.440 | 340 | cycling-coconut-canal-dawn-1 | Cồn Chim; Trà Vinh | Cù lao nhỏ làm du lịch cộng đồng, đi xe đạp, cắm cua, làm bánh lá với bà con.
con-quy-ben-tre | Cồn Quy Bến Tre | sight | 10.320, 106.390 | 260 | cycling-coconut-canal-dawn-1 | Cồn Quy; Cồn Qui; Bến Tre | Một trong bốn cồn tứ linh trên sông Tiền, đi thuyền qua rạch dừa, nghe đờn ca và ăn trái cây.
lang-nguyen-dinh-chieu | Lăng Nguyễn Đình Chiểu | historic-site | 10.045, 106.600 | 280 | theatre-colonnade-dawn-1 | Nguyễn Đình Chiểu; Khu lưu niệm Nguyễn Đình Chiểu; Bến Tre | Mộ và đền thờ nhà thơ Nguyễn Đình Chiểu ở Ba Tri, tấm bia lớn và vườn cây yên tĩnh.
bien-thanh-hai | Biển Thạnh Hải | beach | 9.850, 106.670 | 280 | beach-single-dawn-1 | Thạnh Hải; Cồn Bửng; Bến Tre | Bãi phù sa Cồn Bửng ở Thạnh Phú, có điện gió ngoài biển và quán nghêu sò dưới dừa.
lang-hoa-cho-lach | Làng hoa Chợ Lách | craft-village | 10.250, 106.120 | 360 | market-flowers-dawn-1 | Chợ Lách; Cái Mơn; Cây giống Cái Mơn; Bến Tre | Xứ cây giống và hoa kiểng, sát Tết vườn cúc mâm xôi vàng hai bên rạch.
lan-vuong | Lan Vương | theme-park | 10.230, 106.360 | 280 | cable-park-carousel-dusk-1 | Khu du lịch Lan Vương; Bến Tre | Khu vui chơi miệt vườn ở Bến Tre với trò lội mương, tát cá và đi cầu khỉ.
# an-giang
dinh-cau | Dinh Cậu | temple | 10.218, 103.957 | 620 | theatre-gate-mist-1 | Dinh Cậu Phú Quốc; Dinh Cau; Kiên Giang | Ngôi miếu trên mỏm đá cửa sông Dương Đông, chiều người ta ra ngồi chờ mặt trời chạm biển.
cho-dem-phu-quoc | Chợ đêm Phú Quốc | market | 10.217, 103.960 | 580 | market-boats-above-dawn-1 | Chợ đêm Dương Đông; Kiên Giang | Con phố ăn đêm ở Dương Đông: nhum nướng, gỏi cá trích, kem cuộn và đậu phộng chou chou.
duong-dong | Dương Đông | town | 10.217, 103.962 | 480 | old-quarter-street-dawn-1 | Thị trấn Dương Đông; Trung tâm Phú Quốc; Kiên Giang | Trung tâm của đảo Phú Quốc với cửa sông, chợ, nhà thùng nước mắm và bãi tắm ngay cạnh.
bai-truong | Bãi Trường | beach | 10.150, 103.975 | 580 | beach-cove-golden-1 | Long Beach Phú Quốc; Bãi Trường Phú Quốc; Kiên Giang | Bãi cát dài phía tây Phú Quốc, chiều nào trời quang cũng thấy mặt trời xuống biển.
bai-khem | Bãi Khem | beach | 10.035, 104.031 | 600 | beach-single-dusk-1 | Khem Beach; Bãi Kem; Kiên Giang | Bãi cát trắng mịn phía nam Phú Quốc, nước lặng nửa đầu năm, hai đầu có ghềnh đá.
bai-dai-phu-quoc | Bãi Dài Phú Quốc | beach | 10.345, 103.855 | 520 | beach-hammock-dawn-1 | Bãi Dài; Kiên Giang | Bãi biển phía tây bắc Phú Quốc trước VinWonders, cát thoai thoải và hoàng hôn rộng.
bai-ong-lang | Bãi Ông Lang | beach | 10.270, 103.930 | 440 | beach-boats-golden-1 | Ông Lang; Kiên Giang | Bãi biển nhiều đá và bóng cây, khu nghỉ nhỏ nằm thưa, hợp người tìm chỗ yên.
bai-vong | Bãi Vòng | beach | 10.165, 104.046 | 340 | beach-grove-dawn-1 | Bãi Vòng Phú Quốc; Kiên Giang | Bãi biển phía đông Phú Quốc cạnh bến tàu cao tốc, sáng nắng lên từ mặt biển.
rach-vem | Rạch Vẹm | village | 10.375, 103.945 | 440 | beach-boats-dawn-1 | Vương quốc sao biển; Bãi Rạch Vẹm; Kiên Giang | Làng chài phía bắc có nhà bè và bãi cạn nhiều sao biển, ngắm thôi chứ đừng nhấc lên khỏi nước.
ham-ninh | Hàm Ninh | village | 10.183, 104.050 | 440 | beach-boats-dawn-1 | Làng chài Hàm Ninh; Kiên Giang | Làng chài bờ đông Phú Quốc, cầu tàu dài với hàng ghẹ luộc, sáng sớm đón mặt trời.
ganh-dau | Gành Dầu | village | 10.368, 103.840 | 380 | beach-boats-dusk-1 | Mũi Gành Dầu; Kiên Giang | Mũi đất tây bắc Phú Quốc nhìn sang Campuchia, bến cá nhỏ và bữa trưa trên nhà bè.
vinpearl-safari-phu-quoc | Vinpearl Safari Phú Quốc | theme-park | 10.337, 103.890 | 700 | safari-savanna-noon-1 | Safari Phú Quốc; Vinpearl Safari; Sở thú Phú Quốc; Kiên Giang | Vườn thú bán hoang dã, xe buýt chở qua đồng cỏ hươu cao cổ, mở cửa từ sáng đến chiều.
thi-tran-hoang-hon | Thị trấn Hoàng Hôn | neighbourhood | 10.028, 104.008 | 640 | old-quarter-lake-noon-1 | Sunset Town; Thị trấn Địa Trung Hải; Kiss of the Sea; Kiên Giang | Phố kiểu Địa Trung Hải ở An Thới với tháp đồng hồ, show nước và pháo hoa buổi tối.
cau-hon | Cầu Hôn | bridge | 10.026, 104.007 | 620 | old-town-river-dawn-1 | Kiss Bridge; Cầu Hôn Phú Quốc; Kiên Giang | Cây cầu đi bộ hai nhánh vươn ra biển chỉ cách nhau một khoảng nhỏ, đông nhất lúc mặt trời lặn.
nha-tu-phu-quoc | Nhà tù Phú Quốc | historic-site | 10.042, 104.020 | 500 | old-quarter-flower-bikes-dusk-1 | Nhà lao Cây Dừa; Trại giam tù binh Phú Quốc; Kiên Giang | Di tích trại giam tù binh ở An Thới, tượng người và hiện vật kể về những năm giam cầm.
chua-ho-quoc | Chùa Hộ Quốc | pagoda | 10.105, 104.027 | 520 | theatre-gate-dawn-1 | Thiền viện Trúc Lâm Hộ Quốc; Kiên Giang | Thiền viện lưng tựa núi mặt hướng biển phía đông đảo, bậc đá chạm rồng dẫn lên chính điện.
suoi-tranh | Suối Tranh | waterfall | 10.178, 104.015 | 400 | waterfall-terraces-dawn-1 | Suối Tranh Phú Quốc; Kiên Giang | Con suối trong rừng Hàm Ninh, mùa mưa nước đầy, đi bộ nửa giờ tới chân thác.
vuon-quoc-gia-phu-quoc | Vườn quốc gia Phú Quốc | national-park | 10.330, 103.980 | 340 | waterfall-jungle-noon-1 | Rừng Phú Quốc; Kiên Giang | Rừng già phía bắc đảo, xe chạy xuyên hàng cây, có vài lối mòn ngắn để đi bộ.
hon-mong-tay | Hòn Móng Tay | island | 9.929, 103.994 | 520 | island-sea-reef-dawn-1 | Mong Tay Island; Kiên Giang | Đảo nhỏ trong quần đảo An Thới, hàng dừa và bãi san hô nông để lặn ống thở.
hon-gam-ghi | Hòn Gầm Ghì | island | 9.919, 104.000 | 420 | island-sea-sandbar-noon-1 | Gầm Ghì; Kiên Giang | Đảo đá không người ở phía nam Phú Quốc, các chuyến cano hay dừng cho khách lặn ngắm cá.
hon-may-rut | Hòn Mây Rút | island | 9.905, 103.992 | 480 | beach-cove-dusk-1 | Mây Rút; Mây Rút Trong; Kiên Giang | Đảo có bãi cát nhỏ và hàng dừa trong quần đảo An Thới, nước xanh trong những tháng lặng gió.
cang-an-thoi | Cảng An Thới | port | 10.011, 104.013 | 300 | pier-yacht-dawn-1 | An Thới; Bến tàu An Thới; Kiên Giang | Bến tàu phía nam Phú Quốc, nơi cano đi các đảo và ga cáp treo gần đó.
cang-bai-vong | Cảng Bãi Vòng | port | 10.155, 104.043 | 300 | pier-moored-dawn-1 | Bến tàu Bãi Vòng; Kiên Giang | Bến tàu cao tốc nối Phú Quốc với Rạch Giá và Hà Tiên, xe trung chuyển đợi theo chuyến.
san-bay-phu-quoc | Sân bay Phú Quốc | airport | 10.170, 103.993 | 200 | road-airport-dusk-1 | PQC; Sân bay quốc tế Phú Quốc; Kiên Giang | Sân bay quốc tế trên đảo, về Dương Đông chừng mười lăm phút, xuống Bãi Khem khoảng nửa giờ.
san-bay-rach-gia | Sân bay Rạch Giá | airport | 9.958, 105.132 | 140 | road-airport-dusk-1 | VKG; Sân bay Kiên Giang; Kiên Giang | Sân bay nhỏ của Rạch Giá, ra bến tàu đi Phú Quốc, Nam Du chừng nửa giờ xe.
ben-tau-rach-gia | Bến tàu Rạch Giá | port | 10.010, 105.080 | 260 | pier-moored-dusk-1 | Cảng Rạch Giá; Rạch Giá; Kiên Giang | Bến tàu cao tốc ra Phú Quốc, Nam Du và Hòn Sơn, hè và lễ nên đặt chỗ trước.
dinh-nguyen-trung-truc | Đình Nguyễn Trung Trực | temple | 10.008, 105.082 | 300 | theatre-hall-noon-1 | Đền Nguyễn Trung Trực; Đình thần Nguyễn Trung Trực; Kiên Giang | Ngôi đình ở Rạch Giá thờ người anh hùng Nguyễn Trung Trực, cuối tháng Tám âm lịch có lễ giỗ lớn.
hon-son | Hòn Sơn | island | 9.800, 104.640 | 480 | beach-cove-noon-1 | Lại Sơn; Hòn Sơn Rái; Bãi Bàng Hòn Sơn; Kiên Giang | Đảo của Kiên Hải có hàng dừa nghiêng ở bãi Bàng và đỉnh Ma Thiên Lãnh để leo.
quan-dao-ba-lua | Quần đảo Bà Lụa | island | 10.150, 104.550 | 380 | island-sea-kayaks-golden-1 | Bà Lụa; Hòn Đầm; Ba Hòn Đầm; Kiên Giang | Chùm đảo nông gần Kiên Lương, triều rút lội được giữa các hòn, ghé nhà bè ăn hải sản.
dao-hai-tac | Đảo Hải Tặc | island | 10.318, 104.330 | 460 | island-sea-reef-golden-1 | Quần đảo Hải Tặc; Hòn Tre Lớn; Tiên Hải; Kiên Giang | Quần đảo yên trước Hà Tiên, chạy xe máy một vòng đảo lớn và tắm ở Bãi Nam.
mui-nai | Mũi Nai | beach | 10.383, 104.443 | 420 | beach-hammock-dusk-1 | Bãi biển Mũi Nai; Kiên Giang | Bãi biển của Hà Tiên dưới ngọn núi có hải đăng, cát nâu, sóng nhỏ, chiều nhìn ra Phú Quốc.
thach-dong | Thạch Động | cave | 10.413, 104.470 | 360 | cave-river-dusk-1 | Thạch Động Thôn Vân; Kiên Giang | Khối núi đá mọc giữa đồng gần biên giới Hà Tiên, trong hang có chùa và lỗ thông lên trời.
chua-hang-hon-phu-tu | Chùa Hang Hòn Phụ Tử | pagoda | 10.140, 104.640 | 420 | theatre-gate-dusk-1 | Hòn Phụ Tử; Chùa Hang Kiên Lương; Hải Sơn Tự; Kiên Giang | Ngôi chùa xuyên lòng núi mở ra biển Kiên Lương, trước mặt là Hòn Phụ Tử.
lang-mac-cuu | Lăng Mạc Cửu | historic-site | 10.387, 104.485 | 300 | theatre-colonnade-dawn-1 | Đền thờ họ Mạc; Núi Bình San; Kiên Giang | Khu mộ dòng họ khai mở Hà Tiên trên núi Bình San, phía trước là ao sen.
cua-khau-ha-tien | Cửa khẩu Hà Tiên | border-crossing | 10.428, 104.460 | 280 | road-mountain-van-golden-1 | Xà Xía; Cửa khẩu Xà Xía; Kiên Giang | Cửa khẩu đường bộ sang Kampot, từ trung tâm Hà Tiên đi chừng mười lăm phút.
vuon-quoc-gia-u-minh-thuong | Vườn quốc gia U Minh Thượng | national-park | 9.600, 105.090 | 400 | waterfall-jungle-golden-1 | U Minh Thượng; Kiên Giang | Rừng tràm trên than bùn, đi vỏ lãi ngắm dơi, chim và cây cỏ mùa nước.
chua-tay-an | Chùa Tây An | pagoda | 10.684, 105.080 | 400 | theatre-gate-noon-1 | Chùa Tây An Núi Sam; Tây An Cổ Tự | Ngôi chùa dưới chân núi Sam pha nét Ấn và Việt, vòm tròn nhiều màu cạnh miếu Bà.
lang-thoai-ngoc-hau | Lăng Thoại Ngọc Hầu | historic-site | 10.682, 105.081 | 360 | theatre-colonnade-dawn-1 | Thoại Ngọc Hầu; Sơn Lăng | Lăng người đào kênh Vĩnh Tế dưới chân núi Sam, tường dày rêu phủ và hàng mộ cổ.
cho-chau-doc | Chợ Châu Đốc | market | 10.708, 105.118 | 400 | old-quarter-flower-bikes-dusk-1 | Chợ mắm Châu Đốc | Khu chợ ngã ba sông với dãy mắm cá đủ loại, gọi tô bún cá vàng nghệ rồi ra bờ ngắm ghe.
lang-cham-chau-giang | Làng Chăm Châu Giang | village | 10.715, 105.130 | 380 | market-river-houses-dawn-1 | Châu Giang; Thánh đường Mubarak | Xóm Chăm theo đạo Hồi bên kia sông Châu Đốc, nhà sàn, khung dệt và thánh đường xanh.
lang-be-chau-doc | Làng bè Châu Đốc | village | 10.717, 105.115 | 320 | market-boats-above-dawn-1 | Làng nổi Châu Đốc | Dãy nhà bè nuôi cá trên ngã ba sông, đi tắc ráng thăm rồi ghé làng Chăm.
ho-ta-pa | Hồ Tà Pạ | lake | 10.410, 105.010 | 440 | island-sea-paddle-boards-dawn-1 | Tà Pạ; Tuyệt Tình Cốc An Giang | Hồ nước trên hầm đá cũ ở Tri Tôn, màu xanh giữa vách núi, đứng trên đồi thấy cánh đồng thốt nốt.
ho-soai-so | Hồ Soài So | lake | 10.437, 104.995 | 340 | karst-river-valley-noon-1 | Soài So; Soài So Tri Tôn | Hồ nước dưới chân núi Cô Tô, chiều người ta ra hóng gió, ăn gà đốt lá chúc.
nui-to | Núi Tô | mountain | 10.390, 104.985 | 340 | cable-park-ridges-mist-1 | Núi Cô Tô; Phụng Hoàng Sơn; Đồi Tức Dụp | Ngọn núi đá ở Tri Tôn với nhiều vồ, điện và đồi Tức Dụp, chân núi là ruộng thốt nốt.
bung-binh-thien | Búng Bình Thiên | lake | 10.920, 105.085 | 360 | pine-hills-lake-mist-1 | Búng Bình Thiên An Phú | Hồ nước ngọt trong gần biên giới An Phú, xóm Chăm quanh bờ, mùa nước nổi mặt búng rộng ra.
chua-banh-xeo | Chùa Bánh Xèo | pagoda | 10.500, 105.010 | 340 | theatre-hall-dawn-1 | Chùa Bánh xèo Núi Cấm; Thiền viện Đông Lai | Ngôi chùa gần núi Cấm đổ bánh xèo chay đãi khách, ai ghé cũng được mời một dĩa.
cua-khau-tinh-bien | Cửa khẩu Tịnh Biên | border-crossing | 10.605, 104.945 | 320 | road-rice-fields-noon-1 | Tịnh Biên; Chợ Tịnh Biên | Cửa khẩu sang Takeo với khu chợ biên giới bán côn trùng, đường thốt nốt và đồ Thái.
khu-di-tich-oc-eo | Khu di tích Óc Eo | historic-site | 10.255, 105.150 | 320 | theatre-colonnade-noon-1 | Óc Eo; Núi Ba Thê | Dấu vết đô thị cổ của Phù Nam dưới chân núi Ba Thê, có nhà trưng bày và nền gạch khai quật.
khu-luu-niem-chu-tich-ton-duc-thang | Khu lưu niệm Chủ tịch Tôn Đức Thắng | historic-site | 10.408, 105.437 | 260 | theatre-colonnade-golden-1 | Cù lao Ông Hổ; Tôn Đức Thắng | Ngôi nhà sàn thời thơ ấu của Bác Tôn trên cù lao Ông Hổ, qua phà từ Long Xuyên.
cho-noi-long-xuyen | Chợ nổi Long Xuyên | market | 10.382, 105.445 | 360 | market-floating-mist-1 | Long Xuyên | Khúc sông Hậu ghe trái cây còn buôn bán thật, năm sáu giờ sáng ghé tô bún cá trên thuyền.
# can-tho
cho-can-tho | Chợ Cần Thơ | market | 10.034, 105.788 | 420 | market-river-houses-dawn-1 | Chợ cổ Cần Thơ; Nhà lồng chợ cổ | Nhà lồng chợ xưa bên bến Ninh Kiều, nay bán đồ lưu niệm, có chỗ ăn nhìn ra sông.
cho-dem-ninh-kieu | Chợ đêm Ninh Kiều | market | 10.033, 105.787 | 420 | market-street-food-dusk-1 | Chợ đêm Cần Thơ; Chợ đêm Tây Đô | Dãy hàng ăn và quần áo quanh bến Ninh Kiều, tối đi bộ, ăn ốc, uống nước mía.
chua-ong-can-tho | Chùa Ông Cần Thơ | pagoda | 10.034, 105.787 | 360 | theatre-gate-noon-1 | Quảng Triệu Hội quán; Chùa Ông | Hội quán của người Quảng Đông bên bến Ninh Kiều, mái gắn gốm và vòng nhang treo cao.
chua-munir-ansay | Chùa Munir Ansay | pagoda | 10.031, 105.780 | 260 | theatre-hall-dawn-1 | Munirangsyaram | Ngôi chùa Khmer giữa trung tâm Cần Thơ, tháp chạm Phật và Tết Chôl Chnăm Thmây rộn trống.
den-tho-vua-hung-can-tho | Đền thờ Vua Hùng Cần Thơ | temple | 10.055, 105.740 | 340 | theatre-gate-mist-1 | Đền Hùng Cần Thơ | Ngôi đền tròn dáng trống đồng ở Bình Thủy, mái nhiều tầng soi hồ, khách viếng quanh năm.
con-son | Cồn Sơn | sight | 10.088, 105.752 | 480 | cycling-coconut-canal-dawn-1 | Cồn Sơn Cần Thơ | Cồn nhỏ trên sông Hậu, nhà nào cũng đón khách: xem cá lóc bay, làm bánh dân gian, ăn cơm vườn.
vuon-co-bang-lang | Vườn cò Bằng Lăng | nature-reserve | 10.280, 105.510 | 340 | voyage-crane-wetland-noon-1 | Bằng Lăng; Vườn cò Thốt Nốt | Vườn cò tư nhân ở Thốt Nốt, sáng cò bay đi chiều bay về trắng ngọn tre.
cau-can-tho | Cầu Cần Thơ | bridge | 10.031, 105.795 | 300 | night-city-cable-bridge-noon-1 |  | Cầu dây văng qua sông Hậu, đêm lên đèn soi cả khúc sông nhìn từ bến Ninh Kiều.
san-bay-can-tho | Sân bay Cần Thơ | airport | 10.085, 105.712 | 160 | road-airport-dusk-1 | VCA; Sân bay Trà Nóc; Sân bay quốc tế Cần Thơ | Sân bay của miền Tây ở Trà Nóc, về bến Ninh Kiều chừng hai mươi phút xe.
chua-dat-set | Chùa Đất Sét | pagoda | 9.602, 105.975 | 360 | theatre-colonnade-noon-1 | Bửu Sơn Tự; Sóc Trăng | Ngôi chùa nhỏ với tượng và cặp nến lớn nặn từ đất sét, công của một cư sĩ suốt bốn mươi năm.
chua-som-rong | Chùa Som Rong | pagoda | 9.592, 105.985 | 420 | theatre-gate-dawn-1 | Som Rong; Bôtum Vong Sa Som Rong; Sóc Trăng | Ngôi chùa Khmer có tượng Phật nằm ngoài trời và bảo tháp nhiều đỉnh, sân rộng nắng đẹp.
chua-kh-leang | Chùa Kh'leang | pagoda | 9.606, 105.972 | 320 | theatre-colonnade-dawn-1 | Kleang; Khleang; Sóc Trăng | Ngôi chùa Khmer lâu đời giữa phố Sóc Trăng, chính điện trên nền cao dưới hàng thốt nốt.
cang-tran-de | Cảng Trần Đề | port | 9.520, 106.200 | 280 | pier-moored-dawn-1 | Trần Đề; Bến tàu Trần Đề; Sóc Trăng | Bến tàu cao tốc đi Côn Đảo ở cửa sông Hậu, xe trung chuyển từ Cần Thơ, Sóc Trăng.
cu-lao-dung | Cù lao Dung | sight | 9.670, 106.170 | 300 | market-flowers-dawn-1 | Cù Lao Dung; Sóc Trăng | Dải cù lao cuối sông Hậu, rừng bần, vườn nhãn và món cá bống kèo kho bên đê biển.
bien-ho-be | Biển Hồ Bể | beach | 9.330, 106.120 | 220 | beach-boats-dusk-1 | Hồ Bể; Sóc Trăng | Bãi biển phù sa ở Vĩnh Châu, có rừng phòng hộ, ao muối và cánh quạt gió gần đó.
cho-noi-nga-bay | Chợ nổi Ngã Bảy | market | 9.815, 105.825 | 320 | old-quarter-flower-bikes-dusk-1 | Ngã Bảy; Phụng Hiệp; Hậu Giang | Nơi bảy dòng kênh gặp nhau, một thời chợ nổi sầm uất, nay ra bến ngắm sông và ghé ghe trái cây.
cong-vien-xa-no | Công viên Xà No | park | 9.785, 105.470 | 260 | cable-park-carousel-dusk-1 | Kênh Xà No; Hậu Giang | Bờ kè dài theo kênh Xà No ở Vị Thanh, chiều có gió, tối có đèn và quán vỉa hè.
# ca-mau
khai-long | Khai Long | beach | 8.590, 104.830 | 340 | beach-grove-dusk-1 | Bãi Khai Long; Khai Long Cà Mau | Bãi cát gần Đất Mũi với tượng đài và chòi nghỉ, điện gió đứng ngoài khơi.
vuon-quoc-gia-mui-ca-mau | Vườn quốc gia Mũi Cà Mau | national-park | 8.664, 104.785 | 380 | waterfall-jungle-noon-1 | Rừng ngập mặn Mũi Cà Mau | Rừng đước và bãi bồi đang lấn ra biển, đi vỏ lãi dưới tán rừng, lội bùn bắt ba khía.
nam-can | Năm Căn | town | 8.770, 105.000 | 280 | pier-harbour-dusk-1 | Thị trấn Năm Căn | Thị trấn cửa ngõ xuống Đất Mũi, bến đò, vựa tôm cua và cầu qua sông Cửa Lớn.
dam-thi-tuong | Đầm Thị Tường | sight | 8.980, 104.980 | 380 | road-rice-fields-noon-1 | Thị Tường | Đầm nước rộng giữa rừng, nhà chòi giăng lưới, ngồi ăn cá kèo nướng lúc mặt trời lặn.
vuon-chim-ca-mau | Vườn chim Cà Mau | nature-reserve | 9.185, 105.155 | 260 | voyage-crane-wetland-noon-1 | Công viên 19 Tháng 5 Cà Mau | Vườn chim hoang trong công viên giữa phố Cà Mau, xế chiều chim về lao xao.
san-bay-ca-mau | Sân bay Cà Mau | airport | 9.178, 105.178 | 150 | road-airport-dusk-1 | CAH | Sân bay trong phố Cà Mau, từ đây đi Đất Mũi còn hơn hai giờ đường bộ.
quang-truong-hung-vuong | Quảng trường Hùng Vương | landmark | 9.293, 105.720 | 300 | night-city-promenade-noon-1 | Quảng trường Bạc Liêu; Đờn kìm Bạc Liêu; Bạc Liêu | Quảng trường giữa Bạc Liêu có biểu tượng đờn kìm và nhà hát ba nón lá.
nha-hat-cao-van-lau | Nhà hát Cao Văn Lầu | landmark | 9.292, 105.722 | 320 | night-city-promenade-golden-1 | Nhà hát Ba Nón Lá; Cao Văn Lầu; Bạc Liêu | Ba tòa nhà mái hình nón lá bên quảng trường, nơi diễn đờn ca tài tử và cải lương.
khu-luu-niem-don-ca-tai-tu-cao-van-lau | Khu lưu niệm Đờn ca tài tử Cao Văn Lầu | historic-site | 9.278, 105.720 | 260 | theatre-gate-mist-1 | Dạ cổ hoài lang; Khu lưu niệm Cao Văn Lầu; Bạc Liêu | Nơi yên nghỉ của tác giả Dạ cổ hoài lang, vào nghe nhạc và xem các nhạc cụ tài tử.
quan-am-phat-dai | Quán Âm Phật Đài | pagoda | 9.205, 105.740 | 400 | theatre-colonnade-noon-1 | Mẹ Nam Hải; Phật Bà Nam Hải; Bạc Liêu | Tượng Quan Âm đứng nhìn ra biển Nhà Mát, người đi biển khắp miền Tây về cúng.
bien-nha-mat | Biển Nhà Mát | beach | 9.204, 105.744 | 320 | beach-hammock-golden-1 | Nhà Mát; Khu du lịch Nhà Mát; Bạc Liêu | Bờ biển phù sa gần Bạc Liêu với hồ nước mặn nhân tạo và công viên nước.
vuon-nhan-co-bac-lieu | Vườn nhãn cổ Bạc Liêu | sight | 9.240, 105.760 | 300 | market-flowers-golden-1 | Vườn nhãn Bạc Liêu; Giồng Nhãn; Bạc Liêu | Vườn nhãn hơn trăm năm dọc giồng đất gần biển, mùa trái ghé vườn ăn tại gốc.
san-chim-bac-lieu | Sân chim Bạc Liêu | nature-reserve | 9.250, 105.735 | 280 | island-sea-nipa-noon-1 | Vườn chim Bạc Liêu; Bạc Liêu | Mảnh rừng ngập mặn sót lại gần biển, chiều đứng trên chòi nhìn cò, cồng cộc về tổ.
canh-dong-muoi-dong-hai | Cánh đồng muối Đông Hải | sight | 9.090, 105.470 | 260 | rice-terraces-knoll-golden-1 | Muối Bạc Liêu; Đông Hải; Bạc Liêu | Ruộng muối trắng ở Đông Hải, mùa nắng diêm dân gánh muối, chiều mặt ruộng soi mây.
thap-co-vinh-hung | Tháp cổ Vĩnh Hưng | historic-site | 9.380, 105.480 | 240 | theatre-gate-dawn-1 | Tháp Vĩnh Hưng; Bạc Liêu | Ngôi tháp gạch cổ của văn hóa Óc Eo còn đứng ở Vĩnh Lợi, cạnh nhà trưng bày hiện vật.
`);
