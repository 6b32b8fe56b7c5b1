/**
 * Words that only look like forms of another one, folded, each with the stem that it has instead:
 * a landing page has nothing to do with landed costs, nor a currency (عملة) with work (عمل).
 */
const latin = [
  "accounting",
  "booking bookings",
  "coding",
  "contracting",
  "customs",
  "evening",
  "fixed",
  "goods",
  "landing",
  "listing listings",
  "meeting meetings",
  "news",
  "processing",
  "rights",
  "securities",
  "shares",
  "united",
];

const arabic = [
  "الاحد",
  "الامين",
  "بنيه",
  "بايه",
  "تسويه",
  "دفتره",
  "رقمي رقميه",
  "سيره",
  "عربه",
  "عربون",
  "عمله عملات",
  "قيمه",
  "مدينه",
  "موسسه موسسات",
  "واحد واحده",
  "وحده وحدات",
  "وسيله",
  "يوميه يوميات",
];

/** The stem of each distinct word. */
export const distinctStems: ReadonlyMap<string, string> = new Map(
  [...latin, ...arabic].flatMap((line) => {
    const forms = line.split(" ");
    return forms.map((form) => [form, forms[0] ?? form] as const);
  }),
);
