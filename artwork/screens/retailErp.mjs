import { curve, ink, page, pen } from "./draw.mjs";

const words = {
  en: {
    name: "Retail ERP",
    menu: ["Overview", "Sales", "Inventory", "Purchasing", "Accounts", "People", "Reports"],
    greeting: "Good morning",
    search: "Search",
    figures: [
      ["Sales today", "48,320", "+12%"],
      ["Orders", "1,284", "+8%"],
      ["Stock value", "2.41 M", "+3%"],
      ["Margin", "31.6%", "+1%"],
    ],
    revenue: "Revenue, twelve months",
    branches: "Branches",
    cities: ["Alexandria", "Cairo", "Riyadh", "Dubai", "Kuwait"],
    orders: "Latest orders",
    places: ["Corniche branch", "Online shop", "Olaya branch"],
    payments: ["Visa", "mada", "Cash"],
    states: ["Paid", "Packed", "Paid"],
  },
  ar: {
    name: "إدارة المتاجر",
    menu: ["نظرة عامة", "المبيعات", "المخزون", "المشتريات", "الحسابات", "الموظفون", "التقارير"],
    greeting: "صباح الخير",
    search: "ابحث",
    figures: [
      ["مبيعات اليوم", "48,320", "+12%"],
      ["الطلبات", "1,284", "+8%"],
      ["قيمة المخزون", "2.4 مليون", "+3%"],
      ["هامش الربح", "31.6%", "+1%"],
    ],
    revenue: "الإيرادات خلال اثني عشر شهرًا",
    branches: "الفروع",
    cities: ["الإسكندرية", "القاهرة", "الرياض", "دبي", "الكويت"],
    orders: "أحدث الطلبات",
    places: ["فرع الكورنيش", "المتجر الإلكتروني", "فرع العليا"],
    payments: ["فيزا", "مدى", "نقدًا"],
    states: ["مدفوع", "مُجهَّز", "مدفوع"],
  },
};
const shares = [0.92, 0.78, 0.66, 0.58, 0.41];
const months = [300, 262, 280, 212, 236, 168, 190, 128, 146, 88, 104, 52];

const monthName = (index, language) =>
  new Date(Date.UTC(2026, index)).toLocaleString(language, { month: "short", timeZone: "UTC" });

/** The dashboard of a retail ERP system: 1920 x 1080. */
export function retailErp(language) {
  const { rect, text, circle, path } = pen(language, 1920);
  const t = words[language];
  return page(
    1920,
    1080,
    ink.black,
    rect(0, 0, 290, 1080, "#111113"),
    rect(40, 40, 44, 44, "url(#gold)", { round: 10 }),
    text(102, 73, t.name, 27, ink.text, { weight: 700 }),
    t.menu.map((name, k) => [
      k === 0 ? rect(24, 132, 242, 58, "#2a2417", { round: 12 }) : "",
      rect(48, 151 + k * 72, 20, 20, k === 0 ? ink.pale : "#5b564b", { round: 5 }),
      text(88, 169 + k * 72, name, 23, k === 0 ? ink.pale : ink.quiet),
    ]),
    text(340, 86, t.greeting, 38, ink.text, { weight: 700 }),
    rect(1420, 46, 300, 54, ink.raised, { round: 27 }),
    text(1452, 81, t.search, 21, ink.quiet),
    circle(1820, 73, 27, "url(#gold)"),
    t.figures.map(([name, value, change], k) => {
      const x = 340 + k * 385;
      return [
        rect(x, 136, 360, 176, ink.raised, { round: 20 }),
        text(x + 30, 184, name, 22, ink.quiet),
        text(x + 30, 258, value, 56, k === 0 ? "url(#gold)" : ink.text, { weight: 700 }),
        text(x + 330, 184, change, 21, ink.pale, { at: "end" }),
      ];
    }),
    rect(340, 340, 1130, 440, ink.raised, { round: 20 }),
    text(374, 396, t.revenue, 25, ink.text, { weight: 700 }),
    [0, 1, 2, 3].map((k) => rect(374, 450 + k * 84, 1062, 2, ink.line)),
    path(`${curve(months.map((y, k) => [390 + k * 93, y + 430]))} L1413 745 L390 745 Z`, {
      fill: "url(#fade)",
    }),
    path(curve(months.map((y, k) => [390 + k * 93, y + 430])), { line: ink.pale, width: 6 }),
    circle(1413, 482, 11, ink.pale),
    // Without them a curve that runs from the right reads as falling.
    [0, 3, 6, 9, 11].map((k) =>
      text(390 + k * 93, 771, monthName(k, language), 18, ink.quiet, { at: "middle" }),
    ),
    rect(1500, 340, 380, 440, ink.raised, { round: 20 }),
    text(1530, 396, t.branches, 25, ink.text, { weight: 700 }),
    t.cities.map((name, k) => [
      text(1530, 452 + k * 66, name, 21, ink.quiet),
      rect(1530, 466 + k * 66, 320, 12, ink.line, { round: 6 }),
      rect(1530, 466 + k * 66, 320 * shares[k], 12, "url(#gold)", { round: 6 }),
    ]),
    rect(340, 808, 1540, 232, ink.raised, { round: 20 }),
    text(374, 862, t.orders, 25, ink.text, { weight: 700 }),
    ["10482", "10481", "10480"].map((number, k) => {
      const y = 912 + k * 48;
      return [
        text(374, y, `#${number}`, 22, ink.quiet),
        text(560, y, t.places[k], 22, ink.text),
        text(1100, y, t.payments[k], 22, ink.quiet),
        rect(1330, y - 25, 150, 35, "#2a2417", { round: 17 }),
        text(1405, y, t.states[k], 20, ink.pale, { at: "middle" }),
        text(1846, y, ["1,240.00", "386.50", "742.00"][k], 22, ink.text, {
          at: "end",
          weight: 700,
        }),
      ];
    }),
  );
}
