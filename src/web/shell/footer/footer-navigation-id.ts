/** The anchor of the full navigation, for browsers in which the menu does not open. */
export const footerNavigationId = 'danh-muc-cuoi-trang';
