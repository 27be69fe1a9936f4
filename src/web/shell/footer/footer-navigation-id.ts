/** Where the list of all parts of the site stands, for browsers in which the menu does not open. */
export const footerNavigationId = 'danh-muc-cuoi-trang';
