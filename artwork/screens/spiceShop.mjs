import { page, paper, pen } from "./draw.mjs";

const words = {
  en: {
    name: "Spice House",
    menu: ["Shop", "Blends", "Gifts", "Recipes"],
    offer: "New harvest saffron",
    about: "Picked in October, sealed within a day.",
    buy: "Buy now",
    spices: ["Saffron", "Turmeric", "Sumac", "Cardamom", "Cumin", "Black lime"],
  },
  ar: {
    name: "بيت التوابل",
    menu: ["المتجر", "الخلطات", "الهدايا", "الوصفات"],
    offer: "زعفران الموسم الجديد",
    about: "قُطف في أكتوبر وعُبّئ خلال يوم واحد.",
    buy: "اشترِ الآن",
    spices: ["زعفران", "كركم", "سماق", "هيل", "كمون", "لومي أسود"],
  },
};
const prices = ["12.50", "4.20", "3.80", "6.90", "3.10", "5.40"];
const colors = ["#b5421b", "#d99a1c", "#7c2232", "#7f8a4a", "#8a6234", "#2d2620"];

/** A heap of spice in a bowl, seen from the side; (x, y) is the middle of the bowl's rim. */
const bowl = ({ path, rect }, x, y, color) => [
  path(`M${x - 96} ${y} C${x - 60} ${y - 96} ${x + 60} ${y - 96} ${x + 96} ${y} Z`, {
    fill: color,
  }),
  path(
    `M${x - 118} ${y} H${x + 118} C${x + 110} ${y + 84} ${x + 50} ${y + 104} ${x} ${y + 104} C${x - 50} ${y + 104} ${x - 110} ${y + 84} ${x - 118} ${y} Z`,
    { fill: "#1c1914" },
  ),
  rect(x - 118, y - 4, 236, 9, "url(#gold)", { round: 4 }),
];

/** The catalogue of a spice shop on a tablet: 1600 x 1200. */
export function spiceShop(language) {
  const tools = pen(language, 1600);
  const { rect, text, circle } = tools;
  const t = words[language];
  return page(
    1600,
    1200,
    paper.ground,
    text(70, 96, t.name, 44, paper.text, { weight: 700 }),
    t.menu.map((name, k) => text(760 + k * 150, 94, name, 26, k === 0 ? paper.gold : paper.quiet)),
    circle(1500, 82, 34, "#1c1914"),
    text(1500, 93, "3", 28, "#f4d873", { at: "middle", weight: 700 }),
    rect(70, 150, 1460, 250, "#1c1914", { round: 32 }),
    text(130, 260, t.offer, 54, "#f4d873", { weight: 700 }),
    text(130, 316, t.about, 27, "#d9cfbb"),
    rect(1240, 234, 230, 82, "url(#gold)", { round: 41 }),
    text(1355, 286, t.buy, 28, "#1a1a1a", { weight: 700, at: "middle" }),
    t.spices.map((name, k) => {
      const x = 70 + (k % 3) * 496,
        y = 436 + Math.floor(k / 3) * 380;
      return [
        rect(x, y, 468, 350, paper.raised, { round: 28, line: paper.line }),
        bowl(tools, x + 234, y + 120, colors[k]),
        text(x + 34, y + 304, name, 32, paper.text, { weight: 700 }),
        text(x + 434, y + 304, `$${prices[k]}`, 30, paper.gold, { at: "end", weight: 700 }),
      ];
    }),
  );
}
