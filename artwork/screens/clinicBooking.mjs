import { page, paper, pen } from "./draw.mjs";

const words = {
  en: {
    title: "Book a visit",
    intro: "Choose a doctor, a day and a time",
    clinic: "Dental clinic",
    visit: "First consultation",
    length: "30 minutes",
    day: "Day",
    days: ["Sun", "Mon", "Tue", "Wed", "Thu"],
    hour: "Time",
    chosen: "Tuesday 14, at 11:00",
    confirm: "Confirm the visit",
  },
  ar: {
    title: "حجز موعد",
    intro: "اختر الطبيب واليوم والساعة",
    clinic: "عيادة الأسنان",
    visit: "استشارة أولى",
    length: "30 دقيقة",
    day: "اليوم",
    days: ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس"],
    hour: "الساعة",
    chosen: "الثلاثاء 14، الساعة 11:00",
    confirm: "تأكيد الموعد",
  },
};
const hours = ["9:00", "9:30", "10:00", "10:30", "11:00", "11:30", "12:00", "12:30", "1:00"];

/** Booking an appointment at a clinic on a phone: 900 x 1900. */
export function clinicBooking(language) {
  const { rect, text, circle, sign } = pen(language, 900);
  const t = words[language];
  return page(
    900,
    1900,
    paper.ground,
    text(60, 70, "9:41", 30, paper.text, { weight: 700 }),
    text(60, 210, t.title, 60, paper.text, { weight: 700 }),
    text(60, 275, t.intro, 31, paper.quiet),
    rect(60, 330, 780, 270, paper.raised, { round: 36, line: paper.line }),
    circle(185, 465, 84, "#e9d9b0"),
    circle(185, 440, 30, paper.gold),
    sign(185, 520, "M-55 0 a55 48 0 0 1 110 0 z", { fill: paper.gold }),
    text(305, 438, t.clinic, 40, paper.text, { weight: 700 }),
    text(305, 500, t.visit, 31, paper.quiet),
    text(305, 556, t.length, 29, paper.gold, { weight: 700 }),
    text(60, 690, t.day, 37, paper.text, { weight: 700 }),
    t.days.map((name, k) => {
      const x = 60 + k * 160,
        chosen = k === 2;
      return [
        rect(x, 730, 140, 190, chosen ? "url(#gold)" : paper.raised, {
          round: 32,
          line: chosen ? "none" : paper.line,
        }),
        text(x + 70, 800, name, 26, chosen ? "#1a1a1a" : paper.quiet, { at: "middle" }),
        text(x + 70, 876, String(12 + k), 52, paper.text, { weight: 700, at: "middle" }),
      ];
    }),
    text(60, 1020, t.hour, 37, paper.text, { weight: 700 }),
    hours.map((hour, k) => {
      const x = 60 + (k % 3) * 268,
        y = 1060 + Math.floor(k / 3) * 124,
        chosen = k === 4,
        taken = k === 1 || k === 6;
      return [
        rect(x, y, 244, 98, chosen ? "#1a1a1a" : paper.raised, {
          round: 28,
          line: chosen ? "none" : paper.line,
        }),
        text(x + 122, y + 63, hour, 35, chosen ? "#f4d873" : taken ? "#cbbfa8" : paper.text, {
          at: "middle",
          weight: chosen ? 700 : 400,
        }),
      ];
    }),
    rect(60, 1470, 780, 130, "#efe5cd", { round: 30 }),
    text(100, 1550, t.chosen, 34, paper.text, { weight: 700 }),
    rect(60, 1650, 780, 136, "url(#gold)", { round: 68 }),
    text(450, 1733, t.confirm, 42, "#1a1a1a", { weight: 700, at: "middle" }),
    rect(310, 1850, 280, 10, paper.text, { round: 5 }),
  );
}
