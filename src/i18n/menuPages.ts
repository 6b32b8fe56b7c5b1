/** A page that the menus name: by `nav.<name>.link` of common.json. */
interface MenuPage {
  name: string;
  route: string;
  /** Its place in the header and the drawer, if it has one there. */
  header?: number;
}

/** The pages of the menus, a row each, in the order of the footer. */
const pages = [
  { name: "home", route: "/", header: 1 },
  { name: "about", route: "/about/", header: 2 },
  { name: "services", route: "/services/", header: 4 },
  { name: "investment", route: "/investment/", header: 5 },
  { name: "faq", route: "/faq/" },
  { name: "contact", route: "/contact/", header: 3 },
] as const satisfies readonly MenuPage[];

type Page = (typeof pages)[number];
type HeaderPage = Extract<Page, { header: number }>;

/** The footer's quick links. */
export const footerPages: readonly Page[] = pages;

/** The main pages: those that the header names, too. */
export const mainPages = pages.filter((page): page is HeaderPage => "header" in page);

/** What the header and the drawer name; the services are a submenu there. */
export const headerPages = [...mainPages].sort((one, other) => one.header - other.header);
