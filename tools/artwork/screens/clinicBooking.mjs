import { circle, page, paper, path, rect, text } from "./draw.mjs";

const rtl = { rtl: true };
const days = [
  ["الأحد", 12],
  ["الاثنين", 13],
  ["الثلاثاء", 14],
  ["الأربعاء", 15],
  ["الخميس", 16],
];
const hours = ["٩:٠٠", "٩:٣٠", "١٠:٠٠", "١٠:٣٠", "١١:٠٠", "١١:٣٠", "١٢:٠٠", "١٢:٣٠", "١:٠٠"];
const digits = (number) => new Intl.NumberFormat("ar-EG").format(number);

/** Booking an appointment at a clinic, in Arabic, on a phone: 900 x 1900. */
export const clinicBooking = () =>
  page(
    900,
    1900,
    paper.ground,
    text(840, 70, "٩:٤١", 30, paper.text, { ...rtl, weight: 700 }),
    text(840, 210, "حجز موعد", 60, paper.text, { ...rtl, weight: 700 }),
    text(840, 275, "اختر الطبيب واليوم والساعة", 31, paper.quiet, rtl),
    rect(60, 330, 780, 270, paper.raised, { round: 36, line: paper.line }),
    circle(715, 465, 84, "#e9d9b0"),
    circle(715, 440, 30, paper.gold),
    path("M660 520 a55 48 0 0 1 110 0 z", { fill: paper.gold }),
    text(595, 438, "عيادة الأسنان", 40, paper.text, { ...rtl, weight: 700 }),
    text(595, 500, "استشارة أولى", 31, paper.quiet, rtl),
    text(595, 556, "٣٠ دقيقة", 29, paper.gold, { ...rtl, weight: 700 }),
    text(840, 690, "اليوم", 37, paper.text, { ...rtl, weight: 700 }),
    days.map(([name, number], k) => {
      const x = 840 - 140 - k * 160,
        chosen = k === 2;
      return [
        rect(x, 730, 140, 190, chosen ? "url(#gold)" : paper.raised, {
          round: 32,
          line: chosen ? "none" : paper.line,
        }),
        text(x + 70, 800, name, 26, chosen ? "#1a1a1a" : paper.quiet, { ...rtl, at: "middle" }),
        text(x + 70, 876, digits(number), 52, paper.text, { ...rtl, weight: 700, at: "middle" }),
      ];
    }),
    text(840, 1020, "الساعة", 37, paper.text, { ...rtl, weight: 700 }),
    hours.map((hour, k) => {
      const x = 840 - 244 - (k % 3) * 268,
        y = 1060 + Math.floor(k / 3) * 124,
        chosen = k === 4,
        taken = k === 1 || k === 6;
      return [
        rect(x, y, 244, 98, chosen ? "#1a1a1a" : paper.raised, {
          round: 28,
          line: chosen ? "none" : paper.line,
        }),
        text(x + 122, y + 63, hour, 35, chosen ? "#f4d873" : taken ? "#cbbfa8" : paper.text, {
          ...rtl,
          at: "middle",
          weight: chosen ? 700 : 400,
        }),
      ];
    }),
    rect(60, 1470, 780, 130, "#efe5cd", { round: 30 }),
    text(800, 1550, "الثلاثاء ١٤، الساعة ١١:٠٠", 34, paper.text, { ...rtl, weight: 700 }),
    rect(60, 1650, 780, 136, "url(#gold)", { round: 68 }),
    text(450, 1733, "تأكيد الموعد", 42, "#1a1a1a", { ...rtl, weight: 700, at: "middle" }),
    rect(310, 1850, 280, 10, paper.text, { round: 5 }),
  );
