import { screen } from "@testing-library/react";
import { renderIn } from "../../../testing/renderIn";
import { ContactWays } from "./ContactWays";

type ContactHours = Queries.ContactWaysFragment["openingHours"][number];

const company = (locality: string, country: string, hours: ContactHours) => ({
  email: "info@fts.example",
  phone: "+20 3 000 0000",
  whatsapp: "+20 100 000 0000",
  address: { locality, country, mapUrl: "https://maps.example/here" },
  openingHours: [hours],
});

const english = { dayRuns: [["Sunday", "Tuesday"]], opens: "9:00 AM", closes: "5:00 PM" };
const arabic = { dayRuns: [["الأحد", "الثلاثاء"]], opens: "9:00 ص", closes: "5:00 م" };

test("English: every way can be used, and the hours are shown", () => {
  renderIn("en", <ContactWays company={company("Alexandria", "Egypt", english)} />);
  const link = (name: string | RegExp) => screen.getByRole("link", { name });
  expect(link("info@fts.example")).toHaveAttribute("href", "mailto:info@fts.example");
  expect(link("+20 3 000 0000")).toHaveAttribute("href", "tel:+2030000000");
  expect(link("+20 100 000 0000")).toHaveAttribute("href", "https://wa.me/201000000000");
  expect(link("Open the map")).toHaveAttribute("href", "https://maps.example/here");
  expect(screen.getByText(/Sunday to Tuesday/).parentElement).toHaveTextContent(
    "9:00 AM to 5:00 PM",
  );
});

test("Arabic: hours read from day to day, numbers keep their direction", () => {
  renderIn("ar", <ContactWays company={company("الإسكندرية", "مصر", arabic)} />);
  expect(screen.getByText(/من الأحد إلى الثلاثاء/).parentElement).toHaveTextContent(
    "من 9:00 ص إلى 5:00 م",
  );
  expect(screen.getByText("+20 3 000 0000")).toHaveAttribute("dir", "ltr");
  expect(screen.getByText("الإسكندرية، مصر")).toBeVisible();
});
